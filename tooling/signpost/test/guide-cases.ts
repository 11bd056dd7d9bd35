import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'vitest'
import { publish, storeOf } from './guide-repository.ts'

/** Where the lines run. */
export interface World {
  /** Folder of everything, the root among it. */
  folder: string
  root: string
  /** Runs a command in the root. */
  run(args: readonly string[]): Promise<unknown>
  /** Serves the last build, as a host does. */
  serve(): Promise<void>
}

/** A command line, and what it may change. */
export interface Case {
  /** As the guides have it, or as it is where they have none. */
  line: string
  /** Arguments that it has besides: an answer to a question, or another port. */
  more?: readonly string[]
  /** Paths below the root that the docs of the command name; folders change with the entries in them. */
  writes: RegExp
  code?: number
  /** Text that it prints. */
  says?: string
  /** Edits the root before. */
  prepare?: (world: World) => unknown
  /** Whether it runs in a process of its own, as a server does. The others run in this one, with their steps. */
  isProgram?: true
  /** Whether another case has its command with the same options: it runs in a long run (`npm run test:long`). */
  isVariant?: true
  /** Text for its standard input. */
  input?: string
  /** For a server: what to do when it answers at this origin, before it is stopped. */
  meanwhile?: (origin: string, said: () => string, world: World) => Promise<void>
}

const nothing = /^$/
const extracted = /^packages\/[^/]+(?:\/\.api(?:\/.*)?)?$/
const accepted = /^(?:\.|packages\/[^/]+(?:\/\.api(?:\/.*)?)?|api-reports(?:\/.*)?)$/
/** A folder at the root, with all that is in it. */
const folderOf = (name: string): RegExp => new RegExp(`^(?:\\.|${name}(?:/.*)?)$`)
const site = folderOf('site')
const workflows = /^(?:\.|package\.json|\.github(?:\/.*)?)$/
const configured =
  /^(?:\.|\.gitignore|package\.json|site\.config\.ts|packages\/[^/]+(?:\/package\.json|\/\.api(?:\/.*)?)?|api-reports(?:\/.*)?)$/

/** First messages of an agent, and its question. */
const messages = [
  {
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'a', version: '1' } },
  },
  { method: 'notifications/initialized' },
  { id: 2, method: 'tools/call', params: { name: 'packages', arguments: {} } },
].map((message) => JSON.stringify({ jsonrpc: '2.0', ...message }))
/** An agent that asks for the packages; the command ends with its input. */
const asked = { isProgram: true, input: `${messages.join('\n')}\n`, says: '@acme/types' } as const

