import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLinesFile, type EndedFile } from './lines-file.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lines-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const lines = ['{"a":1}', '{"name":"ünïcode"}', '{"b":2}', '{"c":3}']

function put(file: string, content: string): EndedFile {
  writeFileSync(path.join(folder, file), content)
  return { file, bytes: 0 }
}

test('a file that goes to the disk on its way has the name and the bytes of one that does not', () => {
  const [small, large] = [createLinesFile(folder, 'slices'), createLinesFile(folder, 'slices', 12)]
  expect(lines.map((line) => small.add(line))).toEqual(lines.map((line) => large.add(line)))
  const { file } = small.end(put)
  const content = readFileSync(path.join(folder, file), 'utf8')
  expect(large.end(put)).toEqual({ file, bytes: Buffer.byteLength(content), isNew: false })
  expect(readdirSync(folder)).toEqual([file])
  rmSync(path.join(folder, file))

  const again = createLinesFile(folder, 'slices', 12)
  for (const line of lines) again.add(line)
  expect(again.end(put)).toMatchObject({ file, isNew: true })
  expect(readFileSync(path.join(folder, file), 'utf8')).toBe(content)
})

test('what goes wrong leaves nothing behind', () => {
  const file = createLinesFile(folder, 'slices', 1)
  file.add('x')
  file.remove()
  expect(readdirSync(folder)).toEqual([])
})
