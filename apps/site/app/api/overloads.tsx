import type { Signature as Declared, SourcePosition } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { Heading, useContent } from '#app/prose/index.server.ts'
import type { SectionHeadings } from './docs-blocks.tsx'
import { DocText } from './doc-text.tsx'
import { areFolded, hasText, isInFold, withSharedOnce } from './overload-docs.ts'
import { flagsBesides, StatusBadges } from './status-badges.tsx'
import { Signature } from './signature.tsx'
import { SignatureDetails } from './signature-details.tsx'
import { newTokens, overloadRows } from './overload-differences.ts'
import { parameterNames } from './signature-sections.ts'
import { SourceLink } from './source-link.tsx'

/** Signatures of overloads, each once, with its number, a link to itself and its status. All but the lead of many are folded. */
export function OverloadList({
  signatures,
  lead,
  member,
  positionOf,
}: {
  signatures: readonly Declared[]
  lead: number
  /** Name of a member, and the anchor of its heading; absent for the symbol of the page. */
  member?: { name: string; anchor: string }
  positionOf: (signature: Declared) => SourcePosition | undefined
}): ReactElement {
  const { t } = useContent()
  const isFolded = areFolded(signatures)
  const rows = isFolded ? overloadRows(signatures) : []
  const docs = isFolded ? withSharedOnce(signatures, lead) : []
  return (
    <ol className="overloads">
      {signatures.map((signature, index) => {
        const number = index + 1
        const label = t(member === undefined ? 'signature.overload' : 'signature.ofOverload', {
          number,
          count: signatures.length,
          name: member?.name ?? '',
        })
        // The first call signature has the anchor of the member.
        const place = signature.anchor === member?.anchor ? {} : { id: signature.anchor }
        const isDeprecated = signature.docs.deprecated !== undefined
        const status = (
          <StatusBadges
            release={signature.release}
            deprecated={isDeprecated}
            flags={flagsBesides(signature.flags, signature.line.tokens)}
          />
        )
        const before = signatures.slice(0, index).map(({ docs }) => JSON.stringify(docs.deprecated))
        const isSaid = before.includes(JSON.stringify(signature.docs.deprecated))
        const body = (
          <>
            <Signature
              line={signature.line}
              label={label}
              marks={newTokens(signature.line.tokens, signatures[index - 1]?.line.tokens)}
            />
            {isDeprecated && !isSaid && (
              <div className="overload-deprecated">
                <DocText nodes={signature.docs.deprecated ?? []} />
              </div>
            )}
          </>
        )
        const link = (
          <a
            className="overload-number"
            href={`#${signature.anchor}`}
            aria-label={t('heading.link', { heading: t('overload', { number }) })}
          >
            {number}
          </a>
        )
        return isFolded ? (
          <li key={signature.anchor} className="overload">
            <details open={index === lead}>
              <summary>
                <span className="overload-number">{number}</span>{' '}
                <code className={isDeprecated ? 'deprecated' : undefined} translate="no">
                  {rows[index]!.map(({ text, isNew }, at) => (isNew ? <b key={at}>{text}</b> : text))}
                </code>{' '}
                {status}
              </summary>
              <div {...place} className="overload-body">
                {body}
                {index !== lead && docs[index] && isInFold(signatures, docs[index]) && (
                  <div className="overload-text">
                    <DocText nodes={docs[index].docs.summary} />
                  </div>
                )}
                <div className="member-facts">
                  {link}
                  <SourceLink source={positionOf(signature)} />
                </div>
              </div>
            </details>
          </li>
        ) : (
          <li key={signature.anchor} className="overload" {...place}>
            <div className="overload-head">
              {link}
              {status}
              <SourceLink source={positionOf(signature)} />
            </div>
            {body}
          </li>
        )
      })}
    </ol>
  )
}

/** Documentation of overloads below their list: the lead's without a heading, then what each other adds. */
export function OverloadDetails({
  signatures,
  lead,
  level,
  idOf,
  isLeadShown = false,
  isFolded = false,
}: {
  signatures: readonly Declared[]
  lead: number
  level: 2 | 3 | 4
  idOf?: (section: string) => string
  /** Whether the head of the page shows the lead's summary. */
  isLeadShown?: boolean
  /** Whether remarks, examples and links are folded. */
  isFolded?: boolean
}): ReactElement {
  const { t } = useContent()
  const docs = withSharedOnce(signatures, lead)
  const leading = docs[lead]
  const headings: SectionHeadings = { level, ...(idOf && { idOf }) }
  const inner = Math.min(level + 1, 5) as SectionHeadings['level']
  return (
    <>
      {leading && (
        <>
          {!isLeadShown && <DocText nodes={leading.docs.summary} />}
          <SignatureDetails signature={leading} headings={headings} isFolded={isFolded} />
        </>
      )}
      {docs.map((signature, index) => {
        if (index === lead || !hasText(signature) || isInFold(signatures, signature)) return null
        const title = t('overload', { number: index + 1 })
        return (
          <section key={signature.anchor} className="overload-details">
            <Heading level={level} {...(idOf && { id: idOf(`overload-${index + 1}`) })} label={title}>
              {title}{' '}
              <code className="overload-names" translate="no">
                {parameterNames(signatures[index]!)}
              </code>
            </Heading>
            <DocText nodes={signature.docs.summary} />
            <SignatureDetails signature={signature} headings={{ level: inner }} isFolded={isFolded} />
          </section>
        )
      })}
    </>
  )
}
