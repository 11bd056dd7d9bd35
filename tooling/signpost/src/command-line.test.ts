import { expect, test } from 'vitest'
import { parseCommandLine, type Commands } from './command-line.ts'

const run = (): Promise<number> => Promise.resolve(0)
const commands: Commands = {
  build: { summary: 'document a repository', options: ['root', 'base'], run },
  'docs version': {
    operands: '<name>',
    example: 'one name, such as: docs version 1.0',
    count: [1, 1],
    summary: 'save the docs',
    options: ['root'],
    run,
  },
}

test.each([
  [['build', '--base', '/x/'], { operands: [], values: { base: '/x/' } }],
  [['--root', 'a', 'build'], { operands: [], values: { root: 'a' } }],
  [['docs', 'version', '1.0'], { operands: ['1.0'], values: {} }],
])('%j is a call', (argv, invocation) => {
  expect(parseCommandLine(argv, commands)).toMatchObject({ kind: 'call', invocation })
})

test.each([
  [['bild'], 'Found "bild", expected one command: build, docs version.'],
  [['build', 'x'], 'Found "build x", expected build without other words.'],
  [['docs', 'version'], 'Found "docs version", expected one name, such as: docs version 1.0.'],
  [['build', '--port', '1'], 'Found --port, expected options of build: --root, --base.'],
  [['build', '--nope'], "Unknown option '--nope'"],
])('%j is wrong', (argv, message) => {
  expect(parseCommandLine(argv, commands)).toMatchObject({ kind: 'error', message: expect.stringContaining(message) })
})

test('help of a command has its options only', () => {
  const parsed = parseCommandLine(['docs', 'version', '--help'], commands)
  const text = parsed.kind === 'help' ? parsed.text : ''
  expect(text).toContain('Usage: signpost docs version <name> [options]')
  expect(text).toContain('--root <dir>')
  expect(text).not.toContain('--base')
})
