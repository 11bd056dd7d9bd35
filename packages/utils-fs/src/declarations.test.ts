import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** Declarations of a module, and of all modules of the package that it imports. */
function declarationsOf(file: string, found: Map<string, string> = new Map()): Map<string, string> {
  if (found.has(file)) return found
  const source = readFileSync(join(import.meta.dirname, file), 'utf8')
  const { outputText } = ts.transpileDeclaration(source, { fileName: file, compilerOptions: { stripInternal: false } })
  found.set(file, outputText)
  for (const [, imported] of outputText.matchAll(/from '(\.[^']+)'/g))
    declarationsOf(join(file, '..', imported!), found)
  return found
}

const ofNode = /'node:|\bNodeJS\b|\bBuffer\b/

test('the declarations need no types of Node.js', () => {
  const declarations = declarationsOf('index.ts')
  expect([...declarations.keys()]).toContain('find-up-options.ts')
  expect([...declarations].filter(([, text]) => ofNode.test(text)).map(([file]) => file)).toEqual([])
})

test('types of Node.js would be found', () => {
  expect([...declarationsOf('kind-of.ts').values()].join('\n')).toMatch(ofNode)
})
