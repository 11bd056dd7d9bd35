import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fewLibraries } from '../../test/small-repository.ts'
import { signpostHere, type Ended } from '../../test/steps-here.ts'

const limit = 240_000

/** Workflow of the guide. */
interface Workflow {
  jobs: Record<'shard' | 'site', { strategy?: { matrix: { shard: number[] } }; steps: { run?: string }[] }>
}

const guide = (locale: string): string => {
  const file = join(import.meta.dirname, `../../../../apps/site/content/docs/${locale}/publishing/machines.md`)
  return /```yaml title="[^"]*"\n(.*?)```/s.exec(readFileSync(file, 'utf8'))![1]!
}

let folder: string
const at = (...names: string[]): string => join(folder, ...names)

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'signpost-join-')))
  // Machines have the repository in folders of their own.
  for (const machine of ['one', 'many']) {
    for (const [file, text] of Object.entries({
      'package.json': JSON.stringify({ name: 'other', private: true, workspaces: ['libs/*'] }),
      'README.md': '# Other libraries\n',
      'libs/core/package.json': JSON.stringify({ name: '@other/core', version: '1.0.0', types: 'index.d.ts' }),
      'libs/core/tsconfig.json': JSON.stringify(fewLibraries),
      'libs/core/index.d.ts': '/** Holds one thing. */\nexport declare class Box {}\n',
      'libs/extra/package.json': JSON.stringify({ name: '@other/extra', version: '1.0.0', types: 'index.d.ts' }),
      'libs/extra/tsconfig.json': JSON.stringify(fewLibraries),
      'libs/extra/index.d.ts': '/** Opens a box. */\nexport declare function open(box: object): void\n',
    })) {
      mkdirSync(dirname(at(machine, file)), { recursive: true })
      writeFileSync(at(machine, file), text)
    }
  }
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const signpost = (machine: string, ...args: string[]): Promise<Ended> =>
  signpostHere([...args, '--cache', at(`${machine}-cache`)], at(machine))

/** Every file below a folder with its bytes. */
function contentOf(site: string): Map<string, string> {
  const files = (readdirSync(site, { recursive: true }) as string[]).filter((file) =>
    statSync(join(site, file)).isFile(),
  )
  return new Map(files.sort().map((file) => [file, readFileSync(join(site, file), 'latin1')]))
}

test('the guide has the same workflow in both languages', () => {
  expect(guide('ro')).toBe(guide('en'))
})

test(
  'the workflow of the guide writes the site of one build, byte for byte',
  async () => {
    const { shard, site } = (parse(guide('en')) as Workflow).jobs
    const commandsOf = (steps: Workflow['jobs']['site']['steps']): string[] =>
      steps.flatMap(({ run = '' }) => /^npx signpost (.*)$/.exec(run)?.[1] ?? [])
    const numbers = shard.strategy!.matrix.shard
    expect(numbers).toEqual(numbers.map((_, before) => before + 1))
    for (const number of numbers) {
      const [command] = commandsOf(shard.steps)
      const args = command!.replace('${{ matrix.shard }}', `${number}`).replace(/ shard$/, ` shards/shard-${number}`)
      expect(args).toBe(`build --shard ${number}/${numbers.length} --out shards/shard-${number}`)
      const { code, output } = await signpost('many', ...args.split(' '))
      expect(code, output).toBe(0)
      expect(output).toContain(`Shard ${number} of ${numbers.length} is in `)
    }
    const [command] = commandsOf(site.steps)
    const shards = readdirSync(at('many/shards')).map((name) => `shards/${name}`)
    const joined = await signpost('many', ...command!.replace('shards/*', shards.join(' ')).split(' '))
    expect(joined.code, joined.output).toBe(0)
    expect(joined.output).toMatch(/Checked \d+ pages .*: passed\.\nJoined 4 shards/)

    const { code, output } = await signpost('one', 'build', '--out', 'site')
    expect(code, output).toBe(0)
    expect(contentOf(at('many/site'))).toEqual(contentOf(at('one/site')))
  },
  limit,
)

test(
  'a shard of other sources is refused in one sentence, and the site is kept',
  async () => {
    const before = contentOf(at('many/site'))
    writeFileSync(at('many/libs/core/index.d.ts'), '/** Holds two things. */\nexport declare class Box {}\n')
    expect((await signpost('many', 'build', '--shard', '2/4', '--out', 'shards/new')).code).toBe(0)
    const shards = ['1', '3', '4'].map((number) => `shards/shard-${number}`)
    const { code, output } = await signpost('many', 'join', ...shards, 'shards/new', '--out', 'site')
    expect(code).toBe(1)
    expect(output.trim().split('\n').at(-1)).toBe(
      `${at('many/shards/new')}: found shard 2 of 4, made from other inputs, expected those of ${at('many/shards/shard-1')}. ` +
        'Build all shards from one commit, with one version of Signpost, of Node.js and of the dependencies.',
    )
    expect(contentOf(at('many/site'))).toEqual(before)
  },
  limit,
)

test.each(['0/2', '3/2', '2', '1/2/3', '1/0', 'a/b', '-1/2', '1/1001', ''])('--shard %j is refused', async (given) => {
  const { code, output } = await signpost('one', 'build', `--shard=${given}`)
  expect(code).toBe(2)
  expect(output).toContain(`Found --shard "${given}", expected a shard and the number of all`)
})

test('join without folders is refused', async () => {
  const { code, output } = await signpost('one', 'join')
  expect(code).toBe(2)
  expect(output).toContain('join shard-1 shard-2')
})
