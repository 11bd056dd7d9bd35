import { execFileSync } from 'node:child_process'
import { parse as parseJsonc, type ParseError } from 'jsonc-parser'
import { parse as parseToml } from 'smol-toml'
import { describe, expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { planInit } from '../src/init/plan-init.ts'
import { deployments, type Manager, type Repository } from '../src/init/repository.ts'
import { docPages } from './guide-lines.ts'

// Files of others' formats: those that `init` writes, and those that the docs show.

const managers: Manager[] = ['npm', 'pnpm', 'yarn', 'yarn-classic', 'bun', 'rush']

/** Files that `init` writes into a repository, by path. */
function written(manager: Manager, title = 'Acme'): Map<string, string> {
  const repository: Repository = {
    manager,
    layout: 'workspace',
    packages: [{ name: '@acme/a', path: 'libs/a' }],
    out: 'site',
    title,
    branch: 'main',
    version: '1.2.3',
    files: new Map([['package.json', '{\n  "scripts": {\n    "build": "tsc"\n  }\n}\n']]),
  }
  const changes = deployments.flatMap((deploy) => planInit(repository, { review: true, deploy }))
  return new Map(changes.flatMap((change) => ('text' in change ? [[change.path, change.text]] : [])))
}

function jsonc(text: string): unknown {
  const errors: ParseError[] = []
  const value: unknown = parseJsonc(text, errors, { allowTrailingComma: true })
  if (errors.length > 0) throw new Error(`${errors.length} errors in ${text}`)
  return value
}

interface Step {
  uses?: string
  run?: string
}

/** A text in which each expression of GitHub has a value. */
const withValues = (text: string): string => text.replaceAll(/\$\{\{.*?\}\}/g, '1')

/** Jobs of a workflow of GitHub; each step uses an action by its commit or runs commands that a shell can read. */
function checkWorkflow(text: string): void {
  const { on, permissions, jobs } = parseYaml(text) as {
    on: unknown
    permissions: unknown
    jobs: Record<string, { 'runs-on': string; needs?: string; steps: Step[] }>
  }
  expect(on).toBeTruthy()
  expect(permissions).toBeDefined()
  for (const { 'runs-on': runner, needs, steps } of Object.values(jobs)) {
    expect(runner).toMatch(/^ubuntu-/)
    if (needs !== undefined) expect(Object.keys(jobs)).toContain(needs)
    for (const { uses, run } of steps) {
      expect([uses, run].filter((one) => one !== undefined)).toHaveLength(1)
      if (run !== undefined) execFileSync('bash', ['-n', '-c', withValues(run)])
    }
  }
}

describe.each(managers)('init with %s writes', (manager) => {
  const files = written(manager)

  test.each(['docs', 'api-review', 'api-review-comment'])('the workflow %s', (name) => {
    const text = files.get(`.github/workflows/${name}.yml`)!
    checkWorkflow(text)
    for (const [, action] of text.matchAll(/uses: (\S+)/g)) expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40}$/)
  })

  test('netlify.toml, whose command is a script that init writes', () => {
    const { build, headers, ...rest } = parseToml(files.get('netlify.toml')!) as {
      build: { command: string; publish: string }
      headers: { for: string; values: Record<string, string> }[]
    }
    expect(rest).toEqual({})
    expect(Object.keys(build)).toEqual(['command', 'publish'])
    expect(build.publish).toBe('site')
    expect(headers.map((one) => [Object.keys(one), one.for, Object.keys(one.values)])).toEqual(
      ['/assets/*', '/sidebar/*'].map((path) => [['for', 'values'], path, ['Cache-Control']]),
    )
    const script = build.command.split(' ').at(-1)!
    const own = manager === 'rush' ? 'common/config/rush/command-line.json' : 'package.json'
    expect(JSON.stringify(jsonc(files.get(own)!))).toContain(`"${script}"`)
  })
})

