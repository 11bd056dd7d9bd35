import { expect, test } from 'vitest'
import { hasJson, isJsonObject, withJson, withoutJson } from './edit-json.ts'

test('comments, line ends and other properties keep their bytes', () => {
  const text = '{\r\n\t// tasks\r\n\t"tasks": {\r\n\t\t"build": { "outputs": ["dist/**"] }, // built\r\n\t},\r\n}\r\n'
  expect(withJson(text, ['tasks', 'api:extract'], { outputs: [] })).toBe(
    text.replace('// built\r\n', '// built\r\n\t\t"api:extract": {\r\n\t\t\t"outputs": []\r\n\t\t},\r\n'),
  )
})

test.each([
  ['{\n  "name": "a"\n}\n', ['scripts', 'b'], '{\n  "name": "a",\n  "scripts": {\n    "b": 1\n  }\n}\n'],
  ['{\n  "a": 1 // one\n}', ['b'], '{\n  "a": 1, // one\n  "b": 1\n}'],
  ['{"name":"a","scripts":{}}', ['scripts', 'b'], '{"name":"a","scripts":{"b": 1}}'],
  ['{"name":"a"}', ['b'], '{"name":"a","b": 1}'],
  ['{\n    "s": {\n        "a": 2\n    }\n}', ['s', 'b'], '{\n    "s": {\n        "a": 2,\n        "b": 1\n    }\n}'],
  ['{\n  "scripts": {}\n}', ['scripts', 'b'], '{\n  "scripts": {\n    "b": 1\n  }\n}'],
])('%j with %j', (text, path, expected) => {
  expect(withJson(text, path, 1)).toBe(expected)
  expect(hasJson(expected, path)).toBe(true)
})

test('a comment after the property before stays when the last one is removed', () => {
  const text = '{\r\n  "a": 1, // one\r\n  "b": { "c": 2 }\r\n}\r\n'
  expect(withoutJson(text, ['b'])).toBe('{\r\n  "a": 1 // one\r\n}\r\n')
  expect(withoutJson(text.replace('2 }', '2 }, // two'), ['a'])).toContain('// two')
})

test.each(['', '[]', '{"a": }', 'null'])('%j is no object', (text) => {
  expect(isJsonObject(text)).toBe(false)
})
