import type {
  InheritedMembers,
  Member,
  Signature as MemberSignature,
  SourcePosition,
  Token,
} from '@signpost/graph-model'
import { Fragment, type ReactElement } from 'react'
import { Heading, RefLink, useContent } from '#app/prose/index.server.ts'
import { DocText } from './doc-text.tsx'
import { DeprecatedBanner, DocsBlocks } from './docs-blocks.tsx'
import { commonPart, type PartAttributes, partOf } from './shown.tsx'
import { Signature, TypeText } from './signature.tsx'
import { SignatureDetails } from './signature-details.tsx'
import { SourceLink } from './source-link.tsx'
import { StatusBadges } from './status-badges.tsx'
import type { PartFacet } from './symbol-part.ts'

/** Members of a facet by kind, then inherited ones. */
export function Members({ part, idOf }: { part: PartFacet; idOf: (section: string) => string }): ReactElement {
  const { t } = useContent()
  const file = part.facet.signatures.find(({ source }) => source !== undefined)?.source?.file
  return (
    <>
      {part.groups.map(({ name, members, count }) => (
        <section key={name} className="members" {...(name !== 'enumMember' && commonPart(members.map(memberPart)))}>
          <Heading level={2} id={idOf(name)} label={t(`members.${name}`)}>
            {t(`members.${name}`)} <span className="count">{count}</span>
          </Heading>
          {name === 'enumMember' ? (
            <EnumTable members={members} id={idOf(name)} />
          ) : (
            members.map((member, at) => (
              <Fragment key={member.anchor}>
                {member.category !== members[at - 1]?.category && (
                  <p className="category">{member.category ?? t('category.others')}</p>
                )}
                <MemberEntry member={member} file={file} />
              </Fragment>
            ))
          )}
        </section>
      ))}
      <Inherited part={part} id={idOf('inherited')} />
    </>
  )
}

function memberPart({ signatures: [first] }: Member): PartAttributes {
  return first === undefined ? {} : partOf(first)
}

/** Position of a member's signature; `file` is the file of the facet. */
function positionOf(signature: MemberSignature | undefined, file: string | undefined): SourcePosition | undefined {
  const line = signature?.sourceLine
  return line === undefined || file === undefined ? signature?.source : { file, line, endLine: line }
}

function MemberEntry({ member, file }: { member: Member; file: string | undefined }): ReactElement {
  const { t } = useContent()
  const overloaded = member.signatures.length > 1
  const deprecated = member.signatures.every(({ docs }) => docs.deprecated !== undefined)
  return (
    <article className="member" aria-labelledby={member.anchor} {...memberPart(member)}>
      <Heading
        level={3}
        id={member.anchor}
        aside={overloaded ? null : <SourceLink source={positionOf(member.signatures[0], file)} />}
      >
        <code className={deprecated ? 'deprecated' : undefined} translate="no">
          {member.name}
        </code>
      </Heading>
      {member.signatures.map((signature, index) => {
        const ownAnchor = overloaded && signature.anchor !== member.anchor
        const names = { name: member.name, number: index + 1, count: member.signatures.length }
        return (
          <div key={index} className="overload" {...(ownAnchor && { id: signature.anchor })}>
            <Signature line={signature.line} label={t(overloaded ? 'signature.ofOverload' : 'signature.of', names)} />
            <div className="member-facts">
              <StatusBadges
                release={signature.release}
                deprecated={signature.docs.deprecated !== undefined}
                flags={signature.flags}
              />
              {index === 0 && <Replaced member={member} />}
              {overloaded && <SourceLink source={positionOf(signature, file)} />}
            </div>
            <DeprecatedBanner message={signature.docs.deprecated} />
            <DocText nodes={signature.docs.summary} />
            <SignatureDetails signature={signature} headings={{ level: 4 }} />
          </div>
        )
      })}
    </article>
  )
}

