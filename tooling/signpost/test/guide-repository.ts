import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PublishedPackages } from '@signpost/test-kit/registry'

/** Versions in the registry that the guides name. */
export const publishedPackages: PublishedPackages = {
  '@signpost/signpost': { '99.0.0': { 'package.json': '{}' } },
  commander: {
    '13.1.0': {
      'package.json': '{"types":"index.d.ts"}',
      'index.d.ts': '/** Runs. */\nexport declare function run(args: string[]): void\n',
    },
    '14.0.0': {
      'package.json': '{"types":"index.d.ts"}',
      'index.d.ts': '/** Runs. */\nexport declare function run(args: readonly string[], name: string): void\n',
    },
  },
}

const options = {
  target: 'ES2022',
  module: 'NodeNext',
  declaration: true,
  rootDir: 'src',
  outDir: 'dist',
  types: [],
  lib: ['ES2022'],
}

const files: Readonly<Record<string, string | object>> = {
  'package.json': { name: 'acme', private: true, workspaces: ['packages/*'] },
  'README.md': '# Acme\n',
  'typedoc.json': { name: 'Acme', entryPointStrategy: 'packages', entryPoints: ['packages/*'] },
  'title.ts': "export const title: string = 'Acme'\n",
  '.changeset/config.json': {},
  'content/docs/en/intro.md': '# Start\n\nText.\n',
  'packages/types/package.json': { name: '@acme/types', version: '1.0.0', type: 'module', exports: './dist/index.js' },
  'packages/types/tsconfig.json': { compilerOptions: { ...options, composite: true }, include: ['src'] },
  'packages/types/src/index.ts': "export * from './helper.js'\n",
  'packages/types/src/helper.ts': '/** As built. */\nexport const help = (value: number): number => value\n',
  'packages/types/dist/index.js': '// bundled by another tool\n',
  'packages/types/dist/index.d.ts': '/** As built. */\nexport declare const help: (value: number) => number\n',
  'packages/ui/package.json': { name: '@acme/ui', version: '1.0.0', type: 'module', exports: './dist/index.js' },
  'packages/ui/tsconfig.json': { compilerOptions: options, include: ['src'] },
  'packages/ui/src/index.ts':
    "import { help } from '@acme/types'\n/** Uses it. */\nexport const use: typeof help = help\n",
  'packages/store/package.json': { name: '@acme/store', version: '1.4.0', types: './index.d.ts', main: 'index.js' },
  'packages/store/index.js': 'exports.Store = class {}\n',
}

/** Declarations of `@acme/store`, whose `get` returns a type. */
export const storeOf = (result: string): string =>
  `/** Keeps texts. */\nexport declare class Store {\n  /** Reads one. */\n  get(key: string): ${result}\n}\n`

/**
 * Writes a workspace with Git, docs, and packages that are bundled by another tool, not built, and declared by hand.
 *
 * @param folder - Folder for the workspace `my-repo` and its remote `origin.git`.
 */
export function writeGuideRepository(folder: string): void {
  const root = join(folder, 'my-repo')
  const all = { ...files, 'packages/store/index.d.ts': storeOf('string | undefined') }
  for (const [file, content] of Object.entries(all)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content, undefined, 2))
  }
  mkdirSync(join(root, 'node_modules/@acme'), { recursive: true })
  symlinkSync('../../packages/types', join(root, 'node_modules/@acme/types'))
  for (const file of ['index.js', 'index.d.ts']) utimesSync(join(root, 'packages/types/dist', file), 4e9, 4e9)
  mkdirSync(join(folder, 'origin.git'))
  execFileSync('git', ['init', '--quiet', '--bare', '-b', 'main'], { cwd: join(folder, 'origin.git') })
  execFileSync('git', ['init', '--quiet', '-b', 'main'], { cwd: root })
  execFileSync('git', ['remote', 'add', 'origin', '../origin.git'], { cwd: root })
  publish(root)
}

/** Commits everything, and pushes it as the version that the guides compare with. */
export function publish(root: string): void {
  for (const args of [
    ['add', '.'],
    ['-c', 'user.name=a', '-c', 'user.email=a@a', 'commit', '-qm', 'All of it', '--allow-empty'],
    ['push', '--quiet', 'origin', 'main'],
    ['fetch', '--quiet', 'origin', 'main'],
    ['tag', '--force', 'v1.0'],
  ])
    execFileSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] })
}
