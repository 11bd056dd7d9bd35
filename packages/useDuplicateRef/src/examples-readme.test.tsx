// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { findFences, runExample } from '@signpost/test-kit/examples'
import { act, render, screen } from '@testing-library/react'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import { afterEach, expect, test, vi } from 'vitest'
import * as published from './index.ts'

const modules = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '@signpost/use-duplicate-ref': published,
}

const [search, sized] = findFences(readFileSync('README.md', 'utf8'))

afterEach(() => vi.unstubAllGlobals())

test('the first example of the README: its own ref and the passed one have the element', () => {
  const Search = runExample(search!.code, modules)['Search'] as react.ForwardRefExoticComponent<
    react.RefAttributes<HTMLInputElement>
  >
  const ref = react.createRef<HTMLInputElement>()
  const { unmount } = render(<Search ref={ref} />)
  const input = screen.getByRole('searchbox')
  expect(ref.current).toBe(input)
  act(() => screen.getByRole('button', { name: 'Search again' }).click())
  expect(document.activeElement).toBe(input)
  unmount()
  expect(ref.current).toBeNull()
})

test('the example with a cleanup observes the element and stops', () => {
  const calls: string[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = (element: Element) => calls.push(`observe ${element.tagName}`)
      disconnect = () => calls.push('disconnect')
    },
  )
  const Chart = runExample(sized!.code, modules)['Chart'] as react.ForwardRefExoticComponent<
    react.RefAttributes<HTMLDivElement>
  >
  const { rerender, unmount } = render(<Chart />)
  rerender(<Chart />)
  expect(calls).toEqual(['observe DIV'])
  unmount()
  expect(calls).toEqual(['observe DIV', 'disconnect'])
})
