import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)

/** Errors of one file of `program`, as `line: text`. */
function errorsOf(program: ts.Program, file: string): string[] {
  const source = program.getSourceFile(file)!
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
    ({ start = 0, messageText }) =>
      `${source.getLineAndCharacterOfPosition(start).line + 1}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
  )
}

// Type expectations fail only in the compiler, so these tests run it.
describe('the compiler agrees with every expectation', () => {
  const names = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test-d.ts'))
  const program = ts.createProgram(
    names.map((name) => join(import.meta.dirname, name)),
    options,
  )

  test.each(names)('of %s', (name) => {
    expect(errorsOf(program, join(import.meta.dirname, name))).toEqual([])
  })
})

describe('what is emitted', () => {
  const sources = readdirSync(import.meta.dirname).filter((name) => !name.includes('.test'))
  const emitted = new Map<string, string>()
  const emitOptions: ts.CompilerOptions = { ...options, noEmit: false, removeComments: true, declarationMap: false }
  const program = ts.createProgram(
    sources.map((name) => join(import.meta.dirname, name)),
    emitOptions,
  )
  program.emit(undefined, (file, text) => {
    emitted.set(basename(file), text)
  })

  test('is a script and a declaration for every source', () => {
    expect([...emitted.keys()].sort()).toEqual(
      sources.flatMap((name) => [name.replace('.ts', '.js'), name.replace('.ts', '.d.ts')]).sort(),
    )
  })

  test('has no runtime code', () => {
    const scripts = [...emitted].filter(([file]) => file.endsWith('.js'))
    expect(scripts.filter(([, text]) => text.trim() !== 'export {};')).toEqual([])
  })

  test('imports only types, only from this package', () => {
    const statements = [...emitted.values()].flatMap((text) => text.match(/^(im|ex)port .*from .*$/gm) ?? [])
    expect(statements.length).toBeGreaterThan(20)
    expect(statements.filter((line) => !/^(im|ex)port type \{.*\} from '\.\/[a-z-]+\.ts';$/.test(line))).toEqual([])
  })

  test('is small: all declarations are under 12 kB', () => {
    const declarations = [...emitted].filter(([file]) => file.endsWith('.d.ts'))
    const bytes = declarations.reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0)
    expect(bytes).toBeLessThan(12_000)
  })
})
