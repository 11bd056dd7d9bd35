import { sanitizeHtml } from '@signpost/markdown'
import type { ContentDiagnostic } from '../reader/model.ts'
import type { CheckedConfig } from './checked-config.ts'
import type { Text } from './site-config.ts'

/**
 * Configuration of an untrusted root, without anything that a browser would run or that could restyle the pages: scripts of other
 * hosts, style sheets and unsanitised HTML. Nor do readers' browsers contact hosts that it names.
 */
export function withoutCode(config: CheckedConfig): CheckedConfig {
  const bar = config.announcementBar
  return {
    ...config,
    announcementBar: bar && { ...bar, content: inEachLanguage(bar.content, sanitizeHtml) },
    analytics: null,
    transform: null,
    slots: { head: [], footer: null, pageEnd: null },
    theme: { ...config.theme, css: null },
    versions: {},
    imageHosts: [],
  }
}

/** Settings of {@link withoutCode} that have no effect: one diagnostic for code, one for downloads and one for hosts of images. */
export function codeFindings(config: CheckedConfig, file: string): ContentDiagnostic[] {
  const { announcementBar, analytics, slots, theme, transform, versions, imageHosts } = config
  const content = announcementBar?.content
  const settings = [
    ...(analytics ? ['analytics'] : []),
    ...(theme.css === null ? [] : ['theme.css']),
    ...(transform === null ? [] : ['transform']),
    ...(slots.head.length === 0 && slots.footer === null && slots.pageEnd === null ? [] : ['slots']),
    ...(content !== undefined && JSON.stringify(content) !== JSON.stringify(inEachLanguage(content, sanitizeHtml))
      ? ['announcementBar.content']
      : []),
  ]
  const downloads =
    Object.keys(versions).length === 0
      ? []
      : [
          untrusted('warning', file, {
            found: 'versions, which downloads packages',
            expected: 'none of an untrusted root',
            nextStep: 'No release is documented. If you trust the root, build without --untrusted.',
          }),
        ]
  const hosts =
    imageHosts.length === 0
      ? []
      : [
          untrusted('warning', file, {
            found: 'imageHosts, which the browsers of readers would contact',
            expected: 'none of an untrusted root',
            nextStep: 'Images of other hosts are links. To show them, give a configuration of your own with --config.',
          }),
        ]
  if (settings.length === 0) return [...downloads, ...hosts]
  return [
    ...downloads,
    ...hosts,
    untrusted('warning', file, {
      found: `scripts, styles or HTML in ${settings.join(', ')}`,
      expected: 'none of an untrusted root',
      nextStep:
        'Scripts and styles are left out, and HTML is sanitised. To publish them, give a configuration of your own with --config.',
    }),
  ]
}

/** Settings that need Git, which does not run for an untrusted root, in one diagnostic. */
export function gitFindings({ docs, repository }: CheckedConfig, file: string): ContentDiagnostic[] {
  const settings = [
    ...(docs.lastUpdate.date || docs.lastUpdate.author ? ['docs.lastUpdate'] : []),
    ...(repository?.links === 'commit' ? ['repository.links'] : []),
  ]
  if (settings.length === 0) return []
  return [
    untrusted('info', file, {
      found: `a setting that needs Git: ${settings.join(', ')}`,
      expected: 'none: Git does not run with --untrusted',
      nextStep:
        'Docs have the dates and authors of their front matter only, and links to sources lead to the branch. If you trust the root, build without --untrusted.',
    }),
  ]
}

function untrusted(
  severity: 'info' | 'warning',
  file: string,
  words: Pick<ContentDiagnostic, 'found' | 'expected' | 'nextStep'>,
): ContentDiagnostic {
  return { code: 'untrusted-root', severity, file, ...words }
}

function inEachLanguage(text: Text, change: (words: string) => string): Text {
  if (typeof text === 'string') return change(text)
  return Object.fromEntries(Object.entries(text).map(([locale, words]) => [locale, change(words as string)])) as Text
}
