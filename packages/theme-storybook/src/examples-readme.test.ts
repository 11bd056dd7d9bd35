import { readFileSync } from 'node:fs'
import { findFences, runExample } from '@signpost/test-kit/examples'
import * as storybook from '@storybook/react-vite'
import * as theme from '@signpost/theme'
import { expect, test } from 'vitest'
import * as published from './index.ts'

const modules = { '@signpost/theme': theme, '@signpost/theme-storybook': published, '@storybook/react-vite': storybook }
const readme = readFileSync('README.md', 'utf8')
const [main, tests] = findFences(readme)

test('the example of main.ts names this package', () => {
  const { name } = JSON.parse(readFileSync('package.json', 'utf8'))
  const { default: config, themeAddon } = runExample(main!.code, modules)
  expect(config).toMatchObject({ addons: [{ name }], framework: '@storybook/react-vite' })
  expect(published.readThemeGlobals({}, themeAddon as published.ThemeAddonOptions)).toEqual({
    scheme: 'system',
    family: 'sand',
  })
})

test('the example of unit tests', () => {
  const { project, InTheDark } = runExample(tests!.code, modules) as {
    project: { decorators: object[] }
    InTheDark: { globals: object }
  }
  expect(project.decorators.filter((decorator) => Symbol.dispose in decorator)).toHaveLength(1)
  expect(published.readThemeGlobals({ ...InTheDark.globals }, published.presets.playground())).toEqual({
    scheme: 'dark',
    family: 'blue',
  })
})

test('names everything that the package exports', () => {
  const names = readFileSync('src/index.ts', 'utf8')
    .match(/(?<=^export (?:type )?\{ ).+(?= \})/gm)!
    .flatMap((list) => list.split(/, (?:type )?/))
  for (const name of [...Object.keys(published), ...names]) expect(readme).toContain(`\`${name.replace('type ', '')}\``)
})
