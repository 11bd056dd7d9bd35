// @vitest-environment jsdom
import { version } from '@mui/material/version'
import { expect, test } from 'vitest'
import { testComponents } from '../test/provider-suite.tsx'
import { testThemes } from '../test/theme-suite.ts'

test('this is MUI 9', () => {
  expect(version).toMatch(/^9\./)
})

testThemes()
testComponents()
