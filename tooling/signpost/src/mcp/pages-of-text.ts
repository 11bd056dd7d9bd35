/** Longest answer in characters: about 3,000 tokens. */
export const longestAnswer = 12_000

/**
 * One page of a text, which is divided between blocks where possible.
 *
 * @param number - From 1.
 * @returns The page, with a line that names the next one; undefined when there is no such page.
 */
export function pageOfText(text: string, number: number, longest: number = longestAnswer): string | undefined {
  const pages = divided(text.trimEnd(), longest)
  const page = pages[number - 1]
  if (page === undefined) return undefined
  if (pages.length === 1) return page
  const next = number < pages.length ? ` Continue with page ${number + 1}.` : ''
  return `${page}\n\n(Page ${number} of ${pages.length}.${next})`
}

function divided(text: string, longest: number): string[] {
  const pages: string[] = []
  let rest = text
  while (rest.length > longest) {
    const block = rest.lastIndexOf('\n\n', longest)
    const line = rest.lastIndexOf('\n', longest)
    const at = block > longest / 2 ? block : line > longest / 2 ? line : longest
    pages.push(rest.slice(0, at).trimEnd())
    rest = rest.slice(at).trimStart()
  }
  return [...pages, rest]
}
