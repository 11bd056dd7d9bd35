import { createMarkdown } from '@signpost/markdown'
import { expect, test } from 'vitest'
import { readSample } from './read-sample.ts'

const markdown = await createMarkdown()

test('reads a comment with its parameters, links and modifiers', () => {
  const code = [
    '/**',
    ' * Opens {@link @acme/core#Box.lid | the lid}.',
    ' *',
    ' * @param how - How far.',
    ' * @returns What was in it.',
    ' * @virtual',
    ' * @beta',
    ' */',
    'open(how: number): Thing',
  ].join('\n')
  expect(readSample(code, markdown)).toMatchObject({
    release: 'beta',
    flags: ['virtual'],
    signature: {
      parameters: [{ name: 'how', type: [], doc: [['p', 0, 'How far.']] }],
      returns: { doc: [['p', 0, 'What was in it.']] },
      docs: { summary: [['p', 0, 'Opens ', ['a', { dataRef: 0 }, 'the lid'], '.']] },
    },
    links: [{ package: '@acme/core', name: 'Box.lid' }],
  })
})

test('links an inherited comment to its origin', () => {
  expect(readSample('/** {@inheritDoc Box.open} */', markdown)).toMatchObject({
    signature: { docs: { inheritedFrom: 0 } },
    links: [{ name: 'Box.open' }],
  })
})

test('returns nothing for code without a comment', () => {
  expect(readSample('/* a */ let b', markdown)).toBeUndefined()
})
