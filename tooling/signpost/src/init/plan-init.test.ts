import { parse } from 'jsonc-parser'
import { describe, expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { after, repositoryOf } from '../../test/planned-repository.ts'
import { planInit } from './plan-init.ts'
import { planRemoval } from './plan-removal.ts'
import { deployments, type FileChange, type InitRequest, type Manager, type Repository } from './repository.ts'

function repository(files: Record<string, string> = {}, given: Partial<Repository> = {}): Repository {
  const usual = {
    'package.json': '{\n  "name": "acme",\n  "scripts": {\n    "build": "tsc"\n  }\n}\n',
    'libs/a/package.json': '{\n  "name": "@acme/a"\n}\n',
  }
  return repositoryOf({ ...usual, ...files }, { title: "Acme's", ...given })
}

const textOf = (changes: readonly FileChange[], path: string): string => {
  const change = changes.find((one) => one.path === path)
  return change !== undefined && 'text' in change ? change.text : ''
}

const managers: Manager[] = ['npm', 'pnpm', 'yarn', 'yarn-classic', 'bun', 'rush']

test.each(
  managers.flatMap((manager) =>
    [undefined, ...deployments].flatMap((deploy) =>
      ['', 'turbo.json'].map((turbo) => [manager, deploy ?? 'no host', turbo] as const),
    ),
  ),
)('a second run changes nothing: %s, %s, %s', (manager, deploy, turbo) => {
  const host = deployments.find((one) => one === deploy)
  const request: InitRequest = { review: true, ...(host !== undefined && { deploy: host }) }
  const before =
    turbo === '' ? repository({}, { manager }) : repository({ [turbo]: '{"tasks":{"build":{}}}' }, { manager, turbo })
  const changes = planInit(before, request)
  expect(changes.map(({ kind }) => kind)).not.toContain('leave')
  expect(planInit(after(before, changes), request)).toEqual([])
  for (const change of changes) {
    if (change.path.endsWith('.yml') && change.kind === 'create')
      expect(change.text).toMatch(/\npermissions:(?: \{\}|\n {2}contents: read)\n/)
  }
})

describe('Turborepo', () => {
  test.each([
    ['{"tasks":{"build":{}}}', 'tasks', ['build', '^api:extract']],
    ['{"pipeline":{}}', 'pipeline', ['^api:extract']],
    ['{}', 'tasks', ['^api:extract']],
  ])('%s gets the task in %s', (text, key, dependsOn) => {
    const changes = planInit(repository({ 'turbo.json': text }, { turbo: 'turbo.json' }))
    expect(JSON.parse(textOf(changes, 'turbo.json'))).toMatchObject({
      [key]: { 'api:extract': { dependsOn, outputs: ['.api/**'] } },
    })
    expect(JSON.parse(textOf(changes, 'package.json'))).toMatchObject({
      scripts: { 'docs:build': 'turbo run api:extract && signpost build' },
    })
  })
})

describe('what a repository has already', () => {
  test('another script is kept, and the plan says so', () => {
    const own = '{\n  "name": "@acme/a",\n  "scripts": {\n    "api:extract": "mine"\n  }\n}\n'
    expect(planInit(repository({ 'libs/a/package.json': own }))).toContainEqual({
      kind: 'leave',
      path: 'libs/a/package.json',
      about: 'scripts.api:extract is kept, Signpost\'s would be "signpost extract"',
    })
  })

  test('the scripts have other names beside those of other docs', () => {
    const own = '{\n  "name": "root",\n  "scripts": {\n    "docs:build": "vitepress build"\n  }\n}\n'
    const { scripts } = JSON.parse(textOf(planInit(repository({ 'package.json': own })), 'package.json')) as {
      scripts: Record<string, string>
    }
    expect(scripts).toMatchObject({
      'docs:build': 'vitepress build',
      'signpost:build': 'signpost build',
      'signpost:check': 'signpost check',
      'signpost:dev': 'signpost dev',
    })
    expect(scripts).not.toHaveProperty('docs:dev')
  })

  test('a configuration, a workflow and a broken package.json are left', () => {
    const changes = planInit(
      repository({
        'site.config.mjs': '',
        '.github/workflows/docs.yml': 'name: mine\n',
        'libs/a/package.json': '{"name": }',
      }),
      { deploy: 'github-pages' },
    )
    expect(changes.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
      'change package.json',
      'leave libs/a/package.json',
      'create .gitignore',
      'leave .github/workflows/docs.yml',
    ])
  })

  test('lines of .gitignore and their line ends', () => {
    const change = planInit(repository({ '.gitignore': 'dist\r\n.api' })).find(({ path }) => path === '.gitignore')
    expect(change).toMatchObject({ kind: 'change', text: 'dist\r\n.api\r\n# Signpost\r\n/site/' })
  })
})

