import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

test('the example of the README prints what its comments say', () => {
  const example = /^```ts\n([\s\S]*?)^```/m.exec(readme)![1]!
  const expected = [...example.matchAll(/^console\.log\(.*\) \/\/ (.+)$/gm)].map(([, output]) => output)
  const { outputText } = ts.transpileModule(example, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  })
  const printed = execFileSync(process.execPath, ['--input-type=module'], { input: outputText, encoding: 'utf8' })

  expect(expected.length).toBeGreaterThan(0)
  expect(printed.trimEnd().split('\n')).toEqual(expected)
})

test('the table of the README names every export', () => {
  const index = readFileSync(new URL('./index.ts', import.meta.url), 'utf8')
  const names = [...index.matchAll(/^export type \{([^}]*)\}/gm)].flatMap(([, list]) => list!.match(/\w+/g) ?? [])

  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !new RegExp(`\`${name}[\`.]`).test(readme))).toEqual([])
})
