import type { AnsweredName, AnsweredText, NameHit, PackageHit } from '@signpost/name-search'
import type { ReactElement } from 'react'
import type { Translate } from '#app/languages/index.ts'
import { hrefOf, type Locale, sourceLanguage } from '#app/urls/index.ts'
import type { GuideHit } from './guides.ts'
import { RouteArrow, RouteSide } from '#app/controls/index.ts'
import { Marked, marksWithin } from './marked.tsx'

/** A search result and its address. */
export type Hit = { href: string } & (
  | { type: 'name'; hit: AnsweredName }
  | { type: 'text'; hit: AnsweredText }
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
export function nameHit(hit: AnsweredName, locale: Locale): Hit {
  const { page, anchor } = hit.hit
  return { type: 'name', href: hrefOf(locale, { at: 'symbol', page }, anchor), hit }
}

/** Section of a package's page as a hit. */
export function textHit(hit: AnsweredText, locale: Locale): Hit {
  const { slug, anchor } = hit
  return { type: 'text', href: hrefOf(locale, { at: 'package', slug }, anchor === '' ? undefined : anchor), hit }
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
      return <NameContent row={hit.hit} t={t} />
    case 'text':
      return <TextContent hit={hit.hit} />
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

function NameContent({ row, t }: { row: AnsweredName; t: Translate }): ReactElement {
  const { container, name, kind, marks, deprecated, release, alias } = row.hit
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
      <span className="hit-where" translate="no" dir="ltr">
        {row.specifier || row.package}
      </span>
      {(row.signature !== '' || row.summary !== '') && (
        <span className="hit-more">
          {row.signature !== '' && (
            <code className="hit-signature" translate="no" dir="ltr">
              {row.route === undefined ? (
                row.signature
              ) : (
                <>
                  <RouteSide of={row.route[0]} /> <RouteArrow word={t('route.returns')} />{' '}
                  <RouteSide of={row.route[1]} />
                </>
              )}
            </code>
          )}
          {row.summary !== '' && (
            <span className="hit-summary" lang={sourceLanguage}>
              <Marked text={row.summary} marks={row.summaryMarks} />
            </span>
          )}
        </span>
      )}
    </>
  )
}

function TextContent({ hit }: { hit: AnsweredText }): ReactElement {
  const { heading, headingMarks, text, textMarks } = hit
  return (
    <>
      <span className="hit-badge" aria-hidden="true">
        @
      </span>
      <span className="hit-name">
        <code translate="no" dir="ltr">
          {hit.package}
        </code>
        {heading !== '' && (
          <span lang={sourceLanguage}>
            <span className="hit-step"> › </span>
            <Marked text={heading} marks={headingMarks} />
          </span>
        )}
      </span>
      <span className="hit-more">
        <span className="hit-summary" lang={sourceLanguage}>
          <Marked text={text} marks={textMarks} />
        </span>
      </span>
      {'signature' in hit && (
        <code className="hit-signature" translate="no" dir="ltr">
          {hit.signature as string}
        </code>
      )}
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
