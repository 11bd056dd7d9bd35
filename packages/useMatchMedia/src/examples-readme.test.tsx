// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFences, runExample } from '@signpost/test-kit/examples'
import { act, cleanup, render } from '@testing-library/react'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeMedia } from '../test/fake-media.ts'
import * as published from './index.ts'

/** Ends what the examples watch: the window keeps a query that is watched, for later tests too. */
const stops: (() => void)[] = []

const modules = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '@signpost/use-match-media': {
    ...published,
    subscribeMedia: (...given: Parameters<typeof published.subscribeMedia>) => {
      const stop = published.subscribeMedia(...given)
      stops.push(stop)
      return stop
    },
  },
}

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
const [page, script] = findFences(readme)
let fake: FakeMedia

beforeEach(() => {
  fake = new FakeMedia()
  vi.stubGlobal('matchMedia', fake.window.matchMedia)
})

afterEach(() => {
  cleanup()
  for (const stop of stops.splice(0)) stop()
})

test('the first example', () => {
  const Page = runExample(page!.code, modules)['Page'] as () => react.ReactElement
  const { container } = render(<Page />)
  expect(container.textContent).toBe('The sidebar is below the text')
  act(() => fake.set({ '(min-width: 900px)': true, '(pointer: coarse)': true, '(prefers-color-scheme: dark)': true }))
  expect(container.textContent).toBe('The sidebar is beside the textSwipe for more')
  expect(container.querySelector('main')?.className).toBe('dark')
})

test('the example without React', () => {
  fake.set({ 'not (min-width: 600px)': true })
  runExample(script!.code, modules)
  expect(document.documentElement.className).toBe('narrow')
  fake.set({ 'not (min-width: 600px)': false })
  expect(document.documentElement.className).toBe('')
})

test('names every value that the package exports', () => {
  const { media, ...values } = published
  for (const name of [...Object.keys(values), ...Object.keys(media)]) expect(readme).toContain(`\`${name}\``)
})
