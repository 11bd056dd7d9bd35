import type { Member } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { useContent } from '#app/prose/index.server.ts'
import { DocText } from './doc-text.tsx'
import { DeprecatedBanner, DocsBlocks } from './docs-blocks.tsx'

/** Members of an enum with their values. */
export function EnumTable({ members, id }: { members: readonly Member[]; id: string }): ReactElement {
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
