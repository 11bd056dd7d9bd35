import type { ModuleDocs } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { Heading, useContent } from '#app/prose/index.server.ts'
import { DeprecatedBanner, DocsBlocks } from './docs-blocks.tsx'
import { DocText } from './doc-text.tsx'

/** Anchor of the section. */
export const moduleCommentsAnchor = 'entry-points'

/** Anchor of an entry point in the section. */
export function moduleAnchor({ specifier }: ModuleDocs): string {
  return `entry-${specifier}`
}

/** Doc comments of a package's entry points, each under the specifier that consumers import. */
export function ModuleComments({ modules }: { modules: readonly ModuleDocs[] }): ReactElement | null {
  const { t } = useContent()
  if (modules.length === 0) return null
  return (
    <section className="entry-points">
      <Heading level={2} id={moduleCommentsAnchor}>
        {t('section.entryPoints')}
      </Heading>
      {modules.map((one) => (
        <section key={one.specifier}>
          <Heading level={3} id={moduleAnchor(one)}>
            <code translate="no">{one.specifier}</code>
          </Heading>
          <DeprecatedBanner message={one.docs.deprecated} />
          <DocText nodes={one.docs.summary} />
          <DocsBlocks docs={one.docs} headings={{ level: 4 }} />
        </section>
      ))}
    </section>
  )
}
