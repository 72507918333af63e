/// The keys of snapshots in JSON, which Docs/snapshot.schema.json has as well.
package enum SnapshotKeys {
    package static let snapshot = ["$schema", "snapshot", "documents"]
    package static let document = ["file", "inputs", "layouts"]
    package static let layout = ["target", "direction", "constants", "offsets", "scenes"]
    package static let scene = ["name", "views"]
    package static let view = ["id", "in", "name", "frame", "offset", "hidden"]
}
