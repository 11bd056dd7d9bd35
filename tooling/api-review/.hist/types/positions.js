/**
 * Finds out how consumers meet each unit: they receive exported values; parts are met as their path says, with a flip for
 * each parameter. An exported type that no value reaches is `unknown`, and so is what only such types reach.
 *
 * @param keyed - Names of types used only as maps of keys (`keyof Events`): consumers neither provide nor receive them.
 */
export function solvePositions(units, keyed) {
    const found = new Map();
    const spread = (key, direction) => {
        const directions = found.get(key) ?? new Set();
        found.set(key, directions);
        if (directions.has(direction))
            return;
        directions.add(direction);
        for (const { key: used, polarity } of units.get(key)?.references ?? []) {
            spread(used, direction === 'unknown' || polarity === 1 ? direction : direction === 'out' ? 'in' : 'out');
        }
    };
    for (const unit of units.values()) {
        if (unit.isExported && (unit.kind === 'value' || unit.isClass))
            spread(unit.key, 'out');
    }
    for (const unit of units.values()) {
        if (unit.isExported && !found.has(unit.key) && !keyed.has(unit.name))
            spread(unit.key, 'unknown');
    }
    return found;
}
/** Key of the unit of a named type. */
export function typeKey(name) {
    return `type ${name}`;
}
