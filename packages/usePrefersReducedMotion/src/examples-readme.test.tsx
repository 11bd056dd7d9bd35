// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFences, runExample } from '@signpost/test-kit/examples'
import { act, cleanup, render } from '@testing-library/react'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeMotion } from '../test/fake-motion.ts'
import * as published from './index.ts'

/** Ends what the examples watch: the window keeps a query that is watched, for later tests too. */
const stops: (() => void)[] = []

const modules = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '@signpost/use-prefers-reduced-motion': {
    ...published,
    watchMotionPreference: (...given: Parameters<typeof published.watchMotionPreference>) => {
      const stop = published.watchMotionPreference(...given)
      stops.push(stop)
      return stop
    },
  },
}

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
const [hero, script] = findFences(readme)
let fake: FakeMotion

beforeEach(() => {
  fake = new FakeMotion()
  vi.stubGlobal('matchMedia', fake.window.matchMedia)
})

afterEach(() => {
  cleanup()
  for (const stop of stops.splice(0)) stop()
})

test('the first example', () => {
  const Hero = runExample(hero!.code, modules)['Hero'] as () => react.ReactElement
  const { container } = render(<Hero />)
  expect(container.innerHTML).toBe('<section class="slide-in"><p>A flight over hills</p></section>')
  act(() => {
    fake.reduced = true
  })
  expect(container.innerHTML).toBe('<section class="appear"><p>A picture of hills</p></section>')
})

test('the example without React', () => {
  runExample(script!.code, modules)
  expect(document.documentElement.dataset['motion']).toBe('no-preference')
  fake.reduced = true
  expect(document.documentElement.dataset['motion']).toBe('reduce')
})

test('names every value that the package exports', () => {
  for (const name of Object.keys(published)) expect(readme).toContain(`\`${name}\``)
})
