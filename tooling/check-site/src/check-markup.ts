import type { MarkupError } from './findings.ts'
import type { CheckedPage } from './link-checker.ts'

/** Finds ids that Signpost wrote several times on a page that it made. */
export function checkOwnIds({ path, facts }: CheckedPage): MarkupError[] {
  if (!facts.isGenerated) return []
  return [...facts.ids].flatMap(([id, count]) =>
    count > 1 ? [{ source: path, message: `the id "${id}" ${count} times` }] : [],
  )
}

/** Finds missing, repeated and forbidden elements of a page. */
export function checkMarkup({ path, facts }: CheckedPage): MarkupError[] {
  const messages: string[] = []
  if (facts.lang === '') messages.push('the html element has no lang')
  if (facts.title.trim() === '') messages.push('there is no title')
  for (const name of ['h1', 'main'] as const) {
    if (facts.counts[name] !== 1) messages.push(`there are ${facts.counts[name]} ${name} elements, one was expected`)
  }
  for (const [id, count] of facts.ids)
    if (count > 1 && !facts.isGenerated) messages.push(`the id "${id}" is used ${count} times`)
  if (facts.forbiddenScripts > 0) {
    messages.push(`${facts.forbiddenScripts} inline scripts have no hash in the page's content security policy`)
  }
  return messages.map((message) => ({ source: path, message }))
}
