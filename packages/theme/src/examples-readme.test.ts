// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFences, runExample } from '@signpost/test-kit/examples'
import { afterEach, expect, test } from 'vitest'
import * as published from './index.ts'

const modules = { '@signpost/theme': published }
const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
const [first, server, sections, scales] = findFences(readme)
const root = document.documentElement

afterEach(() => {
  document.head.innerHTML = ''
})

test('the first example', () => {
  const { theme, card, onCanvas, stop } = runExample(first!.code, modules) as {
    theme: published.Theme
    card: unknown
    onCanvas: string
    stop: () => void
  }
  expect(card).toEqual({ padding: 'var(--space-m)', border: 'var(--border)' })
  expect(readme).toContain(`\`onCanvas\` is \`${onCanvas}\``)
  expect(root.getAttribute(published.DATA_SCHEME_ATTRIBUTE)).toBe('dark')
  expect(document.head.textContent).toBe(theme.toCss())
  stop()
  expect(root.hasAttribute(published.DATA_SCHEME_ATTRIBUTE)).toBe(false)
  expect(document.head.textContent).toBe('')
})

test('the example with a server', () => {
  const { head } = runExample(server!.code, modules) as { head: (nonce: string) => string }
  document.head.innerHTML = head('r4nd0m')
  const [style, script] = document.head.children
  expect(style!.outerHTML).toContain('<style data-stylesheet="theme" nonce="r4nd0m">')
  localStorage.setItem('color-scheme', 'dark')
  new Function(script!.textContent)()
  expect(root.getAttribute('data-color-scheme')).toBe('dark')
  root.removeAttribute('data-color-scheme')
})

test('the example with a family', () => {
  const { sections: family, html } = runExample(sections!.code, modules) as {
    sections: published.ThemeFamily
    html: (section: string) => string
  }
  expect(html('docs')).toBe('<html data-theme-family="docs">')
  expect(family.pick('docs').resolve('link', 'dark')).toBe('#c9f')
})

test('the example with scales', () => {
  const { rules } = runExample(scales!.code, modules)
  expect(rules).toEqual({ '@media (width < 700px)': { main: { padding: 'var(--space-s)' } } })
})

test('names every value that the package exports', () => {
  for (const name of [...Object.keys(published), ...Object.keys(published.color), ...Object.keys(published.scale)]) {
    expect(readme).toContain(`\`${name}\``)
  }
})
