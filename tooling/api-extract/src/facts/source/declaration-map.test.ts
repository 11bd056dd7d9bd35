import { describe, expect, test } from 'vitest'
import { lastMappingBefore, mappingOfLine, mappingOfName, parseDeclarationMap } from './declaration-map.ts'

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
])('the last mapping before %i:%i is number %i', (line, column, expected) => {
  const parsed = parseDeclarationMap(JSON.stringify(map))!
  expect(lastMappingBefore(parsed, { line, column })).toBe(parsed.mappings[expected])
})

describe('mappingOfName', () => {
  const parsed = parseDeclarationMap(JSON.stringify(map))!
  const within = { start: { line: 2, column: 0 }, end: { line: 2, column: 40 } }

  test.each([
    ['the mapping of the name itself', 17, within, 3],
    ['one before the name in the same declaration', 9, within, 2],
    ['the first one after the name on its line', 0, within, 2],
    ['nothing of an earlier declaration on the line', 25, { ...within, start: { line: 2, column: 20 } }, undefined],
    ['nothing of a later declaration on the line', 0, { ...within, end: { line: 2, column: 1 } }, undefined],
  ])('finds %s', (_, column, range, expected) => {
    const found = mappingOfName(parsed, { line: 2, column }, range)
    expect(found).toBe(expected === undefined ? undefined : parsed.mappings[expected])
  })

  test('finds nothing on a line without mappings', () => {
    const range = { start: { line: 1, column: 0 }, end: { line: 1, column: 40 } }
    expect(mappingOfName(parsed, { line: 1, column: 9 }, range)).toBeUndefined()
  })
})

test.each([
  [0, 0],
  [1, 2],
  [2, 2],
  [9, 3],
])('line %i has the mapping %i, of the next mapped line or the last', (line, expected) => {
  const parsed = parseDeclarationMap(JSON.stringify(map))!
  expect(mappingOfLine(parsed, line)).toBe(parsed.mappings[expected])
})
