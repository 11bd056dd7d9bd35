// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { findFences, runExample } from '@signpost/test-kit/examples'
import { expect, test } from 'vitest'
import * as published from './index.ts'

const modules = { '@signpost/storybook-addon-split-toolbars': published }
const readme = readFileSync('README.md', 'utf8')
const [preview, main, independent] = findFences(readme)

test('the first example', () => {
  const { globalTypes, decorators } = runExample(preview!.code, modules)['default'] as {
    globalTypes: { theme: published.GlobalTypeAnnotation }
    decorators: [(story: () => unknown, context: { globals: object }) => unknown]
  }
  const classFor = (theme: unknown) => {
    expect(decorators[0](() => 'the story', { globals: { theme } })).toBe('the story')
    return document.documentElement.className
  }
  expect(classFor(globalTypes.theme.defaultValue)).toBe('light paper')
  expect(classFor('dark--ink')).toBe('dark ink')
  expect(classFor('dark--paper')).toBe('')
})

test('the example of main.ts names this package', () => {
  const { name } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(runExample(main!.code, modules)['default']).toMatchObject({ addons: [name] })
})

test('the example of an independent toolbar', () => {
  const { fontOf, Printed } = runExample(independent!.code, modules) as {
    fontOf: (globals: object) => string
    Printed: { globals: object }
  }
  expect([fontOf({}), fontOf(Printed.globals), fontOf({ type: 'family--comic' })]).toEqual(['sans', 'serif', 'sans'])
})

test('names everything that the package exports', () => {
  const values = [...Object.keys(published), ...Object.keys(published.splitToolbar)]
  const types = readFileSync('src/index.ts', 'utf8')
    .match(/(?<=export type \{ ).+(?= \})/g)!
    .flatMap((names) => names.split(', '))
  for (const name of [...values, ...types]) expect(readme).toContain(`\`${name}\``)
})
