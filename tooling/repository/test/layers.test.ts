import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importsOf, packageOf } from './imports.ts'
import { root, sourceFiles, workspaces, type Workspace } from './workspaces.ts'

// The table of docs/architecture.md, "Who may import what".

/** Libraries that each library may import, besides npm. */
const libraryGraph: Record<string, string[]> = {
  types: [],
  'utils-primitives': ['types'],
  observable: ['types', 'utils-primitives'],
  useLocalStorage: ['types'],
  useMatchMedia: [],
  usePrefersReducedMotion: ['useMatchMedia'],
  useDuplicateRef: [],
  'utils-path': ['types', 'utils-primitives'],
  config: ['observable', 'types', 'utils-primitives'],
  stylesheet: ['types', 'utils-primitives'],
  'utils-fs': ['types', 'utils-path', 'utils-primitives'],
  'utils-test': ['types', 'utils-primitives'],
  debug: ['config', 'observable', 'types', 'utils-primitives'],
  'eslint-plugin-logical-properties': ['types', 'utils-primitives'],
  theme: ['stylesheet', 'utils-primitives'],
  'utils-repo': ['types', 'utils-fs', 'utils-path', 'utils-primitives'],
  'jotai-storage-adapter-querystring': ['types', 'utils-primitives'],
  'eslint-config': ['eslint-plugin-logical-properties', 'types', 'utils-primitives'],
  'website-theme': ['theme', 'utils-primitives'],
  'moving-mesh-background': ['types', 'useDuplicateRef', 'usePrefersReducedMotion', 'utils-primitives'],
  'storybook-addon-mirror-preview': ['utils-primitives'],
  'storybook-addon-split-toolbars': [],
  'mui-material-theme': ['theme', 'useLocalStorage', 'utils-primitives'],
  'storybook-addon-theme-overrider': ['stylesheet', 'theme', 'utils-primitives'],
  'theme-storybook': [
    'storybook-addon-mirror-preview',
    'storybook-addon-split-toolbars',
    'storybook-addon-theme-overrider',
    'theme',
    'utils-primitives',
  ],
}

/** Tools that each tool may import. */
const toolingGraph: Record<string, string[]> = {
  diagnostics: [],
  files: ['diagnostics'],
  markdown: [],
  'api-extract': ['diagnostics', 'files'],
  examples: ['diagnostics', 'files', 'markdown'],
  'graph-model': ['diagnostics'],
  'name-search': ['graph-model'],
  'graph-markdown': ['graph-model'],
  'source-pages': ['files', 'graph-model', 'markdown'],
  'symbol-graph': ['diagnostics', 'files', 'graph-model', 'name-search', 'markdown', 'api-extract', 'api-review'],
  'docs-content': ['diagnostics', 'files', 'graph-model', 'markdown', 'symbol-graph'],
  prerender: ['diagnostics', 'files', 'site-output'],
  'check-site': ['diagnostics', 'files', 'site-output'],
  'api-review': ['diagnostics', 'files'],
  repository: ['test-kit'],
  'library-tests': ['test-kit'],
  signpost: [
    'api-review',
    'check-site',
    'diagnostics',
    'docs-content',
    'examples',
    'files',
    'graph-markdown',
    'graph-model',
    'name-search',
    'prerender',
    'source-pages',
    'symbol-graph',
  ],
  'site-output': ['diagnostics', 'files'],
  'test-browser': ['test-kit'],
  'test-kit': [],
}

/** Groups of workspaces that each app may import from. */
const appGraph: Record<string, string[]> = {
  site: ['packages', 'tooling'],
  storybook: ['packages'],
}

const all = workspaces()
const byName = new Map(all.map((workspace) => [workspace.manifest.name, workspace]))
const isTest = (file: string): boolean => /\.(?:test|test-d|spec)\.|(?:^|\/)(?:test|e2e|install)\//.test(file)
/** The site is published as its built files, which contain their dependencies. */
const isBundled = ({ folder }: Workspace): boolean => ['graph-markdown', 'markdown', 'site'].includes(folder)
const isConfig = (file: string): boolean => /^[^/]+\.config\.[^/]+$/.test(file)