test.each(['main', 'master', 'release/2', 'it\'s "#1"'])(
  'the branch %s is published, and edit links lead to it',
  (branch) => {
    const changes = planInit(repository({}, { branch, url: 'https://github.com/acme/a' }), { deploy: 'github-pages' })
    const { on } = parseYaml(textOf(changes, '.github/workflows/docs.yml')) as { on: { push: { branches: string[] } } }
    expect(on.push.branches).toEqual([branch])
    const place = branch === 'main' ? '' : `, branch: '${branch.replace("'", String.raw`\'`)}'`
    expect(textOf(changes, 'site.config.ts')).toContain(`repository: { url: 'https://github.com/acme/a'${place} },`)
  },
)

test('GitHub Pages: the address is that of the site, never one of this machine', () => {
  const workflow = textOf(planInit(repository(), { deploy: 'github-pages' }), '.github/workflows/docs.yml')
  const { jobs } = parseYaml(workflow) as { jobs: { build: { steps: { run?: string; env?: object }[] } } }
  expect(jobs.build.steps.find(({ run }) => run?.includes('signpost build'))).toEqual({
    env: { BASE: '${{ steps.pages.outputs.base_path }}/', ORIGIN: '${{ steps.pages.outputs.origin }}' },
    run: 'npx --no-install signpost build --base "$BASE" --url "$ORIGIN"',
  })
})

test('Nx gets a cacheable target, and runs it before the build; Turborepo beside it runs the tasks alone', () => {
  const nx = '{\n  // Ours\n  "targetDefaults": { "build": { "cache": true } }\n}\n'
  const before = repository({ 'nx.json': nx })
  const changes = planInit(before)
  expect(textOf(changes, 'nx.json')).toContain('// Ours')
  expect(JSON.parse(textOf(changes, 'nx.json').replace('// Ours', ''))).toEqual({
    targetDefaults: {
      build: { cache: true },
      'api:extract': { cache: true, dependsOn: ['build', '^api:extract'], outputs: ['{projectRoot}/.api'] },
    },
  })
  expect(JSON.parse(textOf(changes, 'package.json'))).toMatchObject({
    scripts: { 'docs:build': 'nx run-many --target api:extract && signpost build' },
  })
  expect(planInit(after(before, changes))).toEqual([])
  const both = planInit(repository({ 'nx.json': nx, 'turbo.json': '{"tasks":{}}' }, { turbo: 'turbo.json' }))
  expect(both.map(({ path }) => path)).not.toContain('nx.json')
})

test.each([
  [
    'static',
    'docs-server/nginx.conf',
    ['try_files /p/$signpost_language/404.html /p/404.html =404;', '"~^/p/(?<code>'],
  ],
  ['docker', 'docs-server/Dockerfile', ['COPY site /usr/share/nginx/html/p\n']],
  ['netlify', 'netlify.toml', ['docs:build -- --out site/p"', 'for = "/p/assets/*"', 'to = "/p/404.html"']],
  ['cloudflare', 'wrangler.jsonc', ['build with --out site/p.']],
] as const)('a host has the base URL of the configuration: %s', (deploy, path, parts) => {
  const files = { 'site.config.ts': "export default { title: 'A', baseUrl: '/p/' }\n" }
  const text = textOf(planInit(repository(files), { deploy }), path)
  for (const part of parts) expect(text).toContain(part)
  const typedoc = { 'typedoc.json': '{"hostedBaseUrl":"https://a.example/p"}' }
  expect(textOf(planInit(repository(typedoc), { deploy, from: 'typedoc' }), path)).toBe(text)
  expect(textOf(planInit(repository(), { deploy }), path)).not.toContain('/p')
})

test('a single package gets all scripts in its package.json', () => {
  const single = repository({}, { layout: 'package', packages: [{ name: 'a', path: '' }] })
  const { scripts } = JSON.parse(textOf(planInit(single), 'package.json')) as { scripts: object }
  expect(Object.keys(scripts)).toEqual([
    'build',
    'docs:build',
    'docs:check',
    'docs:dev',
    'api:check',
    'api:update',
    'api:extract',
  ])
})

describe('Rush', () => {
  const commandLine = 'common/config/rush/command-line.json'
  const commandsOf = (changes: readonly FileChange[]): unknown[] =>
    (parse(textOf(changes, commandLine)) as { commands: { name: string }[] }).commands.map(({ name }) => name)

  test('gets an autoinstaller and global commands; packages keep their scripts', () => {
    const changes = planInit(repository({}, { manager: 'rush' }), { review: true })
    expect(JSON.parse(textOf(changes, 'common/autoinstallers/signpost/package.json'))).toMatchObject({
      dependencies: { '@signpost/signpost': '^1.2.3' },
    })
    expect(commandsOf(changes)).toEqual([
      'docs:build',
      'docs:check',
      'docs:dev',
      'api:check',
      'api:update',
      'api:review',
    ])
    expect(changes.map(({ path }) => path).filter((path) => path.endsWith('package.json'))).toHaveLength(1)
    expect(textOf(changes, '.github/workflows/api-review.yml')).toContain(
      'install-run-rush.js install-autoinstaller --name signpost',
    )
  })

  test('keeps comments and commands of its own', () => {
    const own = '{\n  // Ours\n  "commands": [\n    { "name": "docs:build", "commandKind": "bulk" }\n  ]\n}\n'
    const changes = planInit(repository({ [commandLine]: own }, { manager: 'rush' }))
    expect(textOf(changes, commandLine)).toContain('  // Ours\n')
    expect(commandsOf(changes)).toEqual(['docs:build', 'docs:check', 'docs:dev', 'api:check', 'api:update'])
    expect(textOf(changes, commandLine)).toContain('"commandKind": "bulk"')
  })

  test('a broken command-line.json is left', () => {
    const changes = planInit(repository({ [commandLine]: '{ "commands": ' }, { manager: 'rush' }))
    expect(changes).toContainEqual({
      kind: 'leave',
      path: commandLine,
      about: 'it is no JSON object; correct it and run init again',
    })
  })
})

test('a review asks for changesets where the repository has them', () => {
  const workflow = (files: Record<string, string>): string =>
    textOf(planInit(repository(files), { review: true }), '.github/workflows/api-review.yml')
  expect(workflow({})).not.toContain('--changesets')
  expect(workflow({ '.changeset/config.json': '{}' })).toContain("--base 'HEAD^1' --changesets")
})

test('settings of TypeDoc are taken over, and others are named', () => {
  const typedoc = `{
    // comments are fine
    "name": "Acme", "hostedBaseUrl": "https://acme.test/docs/", "excludePrivate": true, "entryPoints": ["libs/*"],
    "navigationLinks": { "Blog": "https://acme.test/blog" },
  }`
  const [config] = planInit(repository({ 'typedoc.json': typedoc }), { from: 'typedoc' })
  expect(config).toMatchObject({
    path: 'site.config.ts',
    about: expect.stringContaining('without a counterpart: excludePrivate'),
    text: expect.stringMatching(
      /title: 'Acme'[\s\S]*url: 'https:\/\/acme\.test'[\s\S]*baseUrl: '\/docs\/'[\s\S]*'Blog'/,
    ),
  })
})

test('the title is quoted', () => {
  expect(textOf(planInit(repository()), 'site.config.ts')).toContain(String.raw`title: 'Acme\'s',`)
})

test.each(managers)('a repository of %s with a folder site of its own has its pages elsewhere', (manager) => {
  const files = manager === 'rush' ? { 'rush.json': '{ "rushVersion": "5.170.0" }' } : {}
  for (const deploy of deployments) {
    const changes = planInit(repository(files, { manager, out: 'api-site' }), { deploy })
    const texts = changes.map((change) => ('text' in change ? change.text : '')).join('\n')
    expect(texts).toContain('signpost build --out api-site')
    expect(textOf(changes, '.gitignore')).toContain('/api-site/\n')
    expect(texts).not.toMatch(/(?<!api-|[\w@])site\/?(?=["\s]|$)/m)
  }
})

test('an entry of `signpost mcp` for each editor, beside the servers that a file has', () => {
  const before = repository({
    '.vscode/mcp.json': '{\n  // Ours\n  "servers": {\n    "own": { "command": "x" }\n  }\n}\n',
  })
  const request: InitRequest = { mcp: ['claude', 'cursor', 'vscode'] }
  const changes = planInit(before, request)
  const server = { command: 'npx', args: ['--no-install', 'signpost', 'mcp'] }
  expect(JSON.parse(textOf(changes, '.mcp.json'))).toEqual({ mcpServers: { signpost: server } })
  expect(JSON.parse(textOf(changes, '.cursor/mcp.json'))).toEqual({ mcpServers: { signpost: server } })
  expect(textOf(changes, '.vscode/mcp.json')).toContain('// Ours')
  expect(parse(textOf(changes, '.vscode/mcp.json'))).toEqual({ servers: { own: { command: 'x' }, signpost: server } })
  expect(textOf(changes, 'package.json')).toContain('"@modelcontextprotocol/sdk": "^1.25.0"')
  expect(planInit(after(before, changes), request)).toEqual([])
})

test('a file of an editor that is no JSON is left', () => {
  const changes = planInit(repository({ '.mcp.json': 'servers:' }), { mcp: ['claude'] })
  expect(changes.find(({ path }) => path === '.mcp.json')?.kind).toBe('leave')
})

describe('Deno', () => {
  const deno = repositoryOf(
    { 'deno.jsonc': '{\n  // Acme\n  "name": "@acme/a"\n}\n' },
    { manager: 'deno', deno: 'deno.jsonc', packages: [{ name: '@acme/a', path: '' }], version: '1.2.3' },
  )

  test('gets tasks in place of scripts, and a configuration that imports nothing', () => {
    const changes = planInit(deno, { deploy: 'github-pages', review: true })
    const tasks = textOf(changes, 'deno.jsonc')
    expect(tasks).toContain('// Acme')
    expect(parse(tasks)).toMatchObject({ tasks: { 'docs:build': 'npx --yes @signpost/signpost@^1.2.3 build' } })
    expect(textOf(changes, 'site.config.ts')).toContain('import type { SiteConfig }')
    expect(textOf(changes, '.github/workflows/docs.yml')).toContain('deno install')
    expect(changes.map(({ path }) => path)).not.toContain('package.json')
  })

  test('a second run changes nothing, and removal takes all back', () => {
    const changes = planInit(deno)
    const then = after(deno, changes)
    expect(planInit(then)).toEqual([])
    expect(textOf(planRemoval(then), 'deno.jsonc')).toBe(deno.files.get('deno.jsonc'))
  })
})

test.each([
  ['^1.2.0', []],
  ['1.x', []],
  ['workspace:*', []],
  ['latest', []],
  ['catalog:', []],
  ['^0.9.0', ['it names ^0.9.0 of @signpost/signpost, and 1.2.3 plans this']],
  ['~1.1.0', ['it names ~1.1.0 of @signpost/signpost, and 1.2.3 plans this']],
  ['2.0.0', ['it names 2.0.0 of @signpost/signpost, and 1.2.3 plans this']],
])('a package.json that names %s of Signpost is left, and another version is said', (range, expected) => {
  const given = { version: '1.2.3' }
  const text = JSON.stringify({ name: 'acme', devDependencies: { '@signpost/signpost': range } })
  const left = planInit(repository({ 'package.json': text }, given)).filter(({ kind }) => kind === 'leave')
  expect(left.map(({ about }) => about.split(':')[0])).toEqual(expected)
})
