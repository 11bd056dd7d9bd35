import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root, workspaces } from './workspaces.ts'

// The built declarations compile in a project with the options that Vite gives a new one, and no library check skipped.

const libraries = workspaces()
  .filter(({ group }) => group === 'packages')
  .filter(({ directory }) => usesDisposables(join(directory, 'dist')))
  .map(({ manifest, directory }) => [manifest.name, directory] as const)
const compiler = join(root, 'node_modules/typescript-native/bin/tsc')

/** The only names in the declarations that are newer than ES2022. */
function usesDisposables(dist: string): boolean {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts'))
  return files.some((file) => /\bDisposable\b|Symbol\.dispose/.test(readFileSync(join(dist, file), 'utf8')))
}

test('some of them have disposables', () => expect(libraries.length).toBeGreaterThan(5))

let folder: string
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'consumer-')))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(libraries)('%s compiles without ESNext', (name, directory) => {
  const entry = join(directory, 'dist/index.d.ts')
  const project = join(folder, `${name.replace(/\W+/g, '-')}.json`)
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: [],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    // The compiler's own libraries are no declarations of these packages.
    skipDefaultLibCheck: true,
  }
  writeFileSync(project, JSON.stringify({ compilerOptions, files: [entry] }))
  let printed = ''
  try {
    execFileSync(process.execPath, [compiler, '--project', project, '--pretty', 'false'], {
      encoding: 'utf8',
      cwd: root,
    })
  } catch (error) {
    printed = (error as { stdout: string }).stdout
  }
  // Declarations of other projects, such as MUI's, have errors of their own; those of Node.js are an option here.
  const own = printed.split('\n').filter((line) => /^packages\/[^/]+\/dist\//.test(line))
  expect(own.filter((line) => !/'(?:node:[^']*|NodeJS|Buffer|process)'/.test(line))).toEqual([])
})
