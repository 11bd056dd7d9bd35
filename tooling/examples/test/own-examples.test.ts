import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { commentBlocks } from '../src/comment-blocks.ts'
import { sourcesIn } from '../src/package-files.ts'

// The task `examples:build` of the site compiles these examples.
const libraries = join(import.meta.dirname, '../../../packages')

/** Published doc comments of a source without an example. */
function withoutExample(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const { blocks } = commentBlocks(ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, false), file)
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length
  return [...text.matchAll(/\/\*\*[\s\S]*?\*\//g)].flatMap(({ 0: comment, index }) => {
    if (!/@(?:public|packageDocumentation)\b/.test(comment)) return []
    const [first, last] = [lineAt(index), lineAt(index + comment.length)]
    return blocks.some(({ place: { line } }) => line >= first && line <= last) ? [] : [`${file}:${first}`]
  })
}

test.each(readdirSync(libraries))('every published doc comment of %s has an example', (folder) => {
  const sources = sourcesIn(join(libraries, folder)).filter((file) => file.includes('/src/'))
  expect(sources).not.toEqual([])
  expect(sources.flatMap(withoutExample)).toEqual([])
})
