import type { InheritedMember, InheritedMembers } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { directionOf, Heading, RefLink, useContent, useSourceLang } from '#app/prose/index.server.ts'
import { aroundName } from './around-name.ts'
import { detailed, MemberEntry } from './member-entry.tsx'
import { TypeText } from './signature.tsx'
import { documentedIn, inheritedGroups, inheritedSections, type PartFacet } from './symbol-part.ts'

/** Inherited members by base. Bases whose members do not fit are links with the number of their members. */
export function Inherited({
  part,
  id,
  isFolded,
}: {
  part: PartFacet
  id: string
  /** Whether remarks, examples and links are folded. */
  isFolded: boolean
}): ReactElement | null {
  const { t } = useContent()
  const { inheritedElsewhere } = part
  const inherited = inheritedSections(part)
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
          <InheritedGroup key={group.from} group={group} isFolded={isFolded} />
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

/** Members of one base, those that no other page documents first. Those of a base outside the graph, which may be many, are collapsed. */
function InheritedGroup({ group, isFolded }: { group: InheritedMembers; isFolded: boolean }): ReactElement {
  const { t, refs } = useContent()
  const { from, members, total } = group
  const here = documentedIn(group)
  // Members that are documented here are not hidden, whatever declares them.
  const isOutside = (refs[from]?.id.startsWith('ext:') ?? false) && here.length === 0
  const source = (
    <p>
      {t('inherited.from')} <RefLink index={from} className="code" />
    </p>
  )
  const list = (
    <>
      {detailed(here).map((member) => (
        <MemberEntry key={member.anchor} member={member} file={undefined} isFolded={isFolded} />
      ))}
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
