import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { camelCase, kebabCase } from './case.ts'

describe.each([
  ['fooBar', 'foo-bar', 'fooBar'],
  ['FooBar', 'foo-bar', 'fooBar'],
  ['foo-bar', 'foo-bar', 'fooBar'],
  ['--foo__bar ', 'foo-bar', 'fooBar'],
  ['FOO_BAR', 'foo-bar', 'fooBar'],
  ['a/b:c.d', 'a-b-c-d', 'aBCD'],
  ['XMLHttpRequest', 'xml-http-request', 'xmlHttpRequest'],
  ['parseURL', 'parse-url', 'parseUrl'],
  ['utf8Decoder', 'utf8-decoder', 'utf8Decoder'],
  ['H2O', 'h2-o', 'h2O'],
  ['éclairÉtoile', 'éclair-étoile', 'éclairÉtoile'],
  ["don'tStop", "don't-stop", "don'tStop"],
  ['', '', ''],
  [' - ', '', ''],
])('%j', (text, kebab, camel) => {
  test(`is ${kebab} in kebab case`, () => expect(kebabCase(text)).toBe(kebab))
  test(`is ${camel} in camel case`, () => expect(camelCase(text)).toBe(camel))
})

/** Texts of all kinds of characters, reproducible. */
function* textsOf(alphabet: readonly string[], count: number): Generator<string> {
  let state = 1
  const next = (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below
  for (let i = 0; i < count; i++) {
    yield Array.from({ length: next(14) }, () => alphabet[next(alphabet.length)]!).join('')
  }
}

test('the types agree with the functions', { timeout: 60_000 }, () => {
  const alphabet = [...'abcXYZ129-_ ./:#éÉßİσΣ漢', '😀', '𐐀', '𐐨', 'ǅ']
  const texts = [...new Set(textsOf(alphabet, 300))]

  const root = join(import.meta.dirname, '..')
  const file = join(root, 'src/case-types.ts')
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const code = texts.map((text, i) => {
    const literal = JSON.stringify(text)
    return `export type Kebab${i} = KebabCase<${literal}>\nexport type Camel${i} = CamelCase<${literal}>`
  })
  const types = ['import type { CamelCase, KebabCase } from "@signpost/types"', ...code].join('\n')
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (name) => name === file || fileExists(name)
  host.getSourceFile = (name, language) =>
    name === file ? ts.createSourceFile(file, types, language) : getSourceFile(name, language)

  const program = ts.createProgram([file], options, host)
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)!
  const answers = new Map(
    source.statements.filter(ts.isTypeAliasDeclaration).map((alias) => {
      const type = checker.getTypeAtLocation(alias)
      return [alias.name.text, type.isStringLiteral() ? type.value : checker.typeToString(type)]
    }),
  )

  expect(program.getSemanticDiagnostics(source)).toEqual([])
  expect(texts.map((text, i) => [text, answers.get(`Kebab${i}`), answers.get(`Camel${i}`)])).toEqual(
    texts.map((text) => [text, kebabCase(text), camelCase(text)]),
  )
})
