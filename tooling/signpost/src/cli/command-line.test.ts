import { expect, test } from 'vitest'
import { parseCommandLine, type Commands } from './command-line.ts'

const run = (): Promise<number> => Promise.resolve(0)
const commands: Commands = {
  build: { summary: 'document a repository', options: ['root', 'base'], run },
  'docs version': {
    operands: '<name>',
    example: 'one name, such as: docs version 1.0',
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
  [['bild'], 'Found "bild", expected one command: build, docs version. Did you mean build?'],
  [['build', 'x'], 'Found "build x", expected signpost build without other words.'],
  [['docs', 'version'], 'Found "docs version", expected one name, such as: docs version 1.0.'],
  [
    ['build', '--port', '1'],
    'Found --port, expected options of signpost build: --root, --base.\nRun `signpost build --help` for its options.',
  ],
  [['build', '--bass', '/'], 'Found --bass, expected options of signpost build: --root, --base. Did you mean --base?'],
  [['--port', '1', 'build'], 'Found --port, expected options of signpost build'],
  [['--nope'], 'Found --nope, expected a command first: build, docs version.\nRun `signpost --help`'],
  [['build', '--base'], "Option '--base <path>' argument missing.\nRun `signpost build --help`"],
  [['docs', 'version', 'a', 'b'], 'Found "docs version a b", expected one name'],
  [['docs'], 'Found "docs", expected one command: build, docs version.'],
  [['toString'], 'Found "toString", expected one command'],
])('%j is wrong', (argv, message) => {
  expect(parseCommandLine(argv, commands)).toMatchObject({ kind: 'error', message: expect.stringContaining(message) })
})

test('help of a command has its options only', () => {
  const parsed = parseCommandLine(['docs', 'version', '--help'], commands)
  const text = parsed.kind === 'text' ? parsed.text : ''
  expect(text).toContain('Usage: signpost docs version [options] <name>')
  expect(text).toContain('--root <dir>')
  expect(text).not.toContain('--base')
})

test('help of all commands names each once, with its operands', () => {
  const parsed = parseCommandLine(['--help'], commands)
  const text = parsed.kind === 'text' ? parsed.text : ''
  expect(text).toMatch(/^ {2}build +document a repository$/m)
  expect(text).toMatch(/^ {2}docs version <name> +save the docs$/m)
  expect(text.match(/save the docs/g)).toHaveLength(1)
})

test.each(['--version', '-v'])('%s is the version of the package', (argument) => {
  expect(parseCommandLine([argument], commands, '1.2.3')).toEqual({ kind: 'text', text: '1.2.3' })
})