interface Import {
  file: string
  specifier: string
}

function imports(workspace: Workspace, under = ''): Import[] {
  return sourceFiles(workspace.directory)
    .filter((file) => file.startsWith(under))
    .flatMap((file) => importsOf(join(workspace.directory, file)).map((specifier) => ({ file, specifier })))
}

/** Imports of other workspaces by code that ships. */
function workspaceImports(workspace: Workspace): { file: string; specifier: string; to: Workspace }[] {
  return imports(workspace).flatMap(({ file, specifier }) => {
    const to = byName.get(packageOf(specifier))
    return to && to !== workspace && !isTest(file) ? [{ file, specifier, to }] : []
  })
}

const inGroup = (group: string): [string, Workspace][] =>
  all.filter((workspace) => workspace.group === group).map((workspace) => [workspace.folder, workspace])

test('R2B every library, tool and app has its row in the tables', () => {
  expect(inGroup('packages').map(([folder]) => folder)).toEqual(Object.keys(libraryGraph).sort())
  expect(inGroup('tooling').map(([folder]) => folder)).toEqual(Object.keys(toolingGraph).sort())
  expect(inGroup('apps').map(([folder]) => folder)).toEqual(Object.keys(appGraph).sort())
})

describe.each(inGroup('apps'))('apps/%s', (folder, workspace) => {
  test('imports only from its groups of workspaces, never from another app', () => {
    const allowed = appGraph[folder] ?? []
    expect(workspaceImports(workspace).filter(({ to }) => !allowed.includes(to.group))).toEqual([])
  })
})

describe.each(all.map((workspace) => [workspace.manifest.name, workspace] as const))('%s', (_name, workspace) => {
  test('imports only what its manifest declares', () => {
    const { dependencies, peerDependencies, devDependencies, imports: own } = workspace.manifest
    const shipped = new Set(Object.keys({ ...dependencies, ...peerDependencies }))
    const development = new Set(Object.keys({ ...devDependencies }))
    const undeclared = imports(workspace).filter(({ file, specifier }) => {
      if (/^(?:\.|node:|virtual:)/.test(specifier)) return false
      if (specifier.startsWith('#'))
        return !Object.keys(own ?? {}).some((key) => specifier.startsWith(key.replace('*', '')))
      const name = packageOf(specifier)
      // A module that is nothing but types, such as hast, comes from `@types`.
      if (name === workspace.manifest.name || shipped.has(name) || shipped.has(`@types/${name}`)) return false
      return !(
        (isTest(file) || isConfig(file) || isBundled(workspace) || workspace.manifest.private === true) &&
        (development.has(name) || development.has(`@types/${name}`))
      )
    })
    expect(undeclared).toEqual([])
  })

  test('reaches into no other folder by a relative path', () => {
    const outside = imports(workspace).filter(
      ({ file, specifier }) => specifier.startsWith('.') && posix.join(posix.dirname(file), specifier).startsWith('..'),
    )
    expect(outside).toEqual([])
  })
})

/** Circles of a graph by names, each as the way from its first node back to it: `['a', 'b', 'a']`. */
function circles(next: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const found: string[][] = []
  const done = new Set<string>()
  const visit = (node: string, path: readonly string[]): void => {
    const start = path.indexOf(node)
    if (start >= 0) found.push([...path.slice(start), node])
    if (start >= 0 || done.has(node)) return
    for (const target of next.get(node) ?? []) visit(target, [...path, node])
    done.add(node)
  }
  for (const node of next.keys()) visit(node, [])
  return found
}

test('a circle of three is found, and a diamond is none', () => {
  const to = (...names: string[]): ReadonlySet<string> => new Set(names)
  const diamond = new Map([
    ['a', to('b', 'c')],
    ['b', to('d')],
    ['c', to('d')],
  ])
  expect(circles(diamond)).toEqual([])
  expect(circles(new Map([...diamond, ['d', to('b')]]))).toEqual([['b', 'd', 'b']])
})

