import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFiles } from '../../test/temporary-files.ts'
import { type History, parseHistory } from './history-file.ts'
import { runHistory } from './run-history.ts'

const files = temporaryFiles()
const { write } = files
const usual = { fromGit: false, release: false, check: false }

const report = (text: string): string => `## API Report File for "@acme/core"\n\n\`\`\`ts\n${text}\n\`\`\`\n`
const writeReport = (text: string): string => write('api-reports/core.api.md', report(text))
const writeManifest = (version: string): string =>
  write('packages/core/package.json', JSON.stringify({ name: '@acme/core', version }))
const git = (...args: string[]): string => gitAt(undefined, ...args)
const gitAt = (date: string | undefined, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', '-c', 'commit.gpgsign=false', ...args], {
    cwd: files.root,
    encoding: 'utf8',
    env: { ...process.env, ...(date !== undefined && { GIT_COMMITTER_DATE: date }) },
  })
const commitAt = (date: string): void => {
  git('add', '-A')
  gitAt(date, 'commit', '-qm', 'x')
}
const commit = (): void => {
  git('add', '-A')
  git('commit', '-qm', 'x')
}
const historyFile = (): string => join(files.root, 'api-reports/history/core.json')
const history = (): History => parseHistory('core.json', readFileSync(historyFile(), 'utf8'))
const summary = (): unknown[] =>
  history().versions.map(({ version, baseline, changes }) => [
    version,
    ...(baseline ? ['baseline'] : []),
    ...changes.map(({ change, symbol }) => `${change} ${symbol}`),
  ])

const first =
  '// @public\nexport class Box {\n    put(thing: string): void;\n}\n// @public\nexport function old(): void;'
const second =
  '// @public\nexport class Box {\n    put(thing: Thing): void;\n}\n// @public\nexport interface Thing {\n    name: string;\n}'

function workspace(): void {
  write('pnpm-workspace.yaml', 'packages:\n  - packages/*\n')
  writeManifest('0.0.0')
  writeReport(first)
  git('init', '-q')
  commit()
}

test('a version bump is a release; what came later is not released yet', () => {
  workspace()
  writeManifest('1.0.0')
  commit()
  writeReport(second)
  runHistory(files.root, { ...usual, fromGit: true })
  expect(summary()).toEqual([
    [null, 'changed Box.put', 'added Thing', 'removed old'],
    ['1.0.0', 'added Box', 'added old'],
  ])
  const [put] = history().versions[0]!.changes
  expect(put).toMatchObject({
    level: 'major',
    role: 'writer',
    before: 'put(thing: string): void',
    after: 'put(thing: Thing): void',
    names: { Thing: 'Thing' },
  })
  expect(put!.witness).toContain('L.Box')
})

test('a declaration is in the timeline of each of its names and entry points', () => {
  workspace()
  runHistory(files.root, { ...usual, fromGit: true })
  const added = '// @public\nfunction made(): void;\nexport { made }\nexport { made as created }'
  writeReport(`${first}\n${added}`)
  write('api-reports/core.node.api.md', report("import { made } from '@acme/core';\n\nexport { made }"))
  runHistory(files.root, usual)
  const changes = history().versions[0]!.changes.map(
    ({ entry = '.', change, symbol }) => `${entry} ${change} ${symbol}`,
  )
  expect(changes).toEqual(['. added Box', '. added created', '. added made', '. added old', './node added made'])
})

test('a type that the package keeps to itself has no place in the timeline', () => {
  workspace()
  runHistory(files.root, { ...usual, fromGit: true })
  writeReport(`${first}\n// @public\ninterface Hidden {\n    name: string;\n}`)
  runHistory(files.root, usual)
  expect(JSON.stringify(history())).not.toContain('Hidden')
})

