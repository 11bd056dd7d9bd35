import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

/** A folder that is removed after the test. */
export function temporaryFolder(): string {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'api-extract-test-')))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

/** Writes files by relative path; an object is written as JSON. */
export function writeFiles(dir: string, files: Record<string, string | object>): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(dir, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  }
}

/**
 * A package `@acme/core` of these files, beside the packages `ext-lib` and `@acme/sibling` that it can import.
 * Without a package.json of its own it gets one whose `types` is `index.d.ts`.
 */
export function temporaryPackage(files: Record<string, string | object>): string {
  const dir = join(temporaryFolder(), 'core')
  writeFiles(dir, {
    'package.json': { name: '@acme/core', version: '1.2.3', types: './index.d.ts' },
    'node_modules/ext-lib/package.json': { name: 'ext-lib', version: '1.0.0', types: 'index.d.ts' },
    'node_modules/ext-lib/index.d.ts': [
      '/** An external class. */',
      'export declare class ExtClass { method(): void }',
      'export interface ExtOptions { a: string }',
      'export declare const tag: unique symbol',
    ].join('\n'),
    'node_modules/@acme/sibling/package.json': { name: '@acme/sibling', version: '1.0.0', types: 'lib/index.d.ts' },
    'node_modules/@acme/sibling/lib/index.d.ts': "export * from './box'",
    'node_modules/@acme/sibling/lib/box.d.ts': 'export declare class Box { open(): void }',
    ...files,
  })
  return dir
}

/** A copy of `test/fixtures/<name>` below a temporary folder, under the path `at`. */
export function copyFixture(name: string, at: string = name): string {
  const dir = join(temporaryFolder(), at)
  cpSync(fileURLToPath(new URL(`fixtures/${name}`, import.meta.url)), dir, { recursive: true })
  return dir
}
