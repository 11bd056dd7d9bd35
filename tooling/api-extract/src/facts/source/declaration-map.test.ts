import { describe, expect, test } from 'vitest'
import { mappingAt, parseDeclarationMap } from './declaration-map.ts'

const map = { version: 3, sources: ['../src/a.ts', '../src/b.ts'], mappings: 'AAAA,IACA;;CCEgB,gBAAD' }

describe('parseDeclarationMap', () => {
  test('decodes lines, columns, sources and negative steps', () => {
    expect(parseDeclarationMap(JSON.stringify(map))?.mappings).toEqual([
      { generated: { line: 0, column: 0 }, source: 0, original: { line: 0, column: 0 } },
      { generated: { line: 0, column: 4 }, source: 0, original: { line: 1, column: 0 } },
      { generated: { line: 2, column: 1 }, source: 1, original: { line: 3, column: 16 } },
      { generated: { line: 2, column: 17 }, source: 1, original: { line: 3, column: 15 } },
    ])
  })

  test('puts the source root in front', () => {
    expect(parseDeclarationMap(JSON.stringify({ ...map, sourceRoot: 'root/' }))?.sources[0]).toBe('root/../src/a.ts')
  })

  test.each([
    '',
    '{',
    'null',
    '[]',
    '{"sources":[]}',
    '{"sources":[],"mappings":"!"}',
    '{"sources":[],"mappings":"g"}',
  ])('takes %j for no map', (text) => {
    expect(parseDeclarationMap(text)).toBeUndefined()
  })
})

test.each([
  [0, 3, 0],
  [0, 4, 1],
  [1, 9, 1],
  [2, 0, 1],
  [2, 16, 2],
  [9, 0, 3],
])('the mapping at %i:%i is number %i', (line, column, expected) => {
  const parsed = parseDeclarationMap(JSON.stringify(map))!
  expect(mappingAt(parsed, { line, column })).toBe(parsed.mappings[expected])
})