/** Folder directly below `src/` of a file; undefined for the files beside these folders, which join them. */
const roomOf = (file: string): string | undefined => /^src\/([^/]+)\//.exec(file)?.[1]

// Subjects of the app import each other's index modules: subjects.test.ts there looks for circles of modules.
describe.each([...inGroup('packages'), ...inGroup('tooling')])('%s', (_folder, workspace) => {
  test('no folder below its src imports itself through others', () => {
    const next = new Map<string, Set<string>>()
    for (const { file, specifier } of imports(workspace, 'src/')) {
      if (isTest(file) || !specifier.startsWith('.')) continue
      const [from, to] = [roomOf(file), roomOf(posix.join(posix.dirname(file), specifier))]
      if (from !== undefined && to !== undefined && from !== to) next.set(from, (next.get(from) ?? new Set()).add(to))
    }
    expect(circles(next).map((circle) => circle.join(' -> '))).toEqual([])
  })
})

describe.each(inGroup('packages'))('packages/%s', (folder, workspace) => {
  test('imports only libraries below it, and never tooling or apps', () => {
    const allowed = libraryGraph[folder] ?? []
    expect(
      workspaceImports(workspace).filter(({ to }) => to.group !== 'packages' || !allowed.includes(to.folder)),
    ).toEqual([])
  })
})

describe.each(inGroup('tooling'))('tooling/%s', (folder, workspace) => {
  test('imports only the tools below it, and never apps or libraries', () => {
    const allowed = toolingGraph[folder] ?? []
    expect(
      workspaceImports(workspace).filter(({ to }) => to.group !== 'tooling' || !allowed.includes(to.folder)),
    ).toEqual([])
  })

  test('imports neither React nor Remix', () => {
    expect(
      imports(workspace).filter(({ specifier }) => /^(?:react|react-dom|@remix-run)(?:\/|$)/.test(specifier)),
    ).toEqual([])
  })
})

describe.each([
  ['graph-model', 'src/model/'],
  ['graph-model', 'src/read/'],
  ['docs-content', 'src/reader/'],
])('tooling/%s/%s', (folder, under) => {
  test('imports nothing but its own files, node and the type of diagnostics', () => {
    const workspace = byName.get(`@signpost/${folder}`) as Workspace
    const isReader = (file: string): boolean =>
      file.startsWith(under.replace(/\/$/, '')) || /^src\/(?:model\/|format\.ts$)/.test(file)
    const foreign = imports(workspace, under)
      .filter(({ file }) => !isTest(file))
      .filter(({ file, specifier }) =>
        specifier.startsWith('.')
          ? !isReader(posix.join(posix.dirname(file), specifier))
          : !/^node:(?:fs|path|zlib)$|^@signpost\/diagnostics$/.test(specifier),
      )
    expect(foreign).toEqual([])
  })
})

test('the search imports nothing of node, so that it runs in a browser', () => {
  const foreign = [
    ...imports(byName.get('@signpost/name-search') as Workspace, 'src/search/'),
    ...imports(byName.get('@signpost/name-search') as Workspace, 'src/signatures/'),
    ...imports(byName.get('@signpost/graph-model') as Workspace, 'src/model/'),
  ]
    .filter(({ file }) => !isTest(file))
    .filter(({ specifier }) => {
      // Of the diagnostics only their type is imported; the stemmers are plain functions.
      const allowed = ['@signpost/diagnostics', '@signpost/graph-model/model']
      return !specifier.startsWith('.') && !specifier.startsWith('@orama/stemmers/') && !allowed.includes(specifier)
    })
  expect(foreign).toEqual([])
})

test('the app and its server are built again when a workspace changes that is part of them, and only then', () => {
  const site = byName.get('@signpost/site') as Workspace
  const { tasks } = JSON.parse(readFileSync(join(site.directory, 'turbo.json'), 'utf8')) as {
    tasks: Record<string, { dependsOn: string[] }>
  }
  const builds = (folder: 'app' | 'server'): string[] => {
    const imported = workspaceImports(site).filter(
      ({ file }) =>
        !/^(?:playwright|site|vitest)\.config\./.test(file) && file.startsWith('server/') === (folder === 'server'),
    )
    return imported.map(({ to }) => `${to.manifest.name}#build`)
  }
  const unique = (names: string[]): string[] => [...new Set(names)].sort()
  // The build itself runs prerender, to compress what it has built.
  expect([...tasks.build!.dependsOn].sort()).toEqual(unique([...builds('app'), '@signpost/prerender#build']))
  // The build empties the folder that both write to.
  expect([...tasks['build:server']!.dependsOn].sort()).toEqual(unique([...builds('server'), 'build']))
})

