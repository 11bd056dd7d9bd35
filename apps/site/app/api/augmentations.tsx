import type { Augmentation, Heading as ContentsEntry, PackageIndex } from '@signpost/graph-model'
import { Fragment, type ReactElement } from 'react'
import type { Translate } from '#app/languages/index.ts'
import { Heading, RefLink, useContent } from '#app/prose/index.server.ts'
import { FoldedDeclaration, openSymbols } from './unexported.tsx'

/** Anchor of the section. */
export const augmentationsAnchor = 'augments'

/** Number of declarations up to which the contents have each. */
const manyDeclarations = 60

/** Whether a package is a script: nothing can be imported, and its globals are all that it has. */
export function hasOnlyGlobals({ symbols, augments }: Pick<PackageIndex, 'symbols' | 'augments'>): boolean {
  return symbols.length === 0 && augments.length > 0
}

/** Entries of the table of contents. */
export function augmentationHeadings(augments: readonly Augmentation[], t: Translate): ContentsEntry[] {
  if (augments.length === 0) return []
  return [
    { id: augmentationsAnchor, depth: 2, text: t('section.augments') },
    ...(augments.length > manyDeclarations ? [] : augments).map(({ name, facet }) => {
      return { id: facet.signatures[0]!.anchor, depth: 3, text: name }
    }),
  ]
}

/** Additions of a package to the global scope and to other modules, by module. */
export function Augmentations({ augments }: { augments: readonly Augmentation[] }): ReactElement | null {
  const { t } = useContent()
  if (augments.length === 0) return null
  return (
    <section className="unexported">
      <Heading level={2} id={augmentationsAnchor}>
        {t('section.augments')}
      </Heading>
      {[...new Set(augments.map((one) => one.module))].map((module) => (
        <Fragment key={module}>
          <p className="note">{module === 'global' ? t('augments.global') : <code translate="no">{module}</code>}</p>
          {augments.map(
            ({ name, ref, facet, ...one }, at) =>
              one.module === module && (
                <FoldedDeclaration
                  key={at}
                  symbol={{ name, anchor: facet.signatures[0]!.anchor, facets: [facet] }}
                  isOpen={augments.length <= openSymbols}
                >
                  {ref !== undefined && <RefLink index={ref} className="code" />}
                </FoldedDeclaration>
              ),
          )}
        </Fragment>
      ))}
    </section>
  )
}
