// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { findFences, runExample } from '@signpost/test-kit/examples'
import { expect, test } from 'vitest'
import { settled } from '../test/settled.ts'
import * as published from './index.ts'
import { previewHead } from './preset.ts'

const [config, both] = findFences(readFileSync('README.md', 'utf8'))
const modules = { '@signpost/storybook-addon-mirror-preview': published }

test('the configuration is valid for the preset', () => {
  const { addons } = runExample(config!.code, modules)['default'] as {
    addons: { name: string; options: published.MirrorPreviewOptions }[]
  }
  expect(addons.map(({ name }) => [name])).toEqual([Object.keys(modules)])
  expect(previewHead('', addons[0]!.options)).toContain('"attributes":["class","data-theme"],"target":"root"')
})

test('both ends work without Storybook', async () => {
  const mirrorDocument = runExample(both!.code, modules)['mirrorDocument'] as (
    from: Document,
    to: Document,
  ) => () => void
  const other = document.implementation.createHTMLDocument('')
  document.head.innerHTML = '<style id="a">a {}</style>'
  const stop = mirrorDocument(document, other)
  document.getElementById('a')!.textContent = 'b {}'
  await settled()
  expect(other.querySelector('style')!.textContent).toBe('b {}')
  stop()
  expect(other.querySelector('style')).toBeNull()
})
