// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFences, runExample } from '@signpost/test-kit/examples'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeBrowser } from '../test/fake-browser.ts'
import * as published from './index.ts'

const modules = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '@signpost/moving-mesh-background': published,
}

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
const [hero, stage, script] = findFences(readme)
let browser: FakeBrowser

beforeEach(() => {
  browser = new FakeBrowser()
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (): void =>
  act(() => {
    browser.resize(800, 600)
    browser.cross(true)
  })

test('the first example', () => {
  const Hero = runExample(hero!.code, modules)['Hero'] as () => react.ReactElement
  const { container } = render(<Hero />)
  show()
  expect(container.innerHTML).toMatch(
    /^<header class="hero"><canvas aria-hidden="true" class="hero-mesh"[^>]*><\/canvas><h1>Welcome<\/h1><\/header>$/,
  )
  expect(browser.frames.size).toBe(1)
})

test('the example with a switch', () => {
  const Stage = runExample(stage!.code, modules)['Stage'] as () => react.ReactElement
  render(<Stage />)
  show()
  fireEvent.click(screen.getByText('Pause'))
  expect(browser.frames.size).toBe(0)
  fireEvent.click(screen.getByText('Move'))
  expect(browser.frames.size).toBe(1)
})

test('the example without React', () => {
  const decorate = runExample(script!.code, modules)['decorate'] as (canvas: HTMLCanvasElement) => () => void
  const end = decorate(document.createElement('canvas'))
  show()
  expect([browser.fills.at(-1), browser.frames.size]).toEqual(['teal', 1])
  end()
  expect([browser.frames.size, browser.observers.size]).toEqual([0, 0])
})

test('names every value that the package exports', () => {
  for (const name of Object.keys(published)) expect(readme).toContain(`\`${name}\``)
})
