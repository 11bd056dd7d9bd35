import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const source = import.meta.dirname
const declarations = join(source, '../declarations')

/** Errors of a program that imports the package's declarations, without types of Node.js. */
function check(program: string): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    // The compiler's own libraries, which would take most of the time.
    skipDefaultLibCheck: true,
    types: [],
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    customConditions: ['@signpost/source'],
  }
  const file = join(declarations, 'consumer.ts')
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists } = host

  const origin = (name: string): string | undefined =>
    name.startsWith(declarations) && name.endsWith('.d.ts')
      ? join(source, name.slice(declarations.length).replace(/\.d\.ts$/, '.ts'))
      : undefined
  host.fileExists = (name) => name === file || existsSync(origin(name) ?? '') || fileExists(name)
  host.directoryExists = () => true
  host.readFile = (name) => {
    if (name === file) return program
    const from = origin(name)
    if (!from) return readFile(name)
    const { outputText } = ts.transpileDeclaration(readFileSync(from, 'utf8'), {
      fileName: from,
      compilerOptions: options,
    })
    return outputText.replaceAll(/'(\.[^']*)\.ts'|"(\.[^"]*)\.ts"/g, (_, single, double) => `'${single ?? double}.js'`)
  }
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(
      ({ file: where, messageText }) =>
        `${where?.fileName.split('/').at(-1)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    )
}

test('the declarations need no types of Node.js', () => {
  expect(
    check(`
      import { join, posix, toPath, toUrl, type PosixPath } from './index.js'
      export const path: string = toPath(toUrl('a'))
      export const joined: PosixPath = join('a', 'b', { within: true })
      export const url: URL = posix.join(new URL('file:///a'), 'b')
    `),
  ).toEqual([])
})

test('mistakes and types of Node.js are detected', () => {
  expect(check(`import { toPath } from './index.js'\nexport const path: number = toPath('a')`)).toEqual([
    "consumer.ts: Type 'string' is not assignable to type 'number'.",
  ])
  expect(check(`import { isWindows } from './lexical/system.js'\nisWindows`).join()).toContain('node:path')
})
