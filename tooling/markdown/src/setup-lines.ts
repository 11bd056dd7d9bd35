const cut = /^[ \t]*\/\/ ---cut---[ \t]*$/

/**
 * Code without the lines that set an example up: those down to the last `// ---cut---`, and blank ones after it. The check of examples
 * compiles them.
 */
export function withoutSetup(code: string): string {
  if (!code.includes('---cut---')) return code
  const lines = code.split('\n')
  const shown = lines.slice(lines.findLastIndex((line) => cut.test(line)) + 1)
  return shown
    .slice(
      Math.max(
        0,
        shown.findIndex((line) => line.trim() !== ''),
      ),
    )
    .join('\n')
}
