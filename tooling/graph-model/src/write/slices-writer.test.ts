import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSlicesWriter, type EndedFile } from './slices-writer.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'slices-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const slices = ['first', 'ünïcode', '', 'third'].map((text) => Buffer.from(text))

function put(file: string, content: Uint8Array): EndedFile {
  writeFileSync(path.join(folder, file), content)
  return { file, bytes: 0, isNew: true }
}

test('a file flushed while writing has the name and bytes of one that is not', () => {
  const [small, large] = [createSlicesWriter(folder), createSlicesWriter(folder, 6)]
  expect(slices.map((slice) => small.add(slice))).toEqual(slices.map((slice) => large.add(slice)))
  const { file } = small.end(put)
  const content = readFileSync(path.join(folder, file))
  expect(content).toEqual(Buffer.concat(slices))
  expect(large.end(put)).toEqual({ file, bytes: content.length, isNew: false })
  expect(readdirSync(folder)).toEqual([file])
  rmSync(path.join(folder, file))

  const again = createSlicesWriter(folder, 6)
  for (const slice of slices) again.add(slice)
  expect(again.end(put)).toMatchObject({ file, isNew: true })
  expect(readFileSync(path.join(folder, file))).toEqual(content)
})

test('an abandoned file leaves nothing behind', () => {
  const file = createSlicesWriter(folder, 1)
  file.add(Buffer.from('x'))
  file.remove()
  expect(readdirSync(folder)).toEqual([])
})
