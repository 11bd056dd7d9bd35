import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root, type Workspace, workspaces } from './workspaces.ts'

interface Task {
  taskId: string
  hash: string
  resolvedTaskDefinition: { inputs: string[]; outputs: string[]; env: string[]; passThroughEnv: string[] | null }
}

/** A clone of the working tree with Git, so that a file can be changed. */
let clone: string

beforeAll(() => {
  clone = realpathSync(mkdtempSync(join(tmpdir(), 'tasks-')))
  const git = (folder: string, ...args: string[]): string =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 })
  const files = git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '-z')
    .split('\0')
    .filter((file) => file !== '')
  for (const file of files) {
    mkdirSync(dirname(join(clone, file)), { recursive: true })
    cpSync(join(root, file), join(clone, file))
  }
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'), 'junction')
  git(clone, 'init', '--quiet')
  git(clone, 'add', '--all')
})

afterAll(() => rmSync(clone, { recursive: true, force: true }))

/** The tasks of the clone as it is between two changes: each is undone. */
let unchanged: Map<string, Task> | undefined

/** The tasks that Turborepo would run, by id. */
function tasks(env: Record<string, string> = {}): Map<string, Task> {
  const names = [
    'build',
    'build:server',
    'api:extract',
    'graph:build',
    'content:build',
    'examples:build',
    'prerender',
    'check',
    'test',
    'workbench',
  ]
  const json = execFileSync(join(root, 'node_modules/.bin/turbo'), ['run', ...names, '--dry=json'], {
    cwd: clone,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...env },
  })
  return new Map((JSON.parse(json) as { tasks: Task[] }).tasks.map((task) => [task.taskId, task]))
}

/** Tasks whose hash differs after a line was added to a file. */
function changedBy(file: string): string[] {
  const before = (unchanged ??= tasks())
  const path = join(clone, file)
  const text = readFileSync(path)
  appendFileSync(path, '\n')
  try {
    return [...tasks()].filter(([id, { hash }]) => before.get(id)?.hash !== hash).map(([id]) => id)
  } finally {
    cpSync(join(root, file), path)
    expect(readFileSync(path).equals(text)).toBe(true)
  }
}

describe('R23 R28 a line added to', () => {
  const extractsTypes = '@signpost/types#api:extract'
  const allExtractions = [
    '@signpost/types#api:extract',
    '@signpost/debug#api:extract',
    '@signpost/site#graph:build',
    '@signpost/site#prerender',
  ]

  test.each([
    [
      'a source',
      'packages/types/src/index.ts',
      [extractsTypes, '@signpost/site#graph:build', '@signpost/site#prerender'],
    ],
    ['the README of a package', 'packages/types/README.md', ['@signpost/site#graph:build', '@signpost/site#prerender']],
    ['the settings of extraction of a package', 'packages/types/api-extractor.json', [extractsTypes]],
    ['the settings that they extend', 'tooling/api-extract/base.json', allExtractions],
    ['the tags of doc comments', 'tooling/api-extract/tsdoc.json', allExtractions],
    ['the compiler options of declarations', 'tsconfig.build.json', [...allExtractions, '@signpost/types#build']],
    ['the compiler options of everything', 'tsconfig.base.json', allExtractions],
    ['the extraction itself', 'tooling/api-extract/src/index.ts', allExtractions],
    ['the files that tools share', 'tooling/files/src/index.ts', allExtractions],
    [
      'the graph’s builder',
      'tooling/symbol-graph/src/index.ts',
      ['@signpost/site#graph:build', '@signpost/site#prerender'],
    ],
    [
      'the Markdown renderer',
      'tooling/markdown/src/index.ts',
      ['@signpost/site#graph:build', '@signpost/site#content:build', '@signpost/site#prerender'],
    ],
    ['the links checker', 'tooling/check-site/src/index.ts', ['@signpost/site#check']],
    [
      'a document',
      'apps/site/content/docs/en/intro.md',
      ['@signpost/site#content:build', '@signpost/site#examples:build', '@signpost/site#prerender'],
    ],
    [
      'the check of examples',
      'tooling/examples/src/judge.ts',
      ['@signpost/site#examples:build', '@signpost/site#prerender'],
    ],
    [
      'the site’s configuration',
      'apps/site/site.config.ts',
      ['@signpost/site#content:build', '@signpost/site#prerender'],
    ],
    [
      'a guide',
      'apps/site/content/docs/ro/publishing/reviewing.md',
      ['@signpost/api-review#test', '@signpost/signpost#test'],
    ],
    ['a comment of a library', 'packages/types/src/index.ts', ['@signpost/examples#test']],
    ['the app', 'apps/site/app/routes.ts', ['@signpost/site#build', '@signpost/site#prerender']],
    ['the server', 'apps/site/server/cli.ts', ['@signpost/site#build:server']],
  ])('%s runs what depends on it again', (_what, file, wanted) => {
    expect(changedBy(file)).toEqual(expect.arrayContaining(wanted))
  })

  test.each([
    [
      'the test of a package',
      'packages/utils-path/src/declarations.test.ts',
      ['@signpost/library-tests#test', '@signpost/utils-path#test'],
    ],
    ['a browser test', 'apps/site/e2e/home.spec.ts', []],
    ['a decision', 'docs/decisions/001-prose-is-rendered-on-the-server.md', []],
  ])('%s runs nothing else again', (_what, file, wanted) => {
    expect(changedBy(file)).toEqual(wanted)
  })
})

