import { reservedSegments } from '../config/docs-section.ts'
import type { ContentDiagnostic, Severity } from '../reader/model.ts'
import { docPath } from './doc-address.ts'
import type { DocsPlan } from './plan-docs.ts'

/**
 * Reports docs whose address another doc, a version or the home page has, ignoring case (R5.7). Among docs the one of the
 * version with the longest address is reached, then the first by id.
 */
export function reportDuplicates(
  plans: readonly DocsPlan[],
  severity: Severity,
  diagnostics: ContentDiagnostic[],
): void {
  if (severity === 'ignore') return
  const holders = new Map<string, string>([['/', 'the home page']])
  for (const { version } of plans) {
    if (!version.isLast) holders.set(version.path.toLowerCase(), `the version "${version.name}"`)
  }
  const byLength = [...plans].sort((a, b) => b.version.path.length - a.version.path.length)
  for (const { version, slugs, originals } of byLength) {
    for (const [id, slug] of slugs) {
      const { shown } = originals.get(id)!.source
      const path = docPath(version.path, slug)
      // A version's address leads to its main doc, and may as well be that doc's own.
      const key = slug === '' && path !== '/' ? `${path.toLowerCase()}/` : path.toLowerCase()
      const other = holders.get(key) ?? takenBy(path, plans)
      if (other === undefined) {
        holders.set(key, shown)
        continue
      }
      diagnostics.push({
        code: 'duplicate-slug',
        severity: severity === 'throw' ? 'error' : 'warning',
        file: shown,
        url: path,
        other,
        found: `the address "${path}", which ${other} has`,
        expected: 'an address of its own',
        nextStep: 'Change the slug of one of the two. Only the first one can be reached.',
      })
    }
  }
}

/** Part of the site that already has an address; absent when it is free for docs. */
function takenBy(path: string, plans: readonly DocsPlan[]): string | undefined {
  const first = path.split('/')[1]!
  if (first === 'api') return 'the API reference'
  if (reservedSegments.includes(first)) return 'the site itself'
  const { locales } = plans[0]!.config
  const locale = locales.list.find(({ code, path: prefix }) => code !== locales.default && prefix === first)
  return locale && `the home page in ${locale.label}`
}
