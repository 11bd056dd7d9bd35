import { expect, test } from 'vitest'
import { parseCommand } from './command-line.ts'

test.for([
  [['build'], { action: 'build', packages: [], strict: false }],
  [['build', '--packages', 'a', 'b', '--out', 'x'], { action: 'build', packages: ['a', 'b'], out: 'x', strict: false }],
  [
    ['build', '--site', 's', '--root', 'r', '--strict'],
    { action: 'build', packages: [], site: 's', root: 'r', strict: true },
  ],
  [['show', 'core!Box', '--json'], { action: 'show', id: 'core!Box', graph: '.graph', json: true }],
  [['check', '--graph', 'g', '--strict'], { action: 'check', graph: 'g', strict: true }],
] as const)('%j', ([args, command]) => {
  expect(parseCommand(args)).toEqual(command)
})

test('help of a command', () => {
  const expected = { action: 'help', text: expect.stringContaining('--packages <dir>') as string }
  expect(parseCommand(['build', '--help'])).toMatchObject(expected)
})

test.for([
  [[], /^Usage: signpost-symbol-graph/u],
  [['biuld'], /Did you mean build\?/u],
  [['build', 'x'], 'build takes no argument "x"'],
  [['show'], /Found "show", expected one id, for example core!Box/u],
  [['build', '--nope'], /nope/u],
] as const)('%j is refused', ([args, reason]) => {
  expect(parseCommand(args)).toEqual(typeof reason === 'string' ? reason : expect.stringMatching(reason))
})
