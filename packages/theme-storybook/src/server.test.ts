import { expect, test } from 'vitest'
import { options } from '../test/theme.ts'
import { createThemeDecorator } from './index.ts'

test('where there is no document, a story is shown as it is', () => {
  expect('document' in globalThis).toBe(false)
  expect(createThemeDecorator(options)(() => 'a story', { globals: {} })).toBe('a story')
})
