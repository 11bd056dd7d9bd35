import { expect, test } from 'vitest'
import { planInit } from './plan-init.ts'
import { planRemoval } from './plan-removal.ts'
import { after, repositoryOf as repository } from '../../test/planned-repository.ts'
import { deployments, type Manager } from './repository.ts'

const small = { 'libs/a/package.json': '{\n  "name": "@acme/a"\n}\n' }
const roots: Readonly<Record<string, Record<string, string>>> = {
  'with scripts': {
    ...small,
    'package.json':
      '{\n  "name": "acme",\n  "scripts": {\n    "build": "tsc"\n  },\n  "devDependencies": {\n    "x": "1"\n  }\n}\n',
    '.gitignore': 'dist/\n',
  },
  'of few files': { ...small, 'package.json': '{\n  "name": "acme"\n}\n' },
  'in one line': { 'libs/a/package.json': '{"name":"@acme/a"}', 'package.json': '{"name":"acme","private":true}\n' },
  'without ends of last lines': {
    'libs/a/package.json': '{\n  "name": "@acme/a"\n}',
    'package.json': '{\n  "name": "acme"\n}',
    '.gitignore': 'dist/\n*.log',
  },
  'of Windows': {
    'libs/a/package.json': '{\r\n\t"name": "@acme/a"\r\n}\r\n',
    'package.json': '{\r\n\t"name": "acme",\r\n\t"scripts": {\r\n\t\t"build": "tsc"\r\n\t}\r\n}\r\n',
    '.gitignore': 'dist/\r\n',
    '.mcp.json': '{\r\n  "mcpServers": {\r\n    "own": {}\r\n  }\r\n}\r\n',
  },
}
const ownLines = ['.api/\ndist/\n', 'dist/\n.api/\n', 'dist/\n/site/', '.api/\r\n/site/\r\n']
const turbo = '{\n  // Tasks\n  "tasks": {\n    "build": { "outputs": ["dist/**"] }, // ours\n    "test": {}\n  }\n}\n'
const nx = '{\n  // Targets\n  "targetDefaults": {\n    "build": {} // ours\n  }\n}\n'
const managers: Manager[] = ['npm', 'pnpm', 'yarn', 'yarn-classic', 'bun', 'rush']

test.each(
  Object.keys(roots).flatMap((name) =>
    managers.flatMap((manager) => [...deployments, undefined].map((deploy) => [name, manager, deploy] as const)),
  ),
)('a repository %s has its bytes again: %s, %s', (name, manager, deploy) => {
  for (const task of [undefined, 'turbo.json', 'nx.json']) {
    const { 'package.json': root, ...others } = roots[name]!
    const files = {
      ...others,
      ...(manager === 'rush' ? { 'rush.json': '{}' } : { 'package.json': root! }),
      ...(task !== undefined && { [task]: task === 'nx.json' ? nx : turbo }),
    }
    const before = repository(files, { manager, ...(task === 'turbo.json' && { turbo: task }) })
    const request = { review: true, mcp: ['claude', 'vscode'] as const, ...(deploy !== undefined && { deploy }) }
    const written = after(before, planInit(before, request))
    expect(written.files.size).toBeGreaterThan(before.files.size)
    const removed = after(written, planRemoval(written))
    expect(Object.fromEntries(removed.files)).toEqual(files)
    expect(planRemoval(removed)).toEqual([])
  }
})

test('what was edited after `init` is left and named; a newer version of Signpost goes', () => {
  const before = repository({ ...roots['with scripts'], 'turbo.json': turbo }, { turbo: 'turbo.json' })
  const written = after(before, planInit(before, { deploy: 'docker' }))
  const files = new Map(written.files)
  const edit = (path: string, from: string, to: string): void =>
    void files.set(path, files.get(path)!.replace(from, to))
  edit('package.json', '"signpost dev"', '"signpost dev --port 4000"')
  edit('package.json', '"^1.2.3"', '"^2.0.0"')
  edit('site.config.ts', 'Acme', 'Acme docs')
  const changes = planRemoval({ ...written, files })
  expect(changes.find(({ path }) => path === 'site.config.ts')).toMatchObject({ kind: 'leave' })
  const root = changes.find(({ path }) => path === 'package.json')!
  expect(root.about).toContain('scripts.docs:dev is left')
  expect('text' in root && root.text).toContain('"docs:dev": "signpost dev --port 4000"')
  expect('text' in root && root.text).not.toContain('@signpost/signpost')
})

test.each(ownLines)('lines of a `.gitignore` that were there before `init` stay: %j', (ignored) => {
  const files = { ...roots['with scripts'], '.gitignore': ignored }
  const before = repository(files)
  const written = after(before, planInit(before))
  const changes = planRemoval(written)
  expect(Object.fromEntries(after(written, changes).files)).toEqual(files)
  const own = ignored.split(/\r?\n/).find((line) => line === '.api/' || line === '/site/')
  expect(changes.find(({ path }) => path === '.gitignore')!.about).toContain(`${own} is left`)
})

const own = '{ "name": "docs:dev", "shellCommand": "mkdocs" }'
test.each([
  [
    'with comments',
    `{\n  // Ours\n  "commands": [\n    {\n      "name": "build" // ours\n    }\n  ],\n  "parameters": []\n}\n`,
  ],
  ['with a command of the same name', `{\n  "commands": [\n    ${own}\n  ]\n}\n`],
  ['without commands', '{\n  "commands": [],\n  "parameters": []\n}\n'],
  ['with a comma at the end', `{\n  "commands": [\n    ${own},\n  ]\n}\n`],
])('the commands of Rush are as they were: %s', (_, commands) => {
  const files = { ...small, 'rush.json': '{}', 'common/config/rush/command-line.json': commands }
  const before = repository(files, { manager: 'rush' })
  const written = after(before, planInit(before))
  expect(written.files.get('common/config/rush/command-line.json')).toContain('signpost build')
  expect(Object.fromEntries(after(written, planRemoval(written)).files)).toEqual(files)
})
