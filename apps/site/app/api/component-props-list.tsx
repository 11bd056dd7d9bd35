import type {
  ComponentProps,
  Facet,
  Parameter,
  Prop,
  PropGroup,
  Signature,
  Token,
  TypePart,
} from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { RefLink, useContent } from '#app/prose/index.server.ts'
import { aroundName } from './around-name.ts'
import { DefaultValue } from './default-value.tsx'
import { DocText } from './doc-text.tsx'
import { DeprecatedBanner, DocsBlocks, Section, type SectionHeadings } from './docs-blocks.tsx'
import { isDeprecated } from './is-deprecated.ts'
import { TypeText } from './signature.tsx'
import { StatusBadges } from './status-badges.tsx'

/** Whether the page of a facet has a list of props. */
export function hasProps({ props }: Pick<Facet, 'props'>): boolean {
  return props !== undefined && props.groups.length > 0
}

/** Signature of a component without the parameter that its list of props documents. */
export function withoutProps(signature: Signature, props: ComponentProps | undefined): Signature {
  return props === undefined || props.groups.length === 0
    ? signature
    : { ...signature, parameters: signature.parameters.slice(1) }
}

/** Props of a component: its own, then those of other types, folded by type. */
export function ComponentPropsList({
  props,
  parameter,
  headings,
}: {
  props: ComponentProps
  /** The parameter of the props, whose documentation may have texts for them. */
  parameter?: Parameter | undefined
  headings: SectionHeadings
}): ReactElement | null {
  if (!hasProps({ props })) return null
  const parts = new Map((parameter?.parts ?? []).map((part) => [part.name, part]))
  return (
    <Section name="props" headings={headings}>
      <DocText nodes={parameter?.doc ?? []} />
      {props.groups.map((group) =>
        group.from === undefined ? (
          <GroupRows key="own" group={group} parts={parts} />
        ) : (
          <FoldedGroup key={group.from} group={group} from={group.from} parts={parts} />
        ),
      )}
    </Section>
  )
}

function FoldedGroup({
  group,
  from,
  parts,
}: {
  group: PropGroup
  from: number
  parts: ReadonlyMap<string, TypePart>
}): ReactElement {
  const { t, refs } = useContent()
  const count = group.members.length + group.names.length
  const ref = refs[from]
  return (
    <details className="prop-group">
      <summary>{t('props.from', { count, name: ref?.text ?? '' })}</summary>
      {(ref?.page !== undefined || ref?.href !== undefined) && (
        <p>
          {t('inherited.from')} <RefLink index={from} className="code" />
        </p>
      )}
      <GroupRows group={group} parts={parts} />
    </details>
  )
}

function GroupRows({
  group: { members, names },
  parts,
}: {
  group: PropGroup
  parts: ReadonlyMap<string, TypePart>
}): ReactElement {
  const sorted = members.toSorted((a, b) => Number(isDeprecated(a)) - Number(isDeprecated(b)))
  return (
    <>
      {sorted.length > 0 && (
        <dl className="parameters props">
          {sorted.map((prop) => (
            <div key={prop.anchor} id={prop.anchor}>
              <PropRow prop={prop} part={parts.get(prop.name)} />
            </div>
          ))}
        </dl>
      )}
      {names.length > 0 && (
        <p className="prop-names code" translate="no">
          {names.join(' ')}
        </p>
      )}
    </>
  )
}

/** Name, type, default and documentation of a prop. */
function PropRow({ prop, part }: { prop: Prop; part: TypePart | undefined }): ReactElement {
  const { t } = useContent()
  const [signature] = prop.signatures
  const { docs, flags, release, line } = signature!
  const value = prop.default ?? part?.default
  return (
    <>
      <dt>
        <span className="prop-name">
          <code className={isDeprecated(prop) ? 'parameter-name deprecated' : 'parameter-name'} translate="no">
            {prop.name}
          </code>
          <a className="permalink" href={`#${prop.anchor}`} aria-label={t('heading.link', { heading: prop.name })} />
        </span>
        <TypeText tokens={prop.type ?? methodType(line.tokens, prop.name)} />
        {!flags.includes('optional') && <span className="parameter-fact">{t('props.required')}</span>}
        {docs.defaultValue ? (
          <div className="parameter-fact">
            {t('parameter.default')} <DocText nodes={docs.defaultValue} />
          </div>
        ) : (
          value !== undefined && <DefaultValue code={value} />
        )}
        <StatusBadges release={release} deprecated={false} />
      </dt>
      <dd>
        <DeprecatedBanner message={docs.deprecated} />
        <DocText nodes={docs.summary.length > 0 ? docs.summary : (part?.doc ?? [])} />
        <DocsBlocks docs={withoutDefault(docs)} headings={{ level: 5 }} />
      </dd>
    </>
  )
}

/** Type of a prop that is a method: its signature without the name, and without the mark of an optional one, which no prop has here. */
function methodType(tokens: readonly Token[], name: string): readonly Token[] {
  const [, [first, ...rest]] = aroundName(tokens, name)
  if (typeof first !== 'string' || !first.startsWith('?')) return first === undefined ? [] : [first, ...rest]
  return [first.slice(1), ...rest]
}

/** Documentation without the default value, which is beside the type. */
function withoutDefault({ defaultValue: _, ...docs }: Signature['docs']): Signature['docs'] {
  return docs
}