/** Lines in the order of the life of a repository. */
export const cases: readonly Case[] = [
  { line: 'init --dry-run', writes: nothing },
  { line: 'init --from typedoc', more: ['--yes'], writes: configured },
  { line: 'init', writes: nothing, says: 'Nothing to do' },
  { line: 'init --review', more: ['--yes'], writes: workflows },
  { line: 'init --review --deploy github-pages', more: ['--yes'], writes: workflows },
  { line: 'init --deploy <host>', more: ['--yes'], writes: folderOf('docs-server') },
  {
    line: 'init --mcp claude,cursor,vscode',
    more: ['--yes'],
    writes: /^(?:\.|package\.json|\.mcp\.json|\.cursor(?:\/.*)?|\.vscode(?:\/.*)?)$/,
  },
  { line: 'upgrade --dry-run', writes: nothing, says: '^99.0.0' },
  { line: 'upgrade', more: ['--yes'], writes: /^(?:\.|package\.json)$/ },
  { line: 'check', prepare: configure, writes: nothing },
  { line: 'check --examples', writes: nothing },
  { line: 'check --json findings.json', writes: /^(?:\.|findings\.json)$/ },
  { line: 'check --root ../my-repo', writes: nothing, isVariant: true },
  { line: 'examples', writes: nothing },
  { line: 'examples --root ../my-repo', writes: nothing, isVariant: true },
  { line: 'examples --run', writes: nothing },
  { line: 'examples --baseline examples.json', writes: /^(?:\.|examples\.json)$/ },
  { line: 'build --shard 2/8', writes: site },
  { line: 'build --shard ${{ matrix.shard }}/4 --out shard', writes: folderOf('shard') },
  { line: 'join shards/* --out site', prepare: buildOtherShards, writes: site },
  { line: 'build --cache .signpost', writes: folderOf('(?:site|\\.signpost)') },
  { line: 'build', writes: site, isProgram: true },
  { line: 'build', writes: nothing },
  { line: 'export markdown --out wiki', writes: folderOf('wiki') },
  { line: 'export markdown --out docs', writes: folderOf('docs'), isVariant: true },
  { line: 'export yaml --out docfx', writes: folderOf('docfx') },
  {
    line: 'export yaml --out docfx/api',
    prepare: (world) => remove(world, 'docfx'),
    writes: folderOf('docfx'),
    isVariant: true,
  },
  { line: 'mcp', writes: nothing, ...asked },
  { line: 'mcp --root ../my-repo', writes: nothing, ...asked, isVariant: true },
  { line: 'mcp https://docs.example.com/', prepare: ({ serve }) => serve(), writes: nothing, ...asked },
  { line: 'mcp --http --port 3939', writes: nothing, meanwhile: askByHttp },
  { line: 'serve', writes: nothing, meanwhile: visit },
  { line: 'serve --port 4000', writes: nothing, meanwhile: visit, isVariant: true },
  { line: 'serve --root ../my-repo', writes: nothing, meanwhile: visit, isVariant: true },
  { line: 'serve --root ../my-repo --port 4000', writes: nothing, meanwhile: visit },
  { line: 'build --out <dir>', writes: folderOf('public') },
  {
    line: 'build --base /docs/ --out public/docs',
    prepare: (world) => remove(world, 'public'),
    writes: folderOf('public'),
  },
  {
    line: 'build --url "$CI_PAGES_URL" --out public',
    prepare: (world) => remove(world, 'public'),
    writes: folderOf('public'),
  },
  { line: 'build --base /previews/123/ --url https://docs.example.org --out preview', writes: folderOf('preview') },
  { line: 'build --root ../my-repo --out ./site', writes: nothing },
  { line: 'extract', writes: extracted },
  { line: 'reports update', writes: accepted },
  { line: 'reports check', writes: nothing },
  { line: 'history --from-git', prepare: ({ root }) => publish(root), writes: /^api-reports(?:\/history(?:\/.*)?)?$/ },
  { line: 'check --since origin/main', writes: nothing },
  { line: 'review --base origin/main', prepare: breakStore, writes: accepted, code: 1, says: 'needs major' },
  { line: 'review --base main', writes: nothing, code: 1, isVariant: true },
  { line: 'review --base FETCH_HEAD', writes: nothing, code: 1, isVariant: true },
  { line: 'review --base "origin/$(System.PullRequest.TargetBranchName)"', writes: nothing, code: 1, isVariant: true },
  { line: 'review --filter @acme/ui --since v1.0', writes: nothing },
  {
    line: 'review --base "$CI_MERGE_REQUEST_DIFF_BASE_SHA" --format terminal --format gitlab=review.json',
    writes: /^(?:\.|review\.json)$/,
    code: 1,
  },
  {
    line: 'review --base origin/main --format terminal --format markdown=comment.md --format sarif=review.sarif',
    writes: /^(?:\.|comment\.md|review\.sarif)$/,
    code: 1,
  },
  {
    line: 'accept @acme/store:Store.get:type-changed:27257af05a --reason "Part of version 2." --until 2027-01-31',
    writes: /^api-reports(?:\/accepted\.json)?$/,
  },
  { line: 'explain type-changed', writes: nothing },
  { line: 'explain <rule>', writes: nothing },
  { line: 'explain <regulă>', writes: nothing, isVariant: true },
  { line: 'diff api-reports/types.api.md packages/types/.api/types.api.md', writes: nothing },
  // npm is waited for, and asks the registry of this process.
  { line: 'diff npm:commander@13.1.0 npm:commander@14.0.0', writes: nothing, code: 1, isProgram: true },
  {
    line: 'diff npm:commander@1.0.0 npm:commander@13.1.0',
    writes: nothing,
    code: 2,
    says: 'No matching version found for commander@1.0.0',
    isProgram: true,
  },
  { line: 'history --release', writes: /^api-reports(?:\/(?:history|released)(?:\/.*)?)?$/ },
  { line: 'strings de de.json', writes: /^(?:\.|de\.json)$/ },
  { line: 'strings de strings.de.json', writes: /^(?:\.|strings\.de\.json)$/ },
  { line: 'docs version 1.0', writes: /^content(?:\/docs-1\.0(?:\/.*)?)?$/ },
  {
    line: 'docs version 1.0 --root ../my-repo',
    prepare: (world) => remove(world, 'content/docs-1.0'),
    writes: /^content(?:\/docs-1\.0(?:\/.*)?)?$/,
  },
  {
    line: 'dev',
    prepare: linkNowhere,
    more: ['--json', '<folder>/found.json'],
    writes: /^packages\/types\/src\/helper\.ts$/,
    meanwhile: editTypes,
  },
  { line: 'dev   --root ../my-repo', writes: nothing, meanwhile: visit, isVariant: true },
  { line: 'init --deploy <gazdă>', more: ['--yes'], writes: nothing },
  { line: 'init --deploy docker', more: ['--yes'], writes: nothing },
  { line: 'init --remove', more: ['--yes'], writes: /./ },
]

