import { expect, test } from 'vitest'
import { hasDocComments, reasonWithoutApi } from './without-api.ts'

test.each<[object, string[], string | undefined]>([
  [{ isPrivate: true }, ['src/main.ts'], 'private, no entry point'],
  [{ isPrivate: false }, ['a.css'], 'no entry point'],
  [
    { isPrivate: false, exports: { './a.css': './a.css', './base.json': './base.json' } },
    [],
    'no entry point with code',
  ],
  [{ isPrivate: true, main: 'index.js' }, [], 'private, its entry point index.js does not exist'],
  [{ isPrivate: true, main: 'expo-router/entry' }, [], 'private, its entry point is in another package'],
  [{ isPrivate: true, main: 'node_modules/expo/AppEntry.js' }, [], 'private, its entry point is in another package'],
  // Promises that are not kept are failures.
  [{ isPrivate: false, main: 'index.js' }, [], undefined],
  [{ isPrivate: true, main: 'dist/index.js' }, [], undefined],
  [{ isPrivate: true, types: 'index.d.ts' }, [], undefined],
  [{ isPrivate: true, exports: { types: './a.d.ts' } }, [], undefined],
  [{ isPrivate: false }, ['index.js'], undefined],
])('%j with %j', (manifest, files, reason) => {
  expect(reasonWithoutApi({ isPrivate: false, ...manifest }, files)).toBe(reason)
})

test.each([
  ['/** Adds. */', true],
  ['/**\n * @param {string} a\n */', true],
  ['/** @typedef {{ a: 1 }} A */', true],
  ["/** @type {import('eslint').Linter.Config} */", false],
  ['/**\n * @type {{\n *   a: 1\n * }}\n */', false],
  ['/** @license MIT, by many */', false],
  ['/* Adds. */ // Adds.', false],
  ['/** eslint-disable no-console */', false],
])('%s documents: %s', (text, isDocumented) => {
  expect(hasDocComments(text)).toBe(isDocumented)
})
