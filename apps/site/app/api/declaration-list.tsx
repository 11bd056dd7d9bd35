import type { Facet, Member } from '@signpost/graph-model'
import { Fragment, type ReactElement } from 'react'
import { useContent } from '#app/prose/index.server.ts'
import { DocText } from './doc-text.tsx'
import { DeprecatedBanner } from './docs-blocks.tsx'
import { SignatureDetails } from './signature-details.tsx'
import { signatureSections } from './signature-sections.ts'
import { Signature, TypeText } from './signature.tsx'

/** Number of members from which their list is collapsed. */
const manyMembers = 10

/** A declaration without a page of its own: signature, description and a list of members, which is collapsed if long. */
export function ShortDeclaration({
  facet,
  name,
  heading,
}: {
  facet: Facet
  name: string
  /** Anchor of the heading above it, which is that of its first signature. */
  heading?: string
}): ReactElement {
  const { t } = useContent()
  const { kind, signatures } = facet
  const isInSignature = (member: Member): boolean => (kind === 'type' || kind === 'variable') && isBare(member)
  const members = facet.members.filter((member) => !isInSignature(member))
  return (
    <>
      {facet.members.filter(isInSignature).map(({ anchor }) => (
        <span key={anchor} id={anchor} />
      ))}
      {signatures.map((signature) => (
        <div key={signature.anchor} {...(signature.anchor !== heading && { id: signature.anchor })}>
          <Signature line={signature.line} label={t('signature.of', { name })} />
          <DeprecatedBanner message={signature.docs.deprecated} />
          <DocText nodes={signature.docs.summary} />
          <SignatureDetails signature={signature} headings={{ level: 4 }} />
        </div>
      ))}
      {members.length > manyMembers ? (
        <details className="members-fold">
          <summary>{t('members.count', { count: members.length })}</summary>
          <MemberList members={members} />
        </details>
      ) : (
        members.length > 0 && <MemberList members={members} />
      )}
    </>
  )
}

/** Whether there is nothing to say about a member but its name and its type. */
function isBare({ signatures }: Member): boolean {
  return signatures.every(
    (signature) =>
      signature.docs.summary.length + signature.docs.blocks.length + signatureSections(signature).length === 0 &&
      signature.docs.deprecated === undefined &&
      signature.docs.inheritedFrom === undefined,
  )
}

function MemberList({ members }: { members: readonly Member[] }): ReactElement {
  return (
    <dl className="parameters">
      {members.map((member) => (
        <div key={member.anchor} id={member.anchor}>
          {member.signatures.map((signature, index) => (
            <Fragment key={index}>
              <dt {...(signature.anchor !== member.anchor && { id: signature.anchor })}>
                <TypeText tokens={signature.line.tokens} />
              </dt>
              <dd>
                <DeprecatedBanner message={signature.docs.deprecated} />
                <DocText nodes={signature.docs.summary} />
                <SignatureDetails signature={signature} headings={{ level: 5 }} />
              </dd>
            </Fragment>
          ))}
        </div>
      ))}
    </dl>
  )
}
