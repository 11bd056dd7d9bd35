// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { findFences, runExample } from '@signpost/test-kit/examples'
import * as theme from '@signpost/theme'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import { afterEach, expect, test } from 'vitest'
import { mockSystem } from '../test/system.ts'
import * as published from './index.ts'

const modules = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '@signpost/theme': theme,
  '@signpost/mui-material-theme': published,
}
const readme = readFileSync('README.md', 'utf8')
const [first, , variables, hook] = findFences(readme)
const root = document.documentElement

afterEach(() => {
  // A mounted component outlives the last test, when there is no window: a ripple ends half a second after a click.
  cleanup()
  document.body.replaceChildren()
  localStorage.clear()
})

test('the first example: the script, then the menu', async () => {
  mockSystem('dark')
  const { Body } = runExample(first!.code, modules) as { Body: () => react.ReactElement }
  render(<Body />)
  expect(root.dataset['colorScheme']).toBe('dark')
  expect(getComputedStyle(root).getPropertyValue('--mui-palette-background-default')).toBe('#10181a')
  await userEvent.click(screen.getByRole('button'))
  const items = await screen.findAllByRole('menuitemradio')
  expect(readme).toContain(
    `a menu with ${items[0]!.textContent}, ${items[1]!.textContent} and ${items[2]!.textContent}`,
  )
  await userEvent.click(items[0]!)
  expect(root.dataset['colorScheme']).toBe('light')
  expect(getComputedStyle(root).getPropertyValue('--mui-palette-primary-main')).toBe('#00687a')
})

test('the example with references', () => {
  mockSystem('light')
  const example = runExample(variables!.code, modules) as {
    css: string
    theme: Parameters<typeof published.MaterialThemeProvider>[0]['theme']
  }
  document.body.innerHTML = `<style>${example.css}</style>`
  render(<published.MaterialThemeProvider theme={example.theme}>Text</published.MaterialThemeProvider>)
  expect(getComputedStyle(root).getPropertyValue('--mui-palette-primary-main')).toBe('var(--accent)')
  expect(example.css).toContain('--accent:')
})

test('the example of a control', async () => {
  mockSystem('dark')
  const { Lamp } = runExample(hook!.code, modules) as { Lamp: () => react.ReactElement }
  render(
    <published.MaterialThemeProvider>
      <Lamp />
    </published.MaterialThemeProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Light on' }))
  expect(root.dataset['colorScheme']).toBe('light')
  await userEvent.click(screen.getByRole('button', { name: 'Light off' }))
  expect(root.dataset['colorScheme']).toBe('dark')
})

test('names every value that the package exports', () => {
  for (const name of Object.keys(published)) expect(readme).toContain(`\`${name}\``)
})