/** Splits a signature around its name. A type without a name follows the name, as in `name: type`. */
function aroundName(tokens: readonly Token[], name: string): [before: readonly Token[], after: readonly Token[]] {
  const at = tokens.findIndex((token) => typeof token === 'object' && token[0].replace(/^['"]|['"]$/g, '') === name)
  if (at === -1) return [[], tokens.length === 0 ? [] : [': ', ...tokens]]
  return [tokens.slice(0, at), tokens.slice(at + 1)]
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

function EnumTable({ members, id }: { members: readonly Member[]; id: string }): ReactElement {
  const { t } = useContent()
  return (
    <div className="table" role="group" aria-labelledby={id} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('table.name')}</th>
            <th scope="col">{t('table.value')}</th>
            <th scope="col">{t('table.description')}</th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => {
            const docs = member.signatures[0]?.docs
            return (
              <tr key={member.anchor} id={member.anchor}>
                <th scope="row">
                  <a href={`#${member.anchor}`}>
                    <code className={docs?.deprecated ? 'deprecated' : undefined} translate="no">
                      {member.name}
                    </code>
                  </a>
                </th>
                <td>
                  <code translate="no">{member.value}</code>
                </td>
                <td>
                  <DeprecatedBanner message={docs?.deprecated} />
                  <DocText nodes={docs?.summary ?? []} />
                  {docs && <DocsBlocks docs={docs} headings={{ level: 3 }} />}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** Inherited members by base. Bases whose members do not fit are links with the number of their members. */
function Inherited({ part, id }: { part: PartFacet; id: string }): ReactElement | null {
  const { t } = useContent()
  const { inherited, inheritedElsewhere } = part
  if (inherited.length === 0) return null
  const others = inherited.filter(({ members }) => members.length === 0)
  return (
    <section className="inherited">
      <Heading level={2} id={id}>
        {t('section.inherited')}
      </Heading>
      {inherited
        .filter(({ members }) => members.length > 0)
        .map((group) => (
          <InheritedGroup key={group.from} group={group} />
        ))}
      {others.length > 0 && (
        <div>
          <p>{t('inherited.others')}</p>
          <ul className="names">
            {others.map(({ from, total }) => (
              <li key={from}>
                <RefLink index={from} className="code" /> <span className="count">{total}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {inheritedElsewhere.length > 0 && (
        <div>
          <p>{t('inherited.elsewhere')}</p>
          <ul className="names">
            {inheritedElsewhere.map((base) => (
              <li key={base}>
                <RefLink index={base} className="code" />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** An inherited member that no other page documents, with its overloads. */
function DocumentedHere({ name, signatures }: { name: string; signatures: readonly MemberSignature[] }): ReactElement {
  const { t } = useContent()
  return (
    <li>
      {signatures.map((signature, index) => (
        <div key={signature.anchor} className="overload" id={signature.anchor}>
          <Signature
            line={signature.line}
            label={t(signatures.length > 1 ? 'signature.ofOverload' : 'signature.of', {
              name,
              number: index + 1,
              count: signatures.length,
            })}
          />
          <div className="member-facts">
            <StatusBadges
              release={signature.release}
              deprecated={signature.docs.deprecated !== undefined}
              flags={signature.flags}
            />
          </div>
          <DeprecatedBanner message={signature.docs.deprecated} />
          <DocText nodes={signature.docs.summary} />
          <SignatureDetails signature={signature} headings={{ level: 3 }} />
        </div>
      ))}
    </li>
  )
}

/** Members of one base. Those of a base outside the graph, which may be many, are collapsed. */
function InheritedGroup({ group: { from, members, total } }: { group: InheritedMembers }): ReactElement {
  const { t, refs } = useContent()
  // Members that are documented here are not hidden, whatever declares them.
  const isOutside =
    (refs[from]?.id.startsWith('ext:') ?? false) && members.every(({ signatures }) => signatures === undefined)
  const source = (
    <p>
      {t('inherited.from')} <RefLink index={from} className="code" />
    </p>
  )
  // Bare names flow; a member with a type of its own here takes a line.
  const isBare = ({ line, signatures }: (typeof members)[number]): boolean =>
    line === undefined && signatures === undefined
  const bare = members.filter(isBare)
  const typed = members.filter((member) => !isBare(member))
  const list = (
    <>
      {typed.length > 0 && (
        <ul className="signatures">
          {typed.map(({ name, ref, line, signatures }) => {
            if (signatures !== undefined) return <DocumentedHere key={ref} name={name} signatures={signatures} />
            const [before, after] = aroundName(line ?? [], name)
            return (
              <li key={ref}>
                <TypeText tokens={before} />
                <RefLink index={ref} className="code">
                  {name}
                </RefLink>
                <TypeText tokens={after} />
              </li>
            )
          })}
        </ul>
      )}
      {(bare.length > 0 || total > members.length) && (
        <ul className="names">
          {bare.map(({ name, ref }) => (
            <li key={ref}>
              <RefLink index={ref} className="code">
                {name}
              </RefLink>
            </li>
          ))}
          {total > members.length && (
            <li>
              <RefLink index={from}>{t('relation.more', { count: total - members.length })}</RefLink>
            </li>
          )}
        </ul>
      )}
    </>
  )
  if (!isOutside) {
    return (
      <div>
        {source}
        {list}
      </div>
    )
  }
  return (
    <details>
      <summary>{t('inherited.count', { count: total, name: refs[from]?.text ?? '' })}</summary>
      {source}
      {list}
    </details>
  )
}
