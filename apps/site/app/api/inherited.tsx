import type { InheritedMembers, Signature as MemberSignature } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { Heading, RefLink, useContent } from '#app/prose/index.server.ts'
import { aroundName } from './around-name.ts'
import { DocText } from './doc-text.tsx'
import { DeprecatedBanner } from './docs-blocks.tsx'
import { Signature, TypeText } from './signature.tsx'
import { SignatureDetails } from './signature-details.tsx'
import { StatusBadges } from './status-badges.tsx'
import type { PartFacet } from './symbol-part.ts'

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

/** Names of members that the page of their base documents as they are. */
function BareNames({ members }: Pick<InheritedMembers, 'members'>): ReactElement | null {
  if (members.length === 0) return null
  return (
    <ul className="names">
      {members.map(({ name, ref }) => (
        <li key={ref}>
          <RefLink index={ref} className="code">
            {name}
          </RefLink>
        </li>
      ))}
    </ul>
  )
}

/** Members of one base, those of instances first. Those of a base outside the graph, which may be many, are collapsed. */
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
  const statics = bare.filter(({ isStatic }) => isStatic)
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
      <BareNames members={bare.filter(({ isStatic }) => !isStatic)} />
      {statics.length > 0 && (
        <p>
          <span className="badge">{t('flag.static')}</span>
        </p>
      )}
      <BareNames members={statics} />
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
