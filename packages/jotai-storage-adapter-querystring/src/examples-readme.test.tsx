// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { findFences, runExample } from '@signpost/test-kit/examples'
import { act, render, screen } from '@testing-library/react'
import * as jotai from 'jotai'
import * as jotaiUtils from 'jotai/utils'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import { afterEach, expect, test, vi } from 'vitest'
import * as zod from 'zod'
import * as published from './index.ts'

const modules = {
  jotai,
  'jotai/utils': jotaiUtils,
  react,
  'react/jsx-runtime': jsxRuntime,
  zod,
  '@signpost/jotai-storage-adapter-querystring': published,
}

const readme = readFileSync('README.md', 'utf8')
const [products, checked] = findFences(readme)

afterEach(() => history.replaceState(null, '', '/'))

test('the first example', async () => {
  const Products = runExample(products!.code, modules)['Products'] as () => react.ReactElement
  render(<Products />)
  const shown = () => screen.getByRole('status').textContent
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
  expect(shown()).toBe('Page 1 of everything')
  await press('Next page')
  expect([shown(), location.search]).toEqual(['Page 2 of everything', '?page=2'])

  const { length } = history
  await press('New only')
  expect([shown(), location.search, history.length]).toEqual(['Page 1 of new', '?tags=new', length + 1])
  await act(async () => {
    const back = new Promise((done) => addEventListener('popstate', done, { once: true }))
    history.back()
    await back
  })
  expect(shown()).toBe('Page 2 of everything')
})

test('the example with a schema', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  const boxAtom = runExample(checked!.code, modules)['boxAtom'] as published.atomWithQuery.Atom<{
    width: number
    height: number
  }>
  const store = jotai.createStore()
  store.set(boxAtom, { width: -1, height: 2 })
  await new Promise<void>((done) => queueMicrotask(done))
  const link = location.search
  expect(link).toMatch(/^\?box=[\w-]+$/)

  const reloaded = runExample(checked!.code, modules)['boxAtom'] as typeof boxAtom
  store.sub(reloaded, () => {})
  expect(store.get(reloaded)).toEqual({ width: 16, height: 9 })
  expect(info.mock.calls).toEqual([[expect.stringMatching(/^Ignored box: /)]])
})

test('names every value that the package exports', () => {
  const { codecs, ...values } = published
  for (const name of [...Object.keys(values), ...Object.keys(codecs)]) expect(readme).toContain(`\`${name}\``)
})
