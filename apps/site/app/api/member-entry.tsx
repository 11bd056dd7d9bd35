import { leadOf, type Member, type Signature as MemberSignature, type SourcePosition } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { Heading, RefLink, useContent } from '#app/prose/index.server.ts'
import { aroundName } from './around-name.ts'
import { DeprecatedBanner } from './docs-blocks.tsx'
import { DocText } from './doc-text.tsx'
import { isWholeInRow, lineTokens, memberPart } from './member-rows.tsx'
import { OverloadDetails, OverloadList } from './overloads.tsx'
import { Signature, TypeText } from './signature.tsx'
import { SignatureDetails } from './signature-details.tsx'
import { SourceLink } from './source-link.tsx'
import { flagsBesides, StatusBadges } from './status-badges.tsx'

/** Members that have a section of their own. All are in the overview. */
export function detailed(members: readonly Member[]): readonly Member[] {
  return members.filter((member) => !isWholeInRow(member))
}

/** Position of a member's signature; `file` is the file of the facet. */
export function positionOf(
  signature: MemberSignature | undefined,
  file: string | undefined,
): SourcePosition | undefined {
  const line = signature?.sourceLine
  return line === undefined || file === undefined ? signature?.source : { file, line, endLine: line }
}

/** Longest signature that stands in the heading of its member. */
const headingSignature = 56

interface EntryProps {
  member: Member
  /** Source file of the symbol. */
  file: string | undefined
  /** Whether remarks, examples and links are folded. */
  isFolded: boolean
}

/** Section of a member. */
export function MemberEntry({ member, file, isFolded }: EntryProps): ReactElement {
  const { signatures } = member
  const overloaded = signatures.length > 1
  const deprecated = signatures.every(({ docs }) => docs.deprecated !== undefined)
  const [first] = signatures
  const isProperty = ['property', 'accessor', 'enumMember'].includes(member.kind)
  const isShort = isProperty && !overloaded && first!.line.width <= headingSignature
  const [before, after] = isShort ? aroundName(lineTokens(member), member.name) : [[], []]
  return (
    <article className="member" aria-labelledby={member.anchor} {...memberPart(member)}>
      <Heading
        level={3}
        id={member.anchor}
        label={member.name}
        detail={
          isShort && (
            <span className={before.length === 0 ? 'member-type is-type' : 'member-type'}>
              <TypeText tokens={before} /> <TypeText tokens={after} />
            </span>
          )
        }
        aside={!overloaded && <SourceLink source={positionOf(first, file)} />}
      >
        <code className={deprecated ? 'deprecated' : undefined} translate="no">
          {member.name}
        </code>
      </Heading>
      {overloaded ? (
        <OverloadedMember member={member} file={file} isFolded={isFolded} />
      ) : (
        <SingleMember member={member} signature={first!} isShort={isShort} isFolded={isFolded} />
      )}
    </article>
  )
}

function SingleMember({
  member,
  signature,
  isShort,
  isFolded,
}: {
  member: Member
  signature: MemberSignature
  /** Whether the heading has the signature. */
  isShort: boolean
  isFolded: boolean
}): ReactElement {
  const { t } = useContent()
  return (
    <>
      {!isShort && <Signature line={signature.line} label={t('signature.of', { name: member.name })} />}
      <div className="member-facts">
        <StatusBadges
          release={signature.release}
          deprecated={false}
          flags={flagsBesides(signature.flags, signature.line.tokens)}
        />
        <Replaced member={member} />
      </div>
      <DeprecatedBanner message={signature.docs.deprecated} />
      <DocText nodes={signature.docs.summary} />
      <SignatureDetails signature={signature} headings={{ level: 4 }} isFolded={isFolded} />
    </>
  )
}

function OverloadedMember({ member, file, isFolded }: EntryProps): ReactElement {
  const { name, signatures } = member
  const lead = leadOf(member)
  return (
    <>
      <div className="member-facts">
        <Replaced member={member} />
      </div>
      <OverloadList
        signatures={signatures}
        lead={lead}
        member={{ name, anchor: member.anchor }}
        positionOf={(signature) => positionOf(signature, file)}
      />
      <OverloadDetails signatures={signatures} lead={lead} level={4} isFolded={isFolded} />
    </>
  )
}

/** The member that this one overrides or implements. */
function Replaced({ member }: { member: Member }): ReactElement {
  const { t } = useContent()
  return (
    <>
      {(['overrides', 'implements'] as const).map((kind) => {
        const [ref] = member[kind]
        return (
          ref !== undefined && (
            <span key={kind} className="note">
              {t(`member.${kind}`)} <RefLink index={ref} className="code" />
            </span>
          )
        )
      })}
    </>
  )
}
