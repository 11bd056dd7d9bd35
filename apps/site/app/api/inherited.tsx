import type { InheritedMember, InheritedMembers, Signature as MemberSignature } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { directionOf, Heading, RefLink, useContent, useSourceLang } from '#app/prose/index.server.ts'
import { aroundName } from './around-name.ts'
import { DocText } from './doc-text.tsx'
import { DeprecatedBanner } from './docs-blocks.tsx'
import { Signature, TypeText } from './signature.tsx'
import { SignatureDetails } from './signature-details.tsx'
import { StatusBadges } from './status-badges.tsx'
import { inheritedGroups, type PartFacet } from './symbol-part.ts'

/** Inherited members by base. Bases whose members do not fit are links with the number of their members. */
export function Inherited({ part, id }: { part: PartFacet; id: string }): ReactElement | null {
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

/** Members that the page of their base documents, by kind: rows where there is more to say than names, which flow. */
function DocumentedThere({ members }: Pick<InheritedMembers, 'members'>): ReactElement {
  const { t, refs } = useContent()
  const groups = inheritedGroups(members)
  return (
    <>
      {groups.map(({ name, members: own }) => (
        <div key={name} className="inherited-group">
          {(groups.length > 1 || name.startsWith('static')) && (
            <p className="overview-label">
              {t(`members.${name}`)} <span className="count">{own.length}</span>
            </p>
          )}
          {own.some(({ line, ref }) => line !== undefined || refs[ref]?.summary) ? (
            <ul className="member-rows">
              {own.map((member) => (
                <InheritedRow key={member.anchor} member={member} />
              ))}
            </ul>
          ) : (
            <ul className="names">
              {own.map(({ name: text, anchor, ref }) => (
                <li key={anchor} id={anchor}>
                  <RefLink index={ref} className="code">
                    {text}
                  </RefLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </>
  )
}

/** Row of an inherited member: its name or its signature with the inherited type arguments, and its first sentence. */
function InheritedRow({ member: { name, anchor, line, ref } }: { member: InheritedMember }): ReactElement {
  const { refs } = useContent()
  const lang = useSourceLang()
  const [before, after] = aroundName(line ?? [], name)
  const summary = refs[ref]?.summary ?? ''
  return (
    <li className="member-row" id={anchor}>
      <div className="member-line">
        <TypeText tokens={before} />
        <RefLink index={ref} className="code member-name" isDescribed>
          {name}
        </RefLink>
        <TypeText tokens={after} />
      </div>
      {summary !== '' && (
        <div className="member-text" lang={lang} {...directionOf(summary)}>
          {summary}
        </div>
      )}
    </li>
  )
}

/** Members of one base, those of instances first. Those of a base outside the graph, which may be many, are collapsed. */
function InheritedGroup({ group: { from, members, total } }: { group: InheritedMembers }): ReactElement {
  const { t, refs } = useContent()
  const here = members.filter(({ signatures }) => signatures !== undefined)
  // Members that are documented here are not hidden, whatever declares them.
  const isOutside = (refs[from]?.id.startsWith('ext:') ?? false) && here.length === 0
  const source = (
    <p>
      {t('inherited.from')} <RefLink index={from} className="code" />
    </p>
  )
  const list = (
    <>
      {here.length > 0 && (
        <ul className="signatures">
          {here.map(({ name, anchor, signatures }) => (
            <DocumentedHere key={anchor} name={name} signatures={signatures!} />
          ))}
        </ul>
      )}
      <DocumentedThere members={members.filter(({ signatures }) => signatures === undefined)} />
      {total > members.length && (
        <p>
          <RefLink index={from}>{t('relation.more', { count: total - members.length })}</RefLink>
        </p>
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
