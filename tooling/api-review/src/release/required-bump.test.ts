import { expect, test } from 'vitest'
import { requiredBump } from './required-bump.ts'

test.each([
  ['major', '1.2.3', 'major'],
  ['minor', '1.2.3', 'minor'],
  ['patch', 'v1.2.3+build', 'patch'],
  ['none', '1.2.3', 'none'],
  ['none', '2.0.0-beta.1', 'none'],
  ['major', '0.2.3', 'minor'],
  ['minor', '0.2.3', 'patch'],
  ['patch', '0.2.3', 'patch'],
  ['major', '0.0.3', 'patch'],
  ['minor', '0.0.3', 'patch'],
  ['major', '2.0.0-beta.1', 'prerelease'],
  ['patch', '0.1.0-0', 'prerelease'],
] as const)('%s after %s needs %s', (verdict, version, bump) => {
  expect(requiredBump(verdict, version)).toBe(bump)
})

test.each(['', '1.2', 'latest', '1.2.3.4'])('refuses the version "%s"', (version) => {
  expect(() => requiredBump('major', version)).toThrow(`Found the version "${version}", expected one such as`)
})