const remove = ({ root }: World, path: string): void => rmSync(join(root, path), { recursive: true })

/** Has the configuration name an address, and a title from another file. */
function configure({ root }: World): void {
  const text = "import { title } from './title.ts'\nexport default { title, url: 'https://acme.example' }\n"
  writeFileSync(join(root, 'site.config.ts'), text)
}

/** Builds the shards that other machines build, beside the first one. */
async function buildOtherShards(world: World): Promise<void> {
  const { root, run } = world
  remove(world, 'site')
  for (const shard of [2, 3, 4]) await run(['build', '--shard', `${shard}/4`, '--out', `shards/${shard}`])
  renameSync(join(root, 'shard'), join(root, 'shards/1'))
}

/** Has `@acme/store` change in a way that the guide reviews. */
async function breakStore({ root, run }: World): Promise<void> {
  writeFileSync(join(root, 'packages/store/index.d.ts'), storeOf('string | null'))
  writeFileSync(join(root, '.changeset/a.md'), "---\n'@acme/store': patch\n---\n\nA fix.\n")
  await run(['reports', 'update'])
}

/** Has a comment link to an export that is missing. */
function linkNowhere({ root }: World): void {
  const text = storeOf('string | null').replace('Keeps texts', 'Keeps texts, a {@link Missing}')
  writeFileSync(join(root, 'packages/store/index.d.ts'), text)
}

/** Waits until an address answers with a page. */
async function answered(address: string): Promise<void> {
  const answers = (): Promise<boolean> =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await answers())) await delay(100)
}

const help = 'api/types/function/help'

/** Visits a page of the built site, and one that it does not have. */
async function visit(origin: string): Promise<void> {
  await answered(`${origin}/${help}`)
  expect(await (await fetch(`${origin}/${help}`)).text()).toContain('As built.')
  expect((await fetch(`${origin}/api/nope`)).status).toBe(404)
}

/** Asks a server of the Model Context Protocol for its name. */
async function askByHttp(origin: string): Promise<void> {
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  const response = await fetch(`${origin}/mcp`, { method: 'POST', headers, body: messages[0]! })
  expect(await response.text()).toContain('serverInfo')
}

/** Reads what the first build found, then edits a source of the bundled package until its page has the new words, then breaks it. */
async function editTypes(origin: string, said: () => string, { folder, root }: World): Promise<void> {
  await answered(`${origin}/${help}`)
  const { packages } = JSON.parse(readFileSync(join(folder, 'found.json'), 'utf8')) as {
    packages: { name: string; diagnostics: { code: string }[] }[]
  }
  expect(packages.map(({ name, diagnostics }) => [name, diagnostics.map(({ code }) => code)])).toEqual([
    ['@acme/store', ['SG-UNRESOLVED-LINK']],
    ['@acme/types', []],
    ['@acme/ui', []],
  ])
  // One language has no pages at the address of another.
  const statuses = ['', 'ro', 'none'].map(async (path) => (await fetch(`${origin}/${path}`)).status)
  expect(await Promise.all(statuses)).toEqual([200, 404, 404])

  const write = (text: string): void => writeFileSync(join(root, 'packages/types/src/helper.ts'), text)
  const page = async (): Promise<string> => (await fetch(`${origin}/${help}`)).text()
  expect(await page()).toContain('As built.')
  write('/** As edited. */\nexport const help = (value: string): string => value\n')
  while (!(await page()).includes('As edited.')) await delay(100)
  write('export const help = (\n')
  while (!said().includes('its pages stay as they were')) await delay(100)
  expect(await page()).toContain('As edited.')
  write('/** As built. */\nexport const help = (value: string): string => value\n')
}
