import type { Augmentation } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { Heading, RefLink, useContent } from '#app/prose/index.server.ts'
import { ShortDeclaration } from './declaration-list.tsx'

/** Anchor of the section. */
export const augmentationsAnchor = 'augments'

/** Additions of a package to other modules and to the global scope. */
export function Augmentations({ augments }: { augments: readonly Augmentation[] }): ReactElement | null {
  const { t } = useContent()
  if (augments.length === 0) return null
  return (
    <section className="unexported">
      <Heading level={2} id={augmentationsAnchor}>
        {t('section.augments')}
      </Heading>
      {augments.map(({ module, name, ref, facet }, index) => (
        <section key={index}>
          <p>
            {ref === undefined ? <code translate="no">{name}</code> : <RefLink index={ref} className="code" />}{' '}
            {module === 'global' ? t('augments.global') : t('augments.of', { module })}
          </p>
          <ShortDeclaration facet={facet} name={name} />
        </section>
      ))}
    </section>
  )
}
