import TinamouLayout

// What is otherwise in some size classes: `heightClass=regular-widthClass=compact`; `default` holds in all.

extension InterfaceBuilderReader {
    /// The classes for which a variation is; `nil`, with a warning, if they are not understood.
    private mutating func classes(_ node: Int) -> SizeClasses? {
        let key = tree[node].attributes["key"] ?? ""
        var classes = SizeClasses()
        if key == "default" { return classes }
        for part in key.split(separator: "-") {
            let sides = part.split(separator: "=", omittingEmptySubsequences: false)
            guard sides.count == 2, let value = SizeClass(rawValue: String(sides[1])) else { break }
            switch sides[0] {
            case "widthClass": classes.width = value
            case "heightClass": classes.height = value
            default: break
            }
        }
        let count = (classes.width == nil ? 0 : 1) + (classes.height == nil ? 0 : 1)
        if count > 0 && count == key.split(separator: "-").count { return classes }
        warn(.variationKey(key), tree[node].line)
        return nil
    }

    // MARK: Constraints

    /// Reads what of a constraint is otherwise.
    mutating func readConstraintVariation(_ node: Int, _ constraint: inout LayoutDocument.Constraint) {
        guard let classes = classes(node) else { return }
        var variation = LayoutDocument.ConstraintVariation(classes)
        variation.constant = number(node, "constant", of: constraint.id)
        if tree[node].attributes["multiplier"] != nil { variation.multiplier = multiplier(node, constraint.id) }
        variation.priority = priority(node, "priority", constraint.id)
        constraint.variations.append(variation)
    }

    // MARK: Views

    /// Reads what of a view is otherwise, and what a view's variations include and exclude.
    mutating func readVariations(_ node: Int, _ element: inout LayoutDocument.Element) {
        let id = element.id
        for child in tree[node].children where tree[child].name == "variation" {
            guard let classes = classes(child) else { continue }
            for mask in tree[child].children where tree[mask].name == "mask" { readMask(mask, classes) }
            var variation = LayoutDocument.ElementVariation(classes)
            let unchanged = variation
            if let hidden = tree[child].attributes["hidden"] { variation.isHidden = hidden == "YES" }
            variation.axis = choice(child, "axis", of: id, ViewKinds.axes)
            variation.distribution = choice(child, "distribution", of: id, ViewKinds.distributions)
            variation.alignment = choice(child, "alignment", of: id, ViewKinds.alignments)
            variation.spacing = spacing(child, id)
            variation.margins = readMargins(child, id)
            variation.hugging = LayoutDocument.Extents(
                width: priority(child, "horizontalHuggingPriority", id),
                height: priority(child, "verticalHuggingPriority", id))
            variation.compressionResistance = LayoutDocument.Extents(
                width: priority(child, "horizontalCompressionResistancePriority", id),
                height: priority(child, "verticalCompressionResistancePriority", id))
            if variation != unchanged { element.variations.append(variation) }
        }
    }

    private mutating func readMask(_ node: Int, _ classes: SizeClasses) {
        for child in tree[node].children {
            guard let reference = tree[child].attributes["reference"] else { continue }
            switch tree[child].name {
            case "include", "exclude":
                masks.append(
                    Mask(
                        classes: classes, reference: reference, isIncluded: tree[child].name == "include",
                        line: tree[child].line))
            default: continue
            }
        }
    }

    /// Carries masks out, now that all ids are known: what they include or exclude varies by itself.
    mutating func applyMasks() {
        for mask in masks {
            if let place = constraintPlaces[mask.reference] {
                var variation = LayoutDocument.ConstraintVariation(mask.classes)
                variation.isIncluded = mask.isIncluded
                document.constraints[place].variations.append(variation)
            } else if let place = elementPlaces[mask.reference] {
                var variation = LayoutDocument.ElementVariation(mask.classes)
                variation.isIncluded = mask.isIncluded
                document.elements[place].variations.append(variation)
            } else {
                warn(.maskReference(mask.reference), mask.line)
            }
        }
    }
}
