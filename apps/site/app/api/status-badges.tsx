import type { Flag, Release, Token } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { useContent } from '#app/prose/index.server.ts'

/** Flags shown as badges; the signature itself shows the others. */
const shown: ReadonlySet<Flag> = new Set<Flag>([
  'static',
  'abstract',
  'protected',
  'sealed',
  'virtual',
  'override',
  'eventProperty',
  'typeOnly',
])

/** Flags without the words of a signature: a modifier is shown once. */
export function flagsBesides(flags: readonly Flag[], tokens: readonly Token[]): readonly Flag[] {
  const words = new Set(
    tokens.flatMap((token) =>
      typeof token === 'number' ? [] : typeof token === 'string' ? token.split(' ') : token[0].split(' '),
    ),
  )
  return flags.filter((flag) => !words.has(flag))
}

/** Badges for release, deprecation and modifiers; nothing for an ordinary API. */
export function StatusBadges({
  release,
  deprecated,
  flags = [],
}: {
  release: Release
  deprecated: boolean
  flags?: readonly Flag[]
}): ReactElement | null {
  const { t } = useContent()
  const modifiers = flags.filter((flag) => shown.has(flag))
  if (release === 'public' && !deprecated && modifiers.length === 0) return null
  return (
    <span className="badges">
      {deprecated && <span className="badge badge-deprecated">{t('status.deprecated')}</span>}
      {release !== 'public' && <span className={`badge badge-${release}`}>{t(`status.${release}`)}</span>}
      {modifiers.map((flag) => (
        <span key={flag} className="badge">
          {t(`flag.${flag}`)}
        </span>
      ))}
    </span>
  )
}
