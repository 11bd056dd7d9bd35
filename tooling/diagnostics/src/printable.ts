/** Control characters, and invisible ones that reorder or break a line. */
const unprintable = /[\p{Cc}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]/gu

/** Replaces control characters by escapes such as `\n` or `\u0007`, so that a text stays on one line of a terminal. */
export function printable(text: string): string {
  return text.replace(unprintable, (character) => {
    const [escaped] = /\\[a-z]/.exec(JSON.stringify(character)) ?? []
    if (escaped !== undefined && escaped !== '\\u') return escaped
    // By code unit, as in JSON, so that JSON stays JSON.
    const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at).toString(16))
    return units.map((unit) => `\\u${unit.padStart(4, '0')}`).join('')
  })
}

/**
 * Like {@link printable} for a text of several lines: its line breaks and tabs stay. Escapes also what a CI system would run as a
 * command of its log: `::error`, `##[group]`, `##vso[...]`, `##teamcity[...]`.
 */
export function printableLines(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      line
        .split('\t')
        .map(printable)
        .join('\t')
        // GitHub and others pass over space before a command.
        .replace(/^(\s*):(?=:)/u, String.raw`$1\u003a`)
        .replaceAll(/##(?=(?:vso|teamcity)?\[)/gi, String.raw`#\u0023`),
    )
    .join('\n')
}
