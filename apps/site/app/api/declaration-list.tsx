import type { Facet } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { useContent } from '#app/prose/index.server.ts'
import { DocText } from './doc-text.tsx'
import { Signature, TypeText } from './signature.tsx'

/** Short form of a declaration without a page of its own: signature, description and a list of members. */
export function ShortDeclaration({ facet, name }: { facet: Facet; name: string }): ReactElement {
  const { t } = useContent()
  return (
    <>
      {facet.signatures.map((signature) => (
        <div key={signature.anchor}>
          <Signature line={signature.line} label={t('signature.of', { name })} />
          <DocText nodes={signature.docs.summary} />
          <DocText nodes={signature.docs.remarks} />
        </div>
      ))}
      {facet.members.length > 0 && (
        <dl className="parameters">
          {facet.members.map((member) => (
            <div key={member.anchor} id={member.anchor}>
              {member.signatures.map((signature, index) => (
                <dt key={index}>
                  <TypeText tokens={signature.line.tokens} />
                </dt>
              ))}
              <dd>
                <DocText nodes={member.signatures[0]?.docs.summary ?? []} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
