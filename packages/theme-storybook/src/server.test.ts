import { expect, test } from 'vitest'
import { options } from '../test/theme.ts'
import { createThemeDecorator } from './index.ts'

test('without a document, a story is rendered unchanged', () => {
  expect('document' in globalThis).toBe(false)
  expect(createThemeDecorator(options)(() => 'a story', { globals: {} })).toBe('a story')
})
