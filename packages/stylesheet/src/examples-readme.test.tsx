// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { findFences, runExample } from '@signpost/test-kit/examples'
import { cleanup, render } from '@testing-library/react'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import { expect, test } from 'vitest'
import * as published from './index.ts'

const modules = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '@signpost/stylesheet': published,
}

const readme = readFileSync('README.md', 'utf8')
const [first, server, dialog] = findFences(readme)
const texts = (): (string | null)[] => [...document.querySelectorAll('style')].map((style) => style.textContent)

test('the first example', () => {
  const { text, stop } = runExample(first!.code, modules) as { text: string; stop: () => void }
  expect(text).toBe(
    'nav a{color:teal;padding-inline:8px;&:hover{text-decoration:underline;}}@media print{nav{display:none;}}',
  )
  expect(texts()).toEqual([text])
  stop()
  expect(texts()).toEqual([])
})

test('the example with a server', () => {
  const { head, start } = runExample(server!.code, modules) as {
    head: (nonce: string) => string
    start: () => published.Mount
  }
  document.head.innerHTML = head('r4nd0m')
  const mount = start()
  expect(texts()).toEqual([':root{color-scheme:light dark;}'])
  mount.dispose()
})

test('the example with React', () => {
  const Dialog = runExample(dialog!.code, modules)['Dialog'] as () => react.ReactElement
  render(<Dialog />)
  expect(texts()).toEqual(['body{overflow:hidden;}', '.card{padding:16px;}'])
  cleanup()
  expect(texts()).toEqual([])
})

test('names every value that the package exports', () => {
  for (const name of Object.keys(published)) expect(readme).toContain(`\`${name}\``)
})
