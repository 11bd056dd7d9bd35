import { Fragment, type ReactElement } from 'react'
import { Heading, RefLink, useContent } from '#app/prose/index.server.ts'
import { Inherited } from './inherited.tsx'
import { detailed, MemberEntry, positionOf } from './member-entry.tsx'
import { manyRows, memberPart, MemberRows } from './member-rows.tsx'
import { commonPart } from './shown.tsx'
import { documentedHere, type PartFacet } from './symbol-part.ts'

/** Largest number of members whose rows flow in two columns across their groups. Columns of more would end screens below. */
const mostInFlow = 60

/** Number of members with sections up to which their remarks, examples and links are open. */
const openMembers = 8

/** Sections of the members of a facet by kind, then inherited members. */
export function Members({ part, idOf }: { part: PartFacet; idOf: (section: string) => string }): ReactElement {
  const { t } = useContent()
  const file = fileOf(part)
  const isFolded =
    [...part.groups, ...documentedHere(part)].flatMap(({ members }) => detailed(members)).length > openMembers
  return (
    <>
      {part.groups.map(({ name, members, count }) => {
        const own = detailed(members)
        if (own.length === 0) return null
        return (
          <section
            key={name}
            className={isFolded ? 'members are-folded' : 'members'}
            {...commonPart(own.map(memberPart))}
          >
            <Heading level={2} id={idOf(name)} label={t(`members.${name}`)}>
              {t(`members.${name}`)} {own.length === members.length && <span className="count">{count}</span>}
            </Heading>
            {own.map((member, at) => (
              <Fragment key={member.anchor}>
                {member.category !== own[at - 1]?.category && (
                  <p className="category">{member.category ?? t('category.others')}</p>
                )}
                <MemberEntry member={member} file={file} isFolded={isFolded} />
              </Fragment>
            ))}
          </section>
        )
      })}
      <Inherited part={part} id={idOf('inherited')} isFolded={isFolded} />
    </>
  )
}

/** File of the facet's declaration, to which the lines of members refer. */
function fileOf({ facet }: PartFacet): string | undefined {
  return facet.signatures.find(({ source }) => source !== undefined)?.source?.file
}

/** Rows of all members on the page by kind. A lone member with a section needs none. */
export function Overview({ part, idOf }: { part: PartFacet; idOf: (section: string) => string }): ReactElement | null {
  const { t } = useContent()
  const file = fileOf(part)
  const inherited = documentedHere(part)
  const members = [...part.groups, ...inherited].flatMap((group) => group.members)
  if (members.length === 0 || (members.length === 1 && detailed(members).length === 1)) return null
  const isFlow = members.length >= manyRows && members.length <= mostInFlow
  return (
    <section className={isFlow ? 'overview is-flow' : 'overview'} aria-label={t('section.overview')}>
      {part.groups.map((group) => {
        const { name, count } = group
        const label = t(`members.${name}`)
        return (
          <div key={name} className="overview-group" {...commonPart(group.members.map(memberPart))}>
            {detailed(group.members).length === 0 ? (
              <Heading level={2} id={idOf(name)} label={label}>
                {label} <span className="count">{count}</span>
              </Heading>
            ) : (
              <p className="overview-label">
                <a href={`#${idOf(name)}`}>{label}</a> <span className="count">{count}</span>
              </p>
            )}
            <MemberRows
              members={group.members}
              columns={members.length}
              positionOf={({ signatures: [first] }) => positionOf(first, file)}
            />
          </div>
        )
      })}
      {inherited.map(({ from, members: own }) => (
        <div key={from} className="overview-group inherited">
          <p className="overview-label">
            {t('inherited.from')} <RefLink index={from} className="code" /> <span className="count">{own.length}</span>
          </p>
          <MemberRows members={own} columns={members.length} positionOf={({ signatures: [first] }) => first?.source} />
        </div>
      ))}
    </section>
  )
}
