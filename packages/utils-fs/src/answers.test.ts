import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import promises from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { settlesOnce, testAnswers } from '@signpost/test-kit/answers'
import { afterAll } from 'vitest'
import { emptyDir, ensureDir, exists, findUp, readJson, walk, writeJson } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'answers-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Uses all functions, and two writers of one file at a time: what is in the folder in the end. */
async function use(): Promise<unknown> {
  const file = join(folder, 'a.json')
  await emptyDir(folder)
  await ensureDir(join(folder, 'b'))
  writeFileSync(file, '{}')
  symlinkSync(file, join(folder, 'link'))
  await Promise.all([writeJson(file, { a: 1 }), writeJson(join(folder, 'link'), { a: 1 })])
  await writeJson(join(folder, 'c.json'), 1, { atomic: false })
  const names: string[] = []
  for await (const { path } of walk(folder, { followSymlinks: true })) names.push(path.slice(folder.length + 1))
  return {
    names: names.sort(),
    left: readdirSync(folder).length,
    found: [await exists(file), (await findUp('a.json', { from: join(folder, 'b') })) === file],
    read: [await readJson(file), readFileSync(file, 'utf8')],
  }
}

const whole = {
  names: ['a.json', 'b', 'c.json', 'link'],
  left: 4,
  found: [true, true],
  read: [{ a: 1 }, '{\n  "a": 1\n}'],
}
const disk = { owner: () => promises, use, late: whole, twice: settlesOnce }

testAnswers('utils-fs', {
  access: disk,
  mkdir: disk,
  open: disk,
  readFile: disk,
  readdir: disk,
  readlink: disk,
  realpath: disk,
  rename: disk,
  rm: disk,
  stat: disk,
  writeFile: disk,
})
