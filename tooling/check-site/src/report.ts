import type { BrokenLink, Check, Findings, MarkupError } from './findings.ts'

/** Number of pages from which a broken link is probably part of the layout. */
const frequent = 5

/** Report of a check as text, without a prefix; empty without findings. */
export function report(check: Check, findings: Findings): string {
  const found = findings[check]
  if (found.length === 0) return ''
  switch (check) {
    case 'faults':
      return [
        'Signpost made errors!',
        '',
        'The links and ids below are written by Signpost itself, not by authors: please report them at',
        'https://github.com/signpost-docs/signpost/issues, with the declarations that the pages document.',
        '',
        'Exhaustive list of all errors found:',
        ...markupBySource(findings.faults, 'Errors of Signpost'),
      ].join('\n')
    case 'brokenLinks':
      return [
        'Broken links were found!',
        '',
        'Check the pages below, and do not link to paths that do not exist.',
        "Note: onBrokenLinks of the site's configuration sets how strict this is.",
        '',
        ...frequentLinks(findings.brokenLinks),
        'Exhaustive list of all broken links found:',
        ...bySource(findings.brokenLinks, 'Broken link'),
      ].join('\n')
    case 'brokenAnchors':
      return [
        'Broken anchors were found!',
        '',
        'Check the pages below, and do not link to anchors that do not exist.',
        "Note: onBrokenAnchors of the site's configuration sets how strict this is.",
        '',
        'Exhaustive list of all broken anchors found:',
        ...bySource(findings.brokenAnchors, 'Broken anchor'),
      ].join('\n')
    case 'brokenMarkdownLinks':
      return findings.brokenMarkdownLinks
        .map(
          ({ url, file, line, column }) =>
            `Markdown link with URL \`${url}\` in source file "${file}" (${line}:${column}) couldn't be resolved, ` +
            'make sure it references a local Markdown file that exists within the current section.',
        )
        .join('\n')
    case 'duplicateRoutes':
      return [
        'Duplicate routes found!',
        ...findings.duplicateRoutes.map(
          ({ path, files }) =>
            `- Attempting to create page at ${path}, but a page already exists at this route. (${files.join(', ')})`,
        ),
        'This could lead to non-deterministic routing behavior.',
      ].join('\n')
    case 'markup':
      return [
        'Markup errors were found!',
        '',
        'Exhaustive list of all markup errors found:',
        ...markupBySource(findings.markup, 'Markup errors'),
      ].join('\n')
  }
}

/** Links that are broken on many pages, each once. */
function frequentLinks(links: readonly BrokenLink[]): string[] {
  const counts = new Map<string, number>()
  for (const { link } of links) counts.set(link, (counts.get(link) ?? 0) + 1)
  const often = [...counts].filter(([, count]) => count >= frequent)
  if (often.length === 0) return []
  return [
    'Some of the broken links appear on many pages of the site, maybe in its layout (navbar, footer):',
    ...often.map(([link]) => `- ${link}`),
    '',
  ]
}

/** Pages in order with their links; with a heading for each locale if there are several. */
function bySource(links: readonly BrokenLink[], what: string): string[] {
  const hasLocales = new Set(links.map(({ locale }) => locale)).size > 1
  const lines: string[] = []
  let locale: string | undefined
  let source: string | undefined
  for (const item of links) {
    if (hasLocales && item.locale !== locale) lines.push(`[locale ${item.locale === '' ? 'default' : item.locale}]`)
    if (item.source !== source) lines.push(`- ${what} on source page path = ${item.source}:`)
    locale = item.locale
    source = item.source
    const resolved = item.resolved === item.link ? '' : ` (resolved as: ${item.resolved})`
    const suggestion = item.suggestion === undefined ? '' : `, did you mean ${item.suggestion}?`
    const written = item.written === undefined ? '' : `, written at ${item.written}`
    lines.push(`   -> linking to ${item.link}${resolved}${suggestion}${written}`)
  }
  return lines
}

function markupBySource(errors: readonly MarkupError[], what: string): string[] {
  let previous: string | undefined
  return errors.flatMap(({ source, message }) => {
    const heading = source === previous ? [] : [`- ${what} on page path = ${source}:`]
    previous = source
    return [...heading, `   -> ${message}`]
  })
}
