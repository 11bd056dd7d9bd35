// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFences, runExample } from '@signpost/test-kit/examples'
import { expect, test } from 'vitest'
import * as published from './index.ts'

const modules = { '@signpost/website-theme': published }
const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
const [first, values] = findFences(readme)

test('the first example', () => {
  const { stylesheet, page } = runExample(first!.code, modules) as {
    stylesheet: string
    page: (path: string, main: string) => string
  }
  for (const name of ['--paper', '--accent']) expect(stylesheet).toContain(`${name}:`)
  const { documentElement, scripts } = new DOMParser().parseFromString(
    page('/docs/intro', '<main>…</main>'),
    'text/html',
  )
  expect({ ...documentElement.dataset }).toEqual({ theme: 'light', section: 'docs' })
  expect(stylesheet).toContain('[data-section="docs"]')
  expect(documentElement.querySelector('main')?.textContent).toBe('…')

  localStorage.setItem('theme', 'dark')
  new Function(scripts[0]!.textContent)()
  expect(document.documentElement.dataset['theme']).toBe('dark')
})

test('the example with values', () => {
  const { metaColor, favicon, card } = runExample(values!.code, modules)
  expect(metaColor).toBe(published.websiteTokens.paper.dark)
  expect(favicon).toBe(published.websiteFamilies.pick('guides').resolve('accent', 'light'))
  expect(card).toEqual({ background: 'var(--raised)', color: 'var(--ink)' })
})

test('says how large the script is, and how many sections there are', () => {
  const [, bytes] = /of some (\d+) bytes/.exec(readme)!
  expect(Math.round(Buffer.byteLength(published.getInitScript()) / 10) * 10).toBe(Number(bytes))
  const [, sections] = /in (\d+) sections/.exec(readme)!
  expect(published.websiteFamilies.names).toHaveLength(Number(sections))
})

test('names every value that the package exports', () => {
  for (const name of Object.keys(published)) expect(readme).toContain(`\`${name}\``)
})