test('a release gives pending changes the version of the manifest, without git', () => {
  workspace()
  writeManifest('1.0.0')
  commit()
  runHistory(files.root, { ...usual, fromGit: true })
  writeReport(second)
  expect(runHistory(files.root, { ...usual, check: true })).toMatchObject({ exitCode: 1 })
  runHistory(files.root, usual)
  const pending = readFileSync(historyFile(), 'utf8')
  expect(runHistory(files.root, { ...usual, check: true })).toMatchObject({ exitCode: 0 })
  writeManifest('2.0.0')
  runHistory(files.root, { ...usual, release: true })
  const [newest] = history().versions
  expect(Math.abs(Date.parse(newest!.date!) - Date.now())).toBeLessThan(600_000)
  const released = readFileSync(historyFile(), 'utf8')
  expect(released).toBe(pending.replace('"version": null', `"version": "2.0.0", "date": "${newest!.date}"`))
  runHistory(files.root, { ...usual, release: true })
  expect(readFileSync(historyFile(), 'utf8')).toBe(released)
  expect(summary().map((version) => (version as string[])[0])).toEqual(['2.0.0', '1.0.0'])
})

test('dates of releases are those of their tags, or of the commits with the version', () => {
  workspace()
  writeManifest('1.0.0')
  commitAt('2024-02-29T12:00:00+02:00')
  writeReport(second)
  writeManifest('2.0.0')
  commitAt('2025-01-01T00:30:00+01:00')
  const dates = (): unknown[] => history().versions.map(({ version, date }) => [version, date])
  runHistory(files.root, { ...usual, fromGit: true })
  expect(dates()).toEqual([
    ['2.0.0', '2024-12-31T23:30:00Z'],
    ['1.0.0', '2024-02-29T10:00:00Z'],
  ])
  gitAt('2025-03-01T00:00:00Z', 'tag', '-am', 'x', 'v2.0.0')
  runHistory(files.root, { ...usual, fromGit: true })
  expect(dates()).toEqual([['2.0.0', '2025-03-01T00:00:00Z']])
})

test('a date that is no time is refused with the file', () => {
  const versions = [{ version: '1.0.0', date: 'yesterday', changes: [] }]
  const text = JSON.stringify({ schema: 'signpost-api-history/1', package: 'core', versions })
  expect(() => parseHistory('core.json', text)).toThrow('core.json: expected')
})

test('the version with which a package begins is a release when it has a tag', () => {
  workspace()
  git('tag', '@acme/core@0.0.0')
  runHistory(files.root, { ...usual, fromGit: true })
  expect(summary()).toEqual([['0.0.0', 'added Box', 'added old']])
})

test('releases before the first report are a baseline', () => {
  write('pnpm-workspace.yaml', 'packages:\n  - packages/*\n')
  git('init', '-q')
  for (const version of ['1.0.0', '1.1.0']) {
    writeManifest(version)
    commit()
  }
  writeReport(first)
  commit()
  writeReport(second)
  runHistory(files.root, { ...usual, fromGit: true })
  expect(summary()).toEqual([
    [null, 'changed Box.put', 'added Thing', 'removed old'],
    ['1.1.0', 'baseline'],
  ])
})

test.for([
  [
    'a truncated report',
    () => write('api-reports/core.api.md', '## API Report File for "@acme/core"\n\n```ts\n'),
    'truncated',
  ],
  ['conflict markers', () => writeReport('<<<<<<< ours\nexport const a: 1;'), 'merge conflict markers'],
  ['a shallow clone', () => write('.git/shallow', git('rev-parse', 'HEAD')), 'shallow'],
] as const)('%s is refused in a sentence, and nothing is written', ([, breakIt, words]) => {
  workspace()
  breakIt()
  expect(() => runHistory(files.root, { ...usual, fromGit: true })).toThrow(words)
  expect(existsSync(historyFile())).toBe(false)
})

test('a repository without timelines is told how to make them', () => {
  workspace()
  expect(() => runHistory(files.root, usual)).toThrow('history --from-git')
})

test('names in a namespace that comes or goes have timelines of their own', () => {
  workspace()
  writeManifest('1.0.0')
  commit()
  const tools =
    '// @public\nfunction open_2(): void;\n\ndeclare namespace tools {\n    export {\n        open_2 as open,\n        tools\n    }\n}\nexport { tools }'
  writeReport(`${first}\n\n${tools}`)
  runHistory(files.root, { ...usual, fromGit: true })
  expect(summary()[0]).toEqual([null, 'added tools', 'added tools.open', 'added tools.tools'])
  writeManifest('2.0.0')
  commit()
  writeReport(first)
  runHistory(files.root, { ...usual, fromGit: true })
  expect(summary()[0]).toEqual([null, 'removed tools', 'removed tools.open', 'removed tools.tools'])
})
