import type { HastNode, Member } from '@signpost/graph-model'
import { Fragment, type ReactElement } from 'react'
import { ContentProvider, useContent } from '#app/prose/index.server.ts'
import { hrefOf } from '#app/urls/index.ts'
import { type ComponentProps, isDeprecated } from './component-props.ts'
import { DocText } from './doc-text.tsx'
import { Section, type SectionHeadings } from './docs-blocks.tsx'
import { StatusBadges } from './status-badges.tsx'
import { TypeText } from './signature.tsx'

/** Number of bases of which the members are counted. The page of the type lists all. */
const shownBases = 8

/** Props of a component, each a link to the member of their type. */
export function ComponentPropsList({
  props: { page, members, others },
  doc,
  headings,
}: {
  props: ComponentProps
  /** Documentation of the parameter. */
  doc: readonly HastNode[]
  headings: SectionHeadings
}): ReactElement {
  const content = useContent()
  const { t, locale } = content
  const href = hrefOf(locale, { at: 'symbol', page: page.page })
  const bases = page.facets.flatMap((facet) => facet.inherited)
  const inherited = bases.slice(0, shownBases)
  const further = bases.slice(shownBases).reduce((sum, { total }) => sum + total, 0)
  return (
    <Section name="props" headings={headings}>
      <DocText nodes={doc} />
      <ContentProvider value={{ ...content, refs: page.refs, firstPage: href }}>
        <dl className="parameters props">
          {members.map((member) => (
            <Prop key={member.anchor} member={member} href={href} />
          ))}
        </dl>
      </ContentProvider>
      {others > 0 && (
        <p>
          <a href={href}>{t('relation.more', { count: others })}</a>
        </p>
      )}
      {inherited.length > 0 && (
        <p className="note">
          {inherited.map(({ from, total }, index) => (
            <Fragment key={from}>
              {index > 0 && ' · '}
              <a href={href}>{t('inherited.count', { count: total, name: page.refs[from]?.text ?? '' })}</a>
            </Fragment>
          ))}
          {further > 0 && (
            <>
              {' · '}
              <a href={href}>{t('relation.more', { count: further })}</a>
            </>
          )}
        </p>
      )}
    </Section>
  )
}

function Prop({ member, href }: { member: Member; href: string }): ReactElement {
  const { t } = useContent()
  const [signature] = member.signatures
  const isOptional = signature?.flags.includes('optional') === true
  const value = signature?.docs.defaultValue
  return (
    <div>
      <dt>
        <a href={`${href}#${member.anchor}`}>
          <code className={isDeprecated(member) ? 'parameter-name deprecated' : 'parameter-name'} translate="no">
            {member.name}
          </code>
        </a>
        <TypeText tokens={member.type ?? signature?.line.tokens ?? []} />
        {!isOptional && <span className="parameter-fact">{t('props.required')}</span>}
        {value && (
          <div className="parameter-fact">
            {t('parameter.default')} <DocText nodes={value} />
          </div>
        )}
        {signature && <StatusBadges release={signature.release} deprecated={isDeprecated(member)} />}
      </dt>
      <dd>
        <DocText nodes={signature?.docs.summary ?? []} />
      </dd>
    </div>
  )
}
