// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFences, runExample } from '@signpost/test-kit/examples'
import { act, cleanup, render, screen } from '@testing-library/react'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import { expect, test } from 'vitest'
import * as published from './index.ts'

const modules = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '@signpost/use-local-storage': published,
}

const [cart, , script] = findFences(readFileSync(join(import.meta.dirname, '../README.md'), 'utf8'))

test('the first example of the README', () => {
  const Cart = runExample(cart!.code, modules)['Cart'] as () => react.ReactElement
  render(<Cart />)
  expect(screen.getByRole('status').textContent).toBe('Your cart is empty')
  act(() => screen.getByRole('button', { name: 'Add an apple' }).click())
  act(() => screen.getByRole('button', { name: 'Add an apple' }).click())
  expect(screen.getByRole('status').textContent).toBe('apple, apple')

  cleanup()
  render(<Cart />)
  expect(screen.getByRole('status').textContent).toBe('apple, apple')
  act(() => screen.getByRole('button', { name: 'Empty the cart' }).click())
  expect(screen.getByRole('status').textContent).toBe('Your cart is empty')
})

test('the example without React', () => {
  localStorage.setItem('theme', '"dark"')
  runExample(script!.code, modules)
  expect(document.documentElement.dataset['theme']).toBe('dark')
  published.createStorageStore('theme', '').set('light')
  expect(document.documentElement.dataset['theme']).toBe('light')
})
