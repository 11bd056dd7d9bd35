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
  [[], { action: 'help' }],
  [['build', '--help'], { action: 'help' }],
] as const)('%j', ([args, command]) => {
  expect(parseCommand(args)).toEqual(command)
})

test.for([
  [['biuld'], 'there is no command "biuld"'],
  [['build', 'x'], 'build takes no argument "x"'],
  [['show'], 'show takes one id, for example core!Box'],
  [['build', '--nope'], /nope/u],
] as const)('%j is refused', ([args, reason]) => {
  expect(parseCommand(args)).toEqual(typeof reason === 'string' ? reason : expect.stringMatching(reason))
})
