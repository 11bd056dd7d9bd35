import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { lineText } from './line.ts'
import { printSignature } from './print.ts'

/** A signature with all its line breaks, and on one line. */
function laidOut(text: string): { lines: string[]; line: string } {
  const { line } = printSignature(text, [], { typeParameters: new Set() })
  let depth = 0
  const lines = [{ depth, text: '' }]
  for (const piece of line.pieces) {
    if (typeof piece === 'number') lines.push({ depth: (depth += piece), text: '' })
    else lines.at(-1)!.text += piece.text
  }
  return {
    lines: lines.filter((one) => one.text !== '').map((one) => '  '.repeat(one.depth) + one.text.trimEnd()),
    line: lineText(line),
  }
}

test.each([
  [
    'interface ZodObject<out Shape extends core.Shape = core.LooseShape> extends _ZodType<core.Internals<Shape, Config>>, core.Object<Shape, Config>',
    [
      'interface ZodObject<',
      '  out Shape extends core.Shape = core.LooseShape',
      '>',
      '  extends',
      '    _ZodType<core.Internals<Shape, Config>>,',
      '    core.Object<Shape, Config>',
    ],
  ],
  [
    'class Box extends Base<string, number, boolean> implements FirstInterface<string>, SecondInterface<number>, ThirdInterface<boolean>',
    [
      'class Box',
      '  extends Base<string, number, boolean>',
      '  implements',
      '    FirstInterface<string>,',
      '    SecondInterface<number>,',
      '    ThirdInterface<boolean>',
    ],
  ],
])('bases that do not fit on a line have one each: %s', (text, lines) => {
  const found = laidOut(text)
  expect(found.lines).toEqual(lines)
  expect(found.line).toBe(text)
})

test('a property called class is no class', () => {
  expect(
    laidOut('readonly class: ExpressionWithTypeArguments & { readonly expression: Identifier | PropertyAccess; }')
      .lines,
  ).toEqual([
    'readonly class: ExpressionWithTypeArguments & {',
    '  readonly expression: Identifier | PropertyAccess;',
    '}',
  ])
})

describe('a long type', () => {
  test.for([
    [
      'conditional: one branch a line, as else-if',
      'type Inner<T> = T extends Promise<void> ? T : T extends Promise<infer U> ? U extends Box ? U : Box : T extends Box ? T : never',
      [
        'type Inner<T> =',
        '  T extends Promise<void> ? T',
        '  : T extends Promise<infer U> ?',
        '    U extends Box ? U : Box',
        '  : T extends Box ? T',
        '  : never',
      ],
    ],
    [
      'union of objects',
      "type Shape = { kind: 'circle'; radius: number; } | { kind: 'square'; side: number; } | undefined",
      [
        'type Shape =',
        "  { kind: 'circle'; radius: number; }",
        "  | { kind: 'square'; side: number; }",
        '  | undefined',
      ],
    ],
    [
      'intersection with an object, which follows its operator',
      'type Options = Base<string> & { readonly timeout: number; readonly signal: AbortSignal | undefined; }',
      [
        'type Options = Base<string> & {',
        '  readonly timeout: number;',
        '  readonly signal: AbortSignal | undefined;',
        '}',
      ],
    ],
    [
      'mapped type',
      'type Paths<T> = { [Key in keyof T as `get${Capitalize<Key & string>}`]: T[Key] extends object ? Paths<T[Key]> : T[Key]; }[keyof T]',
      [
        'type Paths<T> = {',
        '  [Key in keyof T as `get${Capitalize<Key & string>}`]:',
        '    T[Key] extends object ? Paths<T[Key]>',
        '    : T[Key];',
        '}[keyof T]',
      ],
    ],
    [
      'function in a list of arguments',
      'useForm<Values>(options: FormOptions<Values>, onSubmit: (values: Values, event: SubmitEvent) => Promise<Result<Values>>): Form<Values>',
      [
        'useForm<Values>(',
        '  options: FormOptions<Values>,',
        '  onSubmit: (',
        '    values: Values,',
        '    event: SubmitEvent',
        '  ) => Promise<Result<Values>>',
        '): Form<Values>',
      ],
    ],
    [
      'template literal, which is never broken',
      'type Name = `${Options extends { prefix: string } ? Options["prefix"] : "none"}-${keyof Something & string}`',
      ['type Name = `${Options extends { prefix: string } ? Options["prefix"] : "none"}-${keyof Something & string}`'],
    ],
  ] as const)('%s', ([, text, lines]) => {
    expect(laidOut(text).lines).toEqual(lines)
  })
})

/** Syntax tree as text: kinds and names. Positions do not count. */
function treeOf(text: string): string {
  const file = ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest, false)
  const visit = (node: ts.Node): string => {
    const children: string[] = []
    ts.forEachChild(node, (child) => void children.push(visit(child)))
    const name = ts.isIdentifier(node) || ts.isLiteralExpression(node) ? node.text : ''
    return `${node.kind}${name}(${children.join()})`
  }
  return visit(file)
}

/** Aliases, functions and members of interfaces of a declaration file, each as a text that can be parsed. */
function declarationsOf(path: string): { text: string; wrapped: (text: string) => string }[] {
  const found: ReturnType<typeof declarationsOf> = []
  const visit = (node: ts.Node): void => {
    if (ts.isTypeAliasDeclaration(node) || ts.isFunctionDeclaration(node)) {
      found.push({ text: node.getText(), wrapped: (text) => text })
    }
    if (ts.isInterfaceDeclaration(node)) {
      found.push(
        ...node.members.map((one) => ({ text: one.getText(), wrapped: (text: string) => `interface X { ${text} }` })),
      )
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true))
  return found
}

const resolve = createRequire(import.meta.url).resolve

test.each(['typescript/lib/lib.es5.d.ts', 'fast-check', 'ajv', 'diff'])(
  'signatures of %s are the same on one line and on several, for the eye and for the parser',
  (module) => {
    const path = resolve(module).replace(/\.(?:c|m)?js$/u, '.d.ts')
    for (const { text, wrapped } of declarationsOf(path)) {
      const { lines, line } = laidOut(text)
      const broken = lines.join('\n')
      expect(broken.replace(/\s/gu, '')).toBe(line.replace(/\s/gu, ''))
      if (lines.length > 1) expect(treeOf(wrapped(broken)), broken).toBe(treeOf(wrapped(line)))
      for (const one of lines.filter((each) => !each.includes('`'))) expect(one.length, one).toBeLessThanOrEqual(100)
    }
  },
)
