import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, workspaces } from './workspaces.ts'

// Command lines of the guides and READMEs; those of `signpost` run in its own tests.

const docs = 'apps/site/content/docs'

const manifestOf = (folder: string): Record<string, Record<string, unknown>> =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Record<string, Record<string, unknown>>

/** Lines of shell blocks, each once, without comments. */
const lines = [
  ...new Set(
    [
      ...readdirSync(join(root, docs), { recursive: true })
        .map((file) => join(docs, String(file)))
        .filter((file) => file.endsWith('.md')),
      'README.md',
      'CONTRIBUTING.md',
      'tooling/signpost/README.md',
    ].flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/^`{3,}sh\b.*\n([^]*?)^`{3,}$/gm)].flatMap(([, block]) =>
        block!
          .split('\n')
          .map((line) => line.replace(/\s+#.*/, '').trim())
          .filter((line) => line !== ''),
      ),
    ),
  ),
]

const run = (command: string, more = ''): string =>
  execFileSync('bash', ['-c', `${command} ${more}`], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })

/** Checks of a line, by its form. */
const forms: readonly (readonly [form: RegExp, check: (...parts: string[]) => void])[] = [
  // Made from the command line's own definition.
  [/^signpost /, () => undefined],
  // Run over workspaces of their own by `leaves-alone.test.ts`.
  [/^(?:\w+=\S+ )*npx signpost |^node tooling\/signpost\/bin\.js /, () => undefined],
  [/^node tooling\/symbol-graph\/bin\.js .*/, (line) => expect(run(line)).not.toBe('')],
  [
    // No package of this repository begins with an a.
    /^npx turbo .*/,
    (line) =>
      expect(JSON.parse(run(line.replace('/a*', '/o*'), '--dry=json'))).toMatchObject({
        tasks: expect.arrayContaining([expect.objectContaining({ task: 'api:extract' })]) as unknown,
      }),
  ],
  [
    /^npm (?:run )?(\w+)(?: -- .*)?$/,
    (_line, script) => script === 'install' || expect(manifestOf('.')['scripts']).toHaveProperty([script!]),
  ],
  [/^pnpm install$/, () => undefined],
  [
    /^npx pnpm --filter (\S+) run (\S+)$/,
    (_line, name, script) => {
      const workspace = workspaces().find(({ manifest }) => manifest.name === name)
      expect(workspace?.manifest.scripts).toHaveProperty([script!])
    },
  ],
  [
    /^npm install --save-dev (\S+)$/,
    (_line, name) => {
      const { name: own, peerDependenciesMeta } = manifestOf('tooling/signpost')
      if (name !== String(own)) expect(peerDependenciesMeta).toHaveProperty([name!], { optional: true })
    },
  ],
  [/^bash (\S+)$/, (_line, file) => run(`bash -n ${file}`)],
  [
    /^git clone (\S+)$/,
    (_line, address) => expect(manifestOf('tooling/signpost')['repository']!['url']).toContain(address),
  ],
  [/^git (?:add|commit)\b.*|^cd signpost$/, () => undefined],
]

test.each(lines)('%s', (line) => {
  const form = forms.find(([pattern]) => pattern.test(line))
  expect(form, 'expected a form of line that this test knows').toBeDefined()
  form![1](...form![0].exec(line)!)
})
