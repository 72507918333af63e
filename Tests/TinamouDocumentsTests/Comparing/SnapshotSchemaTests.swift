import Foundation
import Testing
import TinamouDocuments

/// Docs/snapshot.schema.json says what the reader knows.
@Suite struct SnapshotSchemaTests {
    @Test func keysAreTheReaders() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let data = try Data(contentsOf: root.appending(path: "Docs/snapshot.schema.json"))
        let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let parts = try #require(schema["$defs"] as? [String: [String: Any]])
        let keys = [
            "snapshot": SnapshotKeys.snapshot, "document": SnapshotKeys.document, "layout": SnapshotKeys.layout,
            "scene": SnapshotKeys.scene, "view": SnapshotKeys.view,
        ]
        for (name, keys) in keys {
            let properties = try #require(parts[name]?["properties"] as? [String: Any])
            #expect(Set(properties.keys) == Set(keys), "\(name)")
            #expect(parts[name]?["additionalProperties"] as? Bool == false, "\(name)")
        }
        #expect(Set(parts.filter { $0.value["properties"] != nil }.keys) == Set(keys.keys))
    }
}
