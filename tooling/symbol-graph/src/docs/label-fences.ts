const fence = /^(?<before>\s*(?:>\s*)?)(?<ticks>`{3,}|~{3,})[^\S\n]*(?<info>[^\n]*)$/u
const command = /^\s*(?:\$\s|(?:npm|npx|pnpm|yarn|bun|deno|node|git|cd)\s)/u

/**
 * Labels the code blocks of an example as TypeScript when none of them has a language: authors of examples rarely name the
 * language of the package. Beside a block with a language, one without is output; a block of commands stays as it is.
 */
export function labelFences(text: string): string {
  const lines = text.split('\n')
  const openings = openingsOf(lines)
  if (openings.some(({ info }) => info !== '')) return text
  for (const { at, before, ticks } of openings) {
    if (!command.test(lines[at + 1] ?? '')) lines[at] = `${before}${ticks}${languageOf(text)}`
  }
  return lines.join('\n')
}

/** TSX for code with an element that is closed, else TypeScript. */
export function languageOf(code: string): 'ts' | 'tsx' {
  return /<\/[A-Za-z>]|\/>/u.test(code) ? 'tsx' : 'ts'
}

/** Opening fences, each with the number of its line. */
function openingsOf(lines: readonly string[]): { at: number; before: string; ticks: string; info: string }[] {
  const openings = []
  let open: string | undefined
  for (const [at, line] of lines.entries()) {
    const { before = '', ticks = '', info = '' } = fence.exec(line)?.groups ?? {}
    if (ticks === '' || (open !== undefined && (info !== '' || !ticks.startsWith(open)))) continue
    if (open === undefined) openings.push({ at, before, ticks, info })
    open = open === undefined ? ticks : undefined
  }
  return openings
}
