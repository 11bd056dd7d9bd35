/** Formats results: a line per case, and `N passed, N failed` last. */
export function printResults(results) {
    const lines = results.map(({ item, found, isExact }) => {
        if (isExact)
            return `PASS ${item.id}`;
        return `FAIL ${item.id}: expected ${item.conservative}/${item.pragmatic}, found ${found.strict}/${found.pragmatic}`;
    });
    const passed = results.filter(({ isExact }) => isExact).length;
    return [...lines, `${passed} passed, ${results.length - passed} failed`].join('\n');
}
