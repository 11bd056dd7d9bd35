import { readFileSync } from 'node:fs'
import { findFences, runExample } from '@signpost/test-kit/examples'
import * as theme from '@signpost/theme'
import { expect, test } from 'vitest'
import * as published from './index.ts'

const modules = { '@signpost/storybook-addon-theme-overrider': published, '@signpost/theme': theme }
const readme = readFileSync('README.md', 'utf8')
const [main, toolbar, event] = findFences(readme)

test('the first example has two complete themes for this package', () => {
  const { addons } = runExample(main!.code, modules)['default'] as {
    addons: [string, { name: string; options: published.OverriderOptions }]
  }
  const { name, options } = addons[1]
  expect(name).toBe(JSON.parse(readFileSync('package.json', 'utf8')).name)
  const { light, dark } = published.resolveOptions(options)
  expect([light.base, light.appBg, light.colorSecondary]).toEqual(['light', '#f6f7f4', '#14532d'])
  expect([dark.base, dark.appBg, dark.colorSecondary]).toEqual(['dark', '#101820', '#55ffbb'])
})

test('the example with a toolbar', () => {
  const { options } = runExample(toolbar!.code, modules) as { options: published.OverriderOptions }
  expect(published.resolveOptions(options)).toMatchObject({
    follow: 'global',
    name: 'theme',
    dark: { base: 'dark', brandTitle: 'Ours' },
  })
})

test('the example with an event', () => {
  const sent: unknown[] = []
  const { goDark } = runExample(event!.code, modules) as { goDark: (channel: object) => void }
  goDark({ emit: (...args: unknown[]) => sent.push(args) })
  expect(sent).toEqual([[published.EVENTS.SET_SCHEME, 'dark']])
})

test('names everything that the package exports', () => {
  const types = readFileSync('src/index.ts', 'utf8')
    .match(/(?<=export type \{ ).+(?= \})/g)!
    .flatMap((names) => names.split(', '))
  for (const name of [...Object.keys(published), ...types]) expect(readme).toContain(`\`${name}\``)
})
