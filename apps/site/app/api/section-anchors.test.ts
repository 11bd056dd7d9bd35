import { isSectionAnchor } from '@signpost/graph-model'
import { expect, test } from 'vitest'
import { kinds } from '#app/urls/index.ts'
import { augmentationsAnchor } from './augmentations.tsx'
import { kindAnchor } from './kind-anchor.ts'
import { moduleAnchor, moduleCommentsAnchor } from './module-comments.tsx'
import { otherNamesAnchor } from './symbol-list.tsx'

test('headings of a README give way to every section of a package', () => {
  const lists = kinds.flatMap((kind) => [kindAnchor(kind), `${kindAnchor(kind)}-0`])
  const modules = ['acme', '@acme/core/testing'].map((specifier) => moduleAnchor({ specifier, docs: {} as never }))
  for (const anchor of [...lists, ...modules, augmentationsAnchor, moduleCommentsAnchor, otherNamesAnchor]) {
    expect(isSectionAnchor(anchor), anchor).toBe(true)
  }
  for (const anchor of ['usage', 'list', 'augments-1', 'class-list-a']) expect(isSectionAnchor(anchor)).toBe(false)
})
