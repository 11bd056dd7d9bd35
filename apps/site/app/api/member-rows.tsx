import { firstSentence, type Member, type SourcePosition, type Token } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { directionOf, useContent, useSourceLang } from '#app/prose/index.server.ts'
import { aroundName, lineOf } from './around-name.ts'
import { DocText } from './doc-text.tsx'
import { isDeprecated } from './is-deprecated.ts'
import { type PartAttributes, partOf } from './shown.tsx'
import { shortSignature, signatureSections } from './signature-sections.ts'
import { Tokens, TypeText } from './signature.tsx'
import { SourceLink } from './source-link.tsx'
import { flagsBesides, StatusBadges } from './status-badges.tsx'

/** Length of a signature and of a comment up to which a row shows them whole. */
const [shortLine, shortComment] = [64, 180]

/** Number of members from which their rows are in two columns. */
export const manyRows = 11

/** Kinds whose members are known by their signature, not by a name. */
export const nameless: ReadonlySet<Member['kind']> = new Set(['call', 'construct', 'index'])

/** Whether a row says everything about a member, which then needs no section of its own. */
export function isWholeInRow({ kind, signatures, overrides, implements: implemented }: Member): boolean {
  const [signature, ...others] = signatures
  if (signature === undefined || others.length > 0 || nameless.has(kind)) return false
  const { docs, line, resolved } = signature
  return (
    line.width <= shortLine &&
    docs.summaryText.length <= shortComment &&
    (docs.summary.length === 0 || (docs.summary.length === 1 && docs.summary[0]?.[0] === 'p')) &&
    docs.deprecated === undefined &&
    docs.inheritedFrom === undefined &&
    docs.blocks.length === 0 &&
    overrides.length + implemented.length === 0 &&
    resolved === undefined &&
    signatureSections(signature).length === 0
  )
}

/** Tokens of a member's line; an enum member without an initializer has the value that it gets. */
export function lineTokens({ kind, value, signatures: [first] }: Member): readonly Token[] {
  const tokens = first?.line.tokens ?? []
  return kind === 'enumMember' && value !== undefined && !lineOf(tokens).includes('=')
    ? [...tokens, ` = ${value}`]
    : tokens
}

/** Attributes by which the filters of the page find a member. */
export function memberPart({ signatures: [first] }: Member): PartAttributes {
  return first === undefined ? {} : partOf(first)
}

/** First sentence of the signature that speaks for a member. */
function sentenceOf({ signatures }: Member): string {
  const lead = signatures.find(({ docs }) => docs.summaryText !== '') ?? signatures[0]
  return firstSentence(lead?.docs.summaryText ?? '')
}

/** Number of rows from which a sentence that all of them have says nothing of any. */
const manyEqual = 5

/** Sentences that many members begin with. Their sections have them. */
function sharedSentences(members: readonly Member[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const sentence of members.map(sentenceOf)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  return new Set([...counts].flatMap(([sentence, count]) => (count >= manyEqual ? sentence : [])))
}

/**
 * Rows of members: name, type or signature, first sentence and badges. A row leads to the section of its member, or says
 * everything about it.
 */
export function MemberRows({
  members,
  columns,
  positionOf,
}: {
  members: readonly Member[]
  /** Number of members of the page, by which the rows are in one or in two columns. */
  columns: number
  positionOf: (member: Member) => SourcePosition | undefined
}): ReactElement {
  const shared = sharedSentences(members)
  return (
    <ul className={columns < manyRows ? 'member-rows' : 'member-rows is-many'}>
      {members.map((member) =>
        isWholeInRow(member) ? (
          <WholeRow key={member.anchor} member={member} source={positionOf(member)} />
        ) : (
          <LinkRow key={member.anchor} member={member} shared={shared} />
        ),
      )}
    </ul>
  )
}

function WholeRow({ member, source }: { member: Member; source: SourcePosition | undefined }): ReactElement {
  const { t } = useContent()
  const { name, kind, anchor } = member
  const [signature] = member.signatures
  const [before, after] = aroundName(lineTokens(member), name)
  const badges = (
    <StatusBadges
      release={signature!.release}
      deprecated={false}
      flags={flagsBesides(signature!.flags, signature!.line.tokens)}
    />
  )
  return (
    <li className="member-row is-whole" id={anchor} {...memberPart(member)}>
      {kind === 'enumMember' ? (
        // As little as possible: an enum can have thousands of members.
        <div className="type">
          <code translate="no">
            <a className="member-name" href={`#${anchor}`}>
              {name}
            </a>
            <Tokens tokens={after} />
          </code>
          {badges}
        </div>
      ) : (
        <div className="member-line">
          <TypeText tokens={before} />
          <code className="member-name" translate="no">
            {name}
          </code>
          <TypeText tokens={after} />
          {badges}
          <a className="permalink" href={`#${anchor}`} aria-label={t('heading.link', { heading: name })} />
          <SourceLink source={source} />
        </div>
      )}
      {signature!.docs.summary.length > 0 && (
        <div className="member-text">
          <DocText nodes={signature!.docs.summary} />
        </div>
      )}
    </li>
  )
}

/** Row of a member with a section below. Its types are not links: those of the section are. */
function LinkRow({ member, shared }: { member: Member; shared: ReadonlySet<string> }): ReactElement {
  const { t } = useContent()
  const lang = useSourceLang()
  const { name, kind, anchor, signatures } = member
  const [first] = signatures
  const [before, after] = aroundName(lineTokens(member), name).map(lineOf)
  const short = kind === 'method' ? shortSignature(first!) : undefined
  const deprecated = isDeprecated(member)
  const sentence = sentenceOf(member)
  return (
    <li className="member-row" {...memberPart(member)}>
      <div className="member-line">
        {nameless.has(kind) ? (
          <a href={`#${anchor}`}>
            <code className="type" translate="no">
              {lineOf(first!.line.tokens)}
            </code>
          </a>
        ) : (
          <>
            {before !== '' && (
              <code className="type" translate="no">
                {before}
              </code>
            )}
            <a href={`#${anchor}`}>
              <code className={deprecated ? 'member-name deprecated' : 'member-name'} translate="no">
                {name}
              </code>
            </a>
            <code className="type" translate="no">
              {short === undefined ? after : `${after!.startsWith('?') ? '?' : ''}${short}`}
            </code>
          </>
        )}
        {signatures.length > 1 && <span className="badge">{t('overloads', { count: signatures.length })}</span>}
        <StatusBadges
          release={first!.release}
          deprecated={deprecated}
          flags={flagsBesides(first!.flags, first!.line.tokens)}
        />
      </div>
      {sentence !== '' && !shared.has(sentence) && (
        <div className="member-text" lang={lang} {...directionOf(sentence)}>
          {sentence}
        </div>
      )}
    </li>
  )
}
