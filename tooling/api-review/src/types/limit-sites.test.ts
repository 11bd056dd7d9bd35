import { expect, test } from 'vitest'
import { limitSites } from './limit-sites.ts'
import type { Site, Step } from './sites.ts'

function site(rule: Site['rule'], length: number, fields: Partial<Site> = {}): Site {
  const path = Array.from({ length }, (_, index): Step => ({ kind: 'property', name: `p${index}` }))
  const types = { base: undefined, head: undefined }
  return { rule, path, polarity: 1, isMutable: false, isReadonly: false, isClassMethod: false, ...types, ...fields }
}

const many = Array.from({ length: 30 }, (_, index) => site('type-changed', 30 - index))

test('up to twenty differences are all kept, in their order', () => {
  const sites = many.slice(0, 20)
  expect(limitSites(sites)).toEqual(sites)
})

test('of more, those nearest to the type are kept in their order, and the first says how many are left out', () => {
  const kept = limitSites(many)
  expect(kept.map(({ path }) => path.length)).toEqual(Array.from({ length: 20 }, (_, index) => 20 - index))
  expect(kept.map(({ alike }) => alike)).toEqual([10, ...Array<undefined>(19).fill(undefined)])
})

test.each<[string, Site]>([
  ['another rule', site('property-removed', 99)],
  ['the other direction', site('type-changed', 99, { polarity: -1 })],
  ['a property that can be assigned', site('type-changed', 99, { isMutable: true })],
  ['a readonly property', site('type-changed', 99, { isReadonly: true })],
  ['a method of a class', site('type-changed', 99, { isClassMethod: true })],
])('a difference of %s is kept, however deep it is: it may decide the verdict', (_, other) => {
  const kept = limitSites([...many, other])
  expect(kept).toContain(other)
  expect(kept[0]?.alike).toBe(10)
})
