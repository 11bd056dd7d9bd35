import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'

const workspace = join(import.meta.dirname, '..')
const readme = readFileSync(join(workspace, 'README.md'), 'utf8')

/** Folders of `src/` as the README lists them, top first. */
const folders = [...readme.matchAll(/^\| `(?<folder>[a-z-]+)\/` \|.*$/gmu)].map(({ groups }) => groups!['folder']!)

test('the README lists every folder of src', () => {
  const found = readdirSync(join(workspace, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.toSorted()).toEqual(found.map(({ name }) => name).toSorted())
})

test('each folder imports only from folders below it', () => {
  const files = readdirSync(join(workspace, 'src'), { recursive: true, encoding: 'utf8' })
  const upwards = files
    .filter((file) => file.includes('/') && file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(join(workspace, 'src', file), 'utf8').matchAll(/from '(?<path>\.[^']*)'/gu)].map(
        ({ groups }) => [file, posix.join(posix.dirname(file), groups!['path']!)] as const,
      ),
    )
    .filter(([from, to]) => to.includes('/') && folders.indexOf(folderOf(from)) > folders.indexOf(folderOf(to)))
  expect(upwards).toEqual([])
})

function folderOf(file: string): string {
  return file.slice(0, file.indexOf('/'))
}