test('the app reads the graph and the docs through their readers, writes Markdown by its workspace, and searches names by the engine, only; its server also reads the output', () => {
  const site = byName.get('@signpost/site') as Workspace
  const allowed = new Set([
    '@signpost/diagnostics',
    '@signpost/diagnostics/did-you-mean',
    '@signpost/graph-markdown',
    '@signpost/graph-model',
    '@signpost/graph-model/model',
    '@signpost/name-search',
    '@signpost/name-search/signatures',
    '@signpost/docs-content/reader',
    '@signpost/examples/reader',
    '@signpost/source-pages/reader',
  ])
  const foreign = workspaceImports(site)
    .filter(({ file }) => !isConfig(file))
    .filter(({ file, specifier }) => !(file.startsWith('server/') && specifier === '@signpost/site-output'))
    .filter(({ specifier, to }) => to.group === 'tooling' && !allowed.has(specifier))
  expect(foreign).toEqual([])
})

test('R40 tools start programs without a shell, so that no name of a file is a command', () => {
  const offending = inGroup('tooling').flatMap(([folder, { directory }]) =>
    sourceFiles(directory)
      .filter((file) => !isTest(file) && file.startsWith('src/'))
      .filter((file) =>
        /\bshell: *(?!false)|\bexec(?:Sync)?\(['"`]|import \{[^}]*\bexec(?:Sync)?\b[^}]*\} from 'node:child_process'/.test(
          readFileSync(join(directory, file), 'utf8'),
        ),
      )
      .map((file) => `${folder}/${file}`),
  )
  expect(offending).toEqual([])
})

test('R40 one module runs Git, because the configuration of a documented repository may start programs', () => {
  const running = all
    .filter(({ group }) => group !== 'packages')
    .flatMap(({ folder, directory }) =>
      sourceFiles(directory)
        .filter((file) => !isTest(file))
        .filter((file) => {
          const text = readFileSync(join(directory, file), 'utf8')
          return text.includes('node:child_process') && /['"`]git(?:\.exe)?['"`]/.test(text)
        })
        .map((file) => `${folder}/${file}`),
    )
  expect(running).toEqual(['files/src/run-git.ts'])
})

test('R40 tools print by the functions that escape control characters, apart from colours of their own', () => {
  const printing = inGroup('tooling').flatMap(([folder, { directory }]) =>
    sourceFiles(directory)
      .filter((file) => !isTest(file) && file.startsWith('src/'))
      .filter((file) => /\bconsole\.(?:log|error|warn|info)\(/.test(readFileSync(join(directory, file), 'utf8')))
      .map((file) => `${folder}/${file}`),
  )
  expect(printing.filter((file) => !file.startsWith('test-'))).toEqual([
    'api-review/src/cli.ts',
    'diagnostics/src/print.ts',
  ])
})

test('the scripts that set everything up need nothing that has to be installed first', () => {
  const scripts = join(root, 'scripts')
  const browsers = '../tooling/test-browser/src/chromium.js'
  const libraries = '../tooling/library-tests/alone.js'
  const isOwn = (specifier: string): boolean => /^(?:node:|\.\/)/.test(specifier)
  const foreign = sourceFiles(scripts).flatMap((file) =>
    importsOf(join(scripts, file)).filter(
      (specifier) => !isOwn(specifier) && ![browsers, libraries].includes(specifier),
    ),
  )
  expect(foreign).toEqual([])
  expect(importsOf(join(scripts, browsers))).toEqual(['node:fs'])
  expect(importsOf(join(scripts, libraries))).toEqual([])
})