test.each([
  ['Acme', 'acme-docs'],
  ["@acme/The Web's", 'acme-the-web-s-docs'],
  ['Größe!', 'gr-e-docs'],
  ['日本', 'docs'],
  ['x'.repeat(80), `${'x'.repeat(58)}-docs`],
])('wrangler.jsonc of %s has keys and values that Wrangler knows, and a name that it takes', (title, name) => {
  expect(jsonc(written('npm', title).get('wrangler.jsonc')!)).toEqual({
    name,
    compatibility_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    assets: { directory: './site', html_handling: 'drop-trailing-slash', not_found_handling: '404-page' },
  })
  expect(name).toMatch(/^[\da-z][\da-z-]{0,62}$/)
})

test('the server of nginx has blocks and directives that nginx knows, and the image copies what is there', () => {
  const files = written('npm')
  const lines = files
    .get('docs-server/nginx.conf')!
    .split('\n')
    .map((line) => line.trim())
  const statements = lines.filter((line) => line !== '' && !line.startsWith('#'))
  // Blocks of the file that may hold blocks or directives, from the outermost.
  const open: string[] = []
  for (const line of statements) {
    // A map has rows of a pattern and a value, and nothing else.
    if (open.at(-1) === 'map') expect(line).toMatch(/^(?:\}|(?:default|"~[^"]+") (?:""|\$?\w+);)$/)
    else
      expect(line).toMatch(
        /^(?:\}|(?:server|location [^{}]+|map \$\w+ \$\w+) \{|(?:listen|root|try_files|add_header|error_page|charset|gzip_static|default_type) (?:[^{};"]|"[^"]*")+;)$/,
      )
    if (line === '}') expect(open.pop()).toBeDefined()
    else if (line.endsWith('{')) {
      const [block] = line.split(' ') as [string]
      expect(block === 'location' ? ['server'] : []).toEqual(open)
      open.push(block)
    }
  }
  expect(open).toEqual([])
  // Its own table of types has none for Markdown, which it would offer to download.
  expect(statements).toContain('default_type "text/markdown; charset=utf-8";')
  const dockerfile = files
    .get('docs-server/Dockerfile')!
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  expect(dockerfile.map((line) => line.split(' ')[0])).toEqual(['FROM', 'COPY', 'COPY', 'EXPOSE'])
  for (const [, from] of dockerfile.join('\n').matchAll(/^COPY (\S+)/gm))
    expect([...files.keys(), 'site']).toContain(from)
})

/** Code blocks of the docs. */
const blocks = docPages.flatMap(({ file, text }) =>
  [
    ...text.matchAll(/^(?<fence>`{3,})(?<language>\w*)(?: title="(?<title>[^"]+)")?.*\n(?<code>[^]*?)^\k<fence>$/gm),
  ].map(
    ({ groups }) => ({ file, title: '', ...groups }) as { file: string; language: string; title: string; code: string },
  ),
)

test('the docs show a file for GitLab and one for GitHub in both languages', () => {
  for (const title of ['.gitlab-ci.yml', '.github/workflows/docs-check.yml']) {
    expect(blocks.filter((one) => one.title === title).map(({ file }) => file.slice(0, 2))).toEqual(['en', 'ro'])
  }
})

test.each(blocks.filter(({ language }) => /^(?:ya?ml|jsonc?)$/.test(language)))(
  '$file shows $language $title',
  (one) => {
    const value: unknown = /^ya?ml$/.test(one.language) ? parseYaml(one.code) : jsonc(one.code)
    expect(value).toBeTypeOf('object')
    if (Object.hasOwn(value as object, 'jobs')) checkWorkflow(one.code)
    if (one.title !== '.gitlab-ci.yml') return
    const {
      image: _,
      variables: __,
      cache: ___,
      ...jobs
    } = value as Record<string, { script: string[]; artifacts: object }>
    for (const { script } of Object.values(jobs)) execFileSync('bash', ['-n', '-c', script.join('\n')])
    // GitLab publishes the folder `public` of the job `pages`.
    expect(jobs['pages']).toMatchObject({
      script: expect.arrayContaining([expect.stringMatching(/signpost build .*--out public$/)]) as string[],
      artifacts: { paths: ['public'] },
    })
  },
)
