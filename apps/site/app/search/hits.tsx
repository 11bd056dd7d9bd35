import type { NameHit } from '@signpost/name-search'
import type { ReactElement } from 'react'
import type { Translate } from '#app/languages/index.ts'
import { hrefOf, type Locale, sourceLanguage } from '#app/urls/index.ts'
import type { GuideHit } from './guides.ts'
import { Marked, marksWithin } from './marked.tsx'
import type { PackageHit } from './search-answer.ts'

/** A search result and its address. */
export type Hit = { href: string } & (
  | { type: 'name'; hit: NameHit; package: string }
  | { type: 'package'; hit: PackageHit }
  | { type: 'guide'; hit: GuideHit }
)

const letters: ReadonlyMap<NameHit['kind'], string> = new Map<NameHit['kind'], string>([
  ['class', 'C'],
  ['function', 'F'],
  ['variable', 'V'],
  ['interface', 'I'],
  ['type', 'T'],
  ['enum', 'E'],
  ['namespace', 'N'],
  ['constructor', 'n'],
  ['property', 'p'],
  ['accessor', 'a'],
  ['method', 'm'],
  ['call', '()'],
  ['construct', 'n'],
  ['index', '[]'],
  ['enumMember', 'e'],
])

/** Name as a hit. */
export function nameHit(hit: NameHit, locale: Locale, packages: ReadonlyMap<string, string>): Hit {
  const { slug } = hit.page
  return {
    type: 'name',
    href: hrefOf(locale, { at: 'symbol', page: hit.page }, hit.anchor),
    hit,
    package: packages.get(slug) ?? slug,
  }
}

/** Package as a hit. */
export function packageHit(hit: PackageHit, locale: Locale): Hit {
  return { type: 'package', href: hrefOf(locale, { at: 'package', slug: hit.slug }), hit }
}

/** Section of a doc as a hit. */
export function guideHit(hit: GuideHit): Hit {
  return { type: 'guide', href: hit.href, hit }
}

/** Content of a hit's link. */
export function HitContent({ hit, t }: { hit: Hit; t: Translate }): ReactElement {
  switch (hit.type) {
    case 'name':
      return <NameContent hit={hit.hit} packageName={hit.package} t={t} />
    case 'package':
      return (
        <>
          <span className="hit-badge" aria-hidden="true">
            @
          </span>
          <code className="hit-name" translate="no" dir="ltr">
            {hit.hit.name}
          </code>
          <span className="hit-where">{t('search.package')}</span>
        </>
      )
    case 'guide':
      return <GuideContent hit={hit.hit} />
  }
}

function NameContent({ hit, packageName, t }: { hit: NameHit; packageName: string; t: Translate }): ReactElement {
  const { container, name, kind, marks, deprecated, release, alias } = hit
  const prefix = container === '' ? '' : `${container}.`
  return (
    <>
      <span className={`hit-badge kind-${kind}`}>
        <span className="kind-letter" aria-hidden="true">
          {letters.get(kind)}
        </span>
        <span className="visually-hidden">{t(`search.kind.${kind}`)}</span>
      </span>
      <bdi className="hit-name">
        <code className={deprecated ? 'deprecated' : undefined} translate="no">
          {prefix !== '' && (
            <span className="hit-container">
              <Marked text={prefix} marks={marksWithin(marks, 0, prefix.length)} />
            </span>
          )}
          <Marked text={name} marks={marksWithin(marks, prefix.length, prefix.length + name.length)} />
        </code>
      </bdi>
      {(deprecated || release !== 'public' || alias) && (
        <span className="badges">
          {deprecated && <span className="badge badge-deprecated">{t('search.deprecated')}</span>}
          {release !== 'public' && <span className={`badge badge-${release}`}>{t(`search.release.${release}`)}</span>}
          {alias && <span className="badge">{t('search.alias')}</span>}
        </span>
      )}
      <span className="hit-where" translate="no">
        {packageName}
      </span>
    </>
  )
}

function GuideContent({ hit }: { hit: GuideHit }): ReactElement {
  const { title, titleMarks, heading, headingMarks, snippet, snippetMarks, lang } = hit
  return (
    <span className="hit-guide" lang={lang === '' ? undefined : lang}>
      <span className="hit-title">
        <Marked text={title} marks={titleMarks} />
        {heading !== '' && (
          <>
            <span className="hit-step"> › </span>
            <Marked text={heading} marks={headingMarks} />
          </>
        )}
      </span>
      {lang !== '' && <span className="badge">{lang === sourceLanguage ? 'English' : lang}</span>}
      {snippet !== '' && (
        <span className="hit-snippet">
          <Marked text={snippet} marks={snippetMarks} />
        </span>
      )}
    </span>
  )
}
