import { expect, test } from 'vitest'
import { cutDocModel } from './cut-doc-model.ts'

const members = [
  { kind: 'Class', name: 'a"b\\', members: [{ text: '],}[{' }, [1, [2]]] },
  { kind: 'Enum', name: 'é – 🙂', members: [] },
  { kind: 'Variable', name: '\\"', members: [{}] },
  7,
]

function modelOf(inside: unknown): unknown {
  const metadata = { schemaVersion: 1011, tsdocConfig: { tagDefinitions: [{ names: ['@a', '[{['] }] } }
  return { metadata, kind: 'Package', members: [{ kind: 'EntryPoint', name: '', members: inside }] }
}

/** Cuts a text that arrives in blocks of `size` bytes. */
function piecesOf(text: string, size: number, least = 1): unknown[] {
  const bytes = Buffer.from(text)
  const blocks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  )
  return [...cutDocModel(blocks, least)].map((piece) => JSON.parse(piece) as unknown)
}

test.each([undefined, 2])('cuts between members, wherever the blocks end; indented by %s', (indent) => {
  const text = `${JSON.stringify(modelOf(members), undefined, indent)}\n`
  for (let size = 1; size <= text.length; size += 1) {
    const [head, ...lists] = piecesOf(text, size)
    expect(head).toEqual(modelOf([]))
    expect(lists).toEqual(members.map((one) => [one]))
  }
})

test('a list has at least the requested number of bytes', () => {
  const text = JSON.stringify(modelOf(['aaaa', 'bbbb', 'cccc', 'dddd', 'eeee']))
  expect(piecesOf(text, 10, 9).slice(1)).toEqual([['aaaa', 'bbbb'], ['cccc', 'dddd'], ['eeee']])
  expect(piecesOf(text, 10, 1000).slice(1)).toEqual([['aaaa', 'bbbb', 'cccc', 'dddd', 'eeee']])
  expect(piecesOf(JSON.stringify(modelOf([])), 10).slice(1)).toEqual([[]])
})

test.each([
  ['members that do not end', '{"members":[{"members":[1,2'],
  ['more than members in the entry point', '{"members":[{"members":[1],"name":""}]}'],
  ['a second entry point', '{"members":[{"members":[1]},{"members":[2]}]}'],
  ['members twice', '{"members":[{"members":[1]}],"members":[]}'],
  ['more than a model', '{"members":[{"members":[1]}]}{}'],
])('is not for %s', (_, text) => {
  expect(() => [...cutDocModel([Buffer.from(text)], 1)]).toThrow(SyntaxError)
})

test.each(['', '[]', 'null', '{"members":[]}'])('a text without members is one piece: %j', (text) => {
  expect([...cutDocModel([Buffer.from(text)], 1)]).toEqual([text])
})

test.each([0x15, 0x01, 0x20, 0x5e])(
  'where the pieces of a damaged text can be parsed, it says what they say: %i',
  (damage) => {
    const bytes = Buffer.from(JSON.stringify(modelOf(members), undefined, 1))
    let parsed = 0
    for (let at = 0; at < bytes.length; at += 1) {
      const damaged = Buffer.from(bytes)
      damaged[at] = damaged[at]! ^ damage
      let pieces: unknown[]
      try {
        pieces = [...cutDocModel([damaged], 1)].map((piece) => JSON.parse(piece) as unknown)
      } catch {
        continue
      }
      const [head, ...lists] = pieces as [{ members: [{ members: unknown[] }] }, ...unknown[][]]
      if (!Array.isArray(head.members?.[0]?.members) || (lists.length > 1 && lists.some(({ length }) => length === 0)))
        continue
      parsed += 1
      head.members[0].members.push(...lists.flat())
      expect(head, `byte ${at}`).toEqual(JSON.parse(damaged.toString('utf8')))
    }
    expect(parsed).toBeGreaterThan(20)
  },
)
