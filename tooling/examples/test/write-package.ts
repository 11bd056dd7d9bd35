import { mkdirSync, mkdtempSync, realpathSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { checkExamples, type PackageExamples } from '../src/index.ts'

/** Declarations of the package of most tests. */
export const declarations: string = [
  '/** Adds. */',
  'export declare function add(a: number, b: number): number',
  'export declare class Store<T> { constructor(first: T); get(): T }',
  'export default function lists(): string[]',
].join('\n')

/** Manifest of the package of most tests. */
export const manifest: { name: string; version: string; type: string; exports: string } = {
  name: 'acme-kit',
  version: '1.2.3',
  type: 'module',
  exports: './dist/index.js',
}

/** Writes files to a folder that is removed after the test; returns the folder. */
export function writeFiles(files: Readonly<Record<string, string | object>>): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'signpost-examples-')))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return root
}

/** Checks the package of most tests, with more files. It is built: its declarations are newer than its sources. */
export function checkFiles(files: Readonly<Record<string, string | object>>): PackageExamples {
  const all = { 'package.json': manifest, 'dist/index.js': '', 'dist/index.d.ts': declarations, ...files }
  const root = writeFiles(all)
  for (const file of ['dist/index.js', 'dist/index.d.ts']) utimesSync(join(root, file), 4e9, 4e9)
  const own = all['package.json'] as typeof manifest
  return checkExamples({ root, package: { directory: root, manifest: own }, members: [] })
}

/** Markdown with fenced blocks, one after the other. */
export function fenced(...blocks: readonly (readonly [info: string, code: string])[]): string {
  return blocks.map(([info, code]) => `\`\`\`${info}\n${code}\n\`\`\`\n`).join('\n')
}

/** Outcomes of the blocks of a README. */
export function outcomesOf(...blocks: readonly (readonly [info: string, code: string])[]): string[] {
  return checkFiles({ 'README.md': fenced(...blocks) }).blocks.map(({ outcome }) => outcome)
}