test('a line added to the support of browser tests runs only the tests that use it again', () => {
  const changed = changedBy('tooling/test-browser/src/storybook.ts')
  expect(changed).toContain('@signpost/theme-storybook#test')
  expect(changed).not.toContain('@signpost/utils-path#test')
  expect(changed.filter((id) => !/#test(?::support)?$/.test(id))).toEqual([])
})

test('R23 a test that reads files of other workspaces runs again when they change', () => {
  const reading = workspaces().filter(({ directory }) =>
    ['src', 'test']
      .filter((folder) => existsSync(join(directory, folder)))
      .flatMap((folder) =>
        readdirSync(join(directory, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
          join(directory, folder, file),
        ),
      )
      .filter((file) => /\.test\.tsx?$/.test(file))
      .some((file) => outerPaths(file).some((path) => relative(directory, path).startsWith('..'))),
  )
  expect(reading).not.toEqual([])
  const all = tasks()
  const inputsOf = ({ manifest }: Workspace): string[] =>
    all.get(`${manifest.name}#test`)?.resolvedTaskDefinition.inputs ?? []
  const forgotten = reading.filter(
    (one) => one.folder !== 'repository' && !inputsOf(one).some((input) => input.startsWith('../')),
  )
  expect(forgotten.map(({ manifest }) => manifest.name)).toEqual([])
})

/** Paths that a test joins to its own folder, to leave it. */
function outerPaths(file: string): string[] {
  const steps = readFileSync(file, 'utf8').matchAll(
    /import\.meta\.dirname, ['"`]((?:\.\.\/)+[^'"`$]*|(?:\.\.\/)*\.\.)/g,
  )
  return [...steps].map(([, path]) => join(dirname(file), path!))
}

test('R20 no task writes files outside its workspace', () => {
  const outputs = [...tasks().values()].flatMap(({ taskId, resolvedTaskDefinition }) =>
    resolvedTaskDefinition.outputs.map((output) => `${taskId} ${output}`),
  )
  expect(outputs.length).toBeGreaterThan(30)
  expect(outputs.filter((output) => /\.\.|\$TURBO_ROOT\$|^\S+ \//.test(output))).toEqual([])
})

describe('R22 the environment', () => {
  /** Read, but without any effect on what a cached task writes; each is passed through or set by the task itself. */
  const harmless = new Set([
    // Set by the programs themselves before React is loaded, and by test runners.
    ...['NODE_ENV', 'VITEST'],
    // Where the server, the dev server and the command line listen and log; none of them is a cached task.
    ...['PORT', 'HOST', 'DEBUG', 'TURBO_HASH'],
    // Where the command line and the tests of the built site find their data: never set by a task of Turborepo.
    ...[
      'SIGNPOST_GRAPH',
      'SIGNPOST_CONTENT',
      'SIGNPOST_RELEASES',
      'SIGNPOST_EXAMPLES',
      'SIGNPOST_SOURCES',
      'SIGNPOST_RESVG',
      'SIGNPOST_WORKBENCH',
      'SIGNPOST_LIVE',
      'SIGNPOST_CLAIM',
      'SIGNPOST_SEED',
      'SIGNPOST_WORKERS',
    ],
    ...['XDG_CACHE_HOME', 'HOME'],
    // Above which folders Git looks for no repository: it cannot change what a commit or a file says.
    'GIT_CEILING_DIRECTORIES',
    // Heap limit of the command line's workers.
    'NODE_OPTIONS',
  ])

  test('has no variable that a task reads and Turborepo does not know of', () => {
    const { globalPassThroughEnv } = JSON.parse(readFileSync(join(root, 'turbo.json'), 'utf8')) as {
      globalPassThroughEnv: string[]
    }
    const declared = new Set([
      ...globalPassThroughEnv,
      ...[...tasks().values()].flatMap(({ resolvedTaskDefinition: { env, passThroughEnv } }) => [
        ...env,
        ...(passThroughEnv ?? []),
      ]),
    ])
    const files = execFileSync('git', ['ls-files', '--', '*.ts', '*.tsx', '*.js'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    })
      .split('\n')
      .filter((file) => workspaces().some(({ directory }) => join(root, file).startsWith(`${directory}/`)))
      .filter((file) => !/\.(?:test|spec)\.tsx?$|\/(?:e2e|test)\//.test(file))
    const read = files.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return [...text.matchAll(/\bprocess\.env(?:\.|\[')([A-Z_]+)/g)].map(([, name]) => ({ file, name: name! }))
    })
    expect(read.length).toBeGreaterThan(5)
    expect(read.filter(({ name }) => !declared.has(name) && !harmless.has(name))).toEqual([])
  })

  test('changes no hash by what is not declared', () => {
    const hashes = (env: Record<string, string>): string[] => [...tasks(env)].map(([id, { hash }]) => `${id} ${hash}`)
    const bins = [join(root, 'node_modules', '.bin'), process.env['PATH']]
    const withPnpm = hashes({ PATH: bins.join(delimiter) })
    expect(hashes({ DOCS_BASE: '/other/', TZ: 'Asia/Tokyo', LANG: 'ro_RO.UTF-8' })).toEqual(withPnpm)
    expect(hashes({ PATH: [join(root, 'scripts', 'bin'), ...bins].join(delimiter) })).toEqual(withPnpm)
  })
})
