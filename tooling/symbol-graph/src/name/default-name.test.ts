import { expect, test } from 'vitest'
import { defaultName } from './default-name.ts'

test.each([
  ['export=', 'fastify', 'fastify', 'fastify'],
  ['export=', '_', 'lodash', '_'],
  ['export=', 'BN', 'bn.js', 'BN'],
  ['export=', 'T', 'tree-node', 'treeNode'],
  ['export=', 'e', 'express', 'express'],
  ['export=', undefined, '@acme/form-state', 'formState'],
  ['export=', '_default', 'react-hook-form', 'reactHookForm'],
  ['default', 'e', 'express', 'e'],
  ['default', undefined, 'express', undefined],
])('%s of %s in %s is imported as %s', (name, localName, specifier, expected) => {
  const facts = { name, facets: [], identity: '', declarations: [] }
  expect(defaultName({ ...facts, ...(localName === undefined ? {} : { localName }) }, specifier)).toBe(expected)
})
