/** The place one step further. */
export function step(place, next, change = {}) {
    return { ...place, ...change, path: [...place.path, next] };
}
/** Records a difference. */
export function report(walk, rule, place, types) {
    walk.sites.push({ rule, ...place, ...types });
}
