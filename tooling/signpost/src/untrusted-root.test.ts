import { execFile, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

// Whole builds of a root that is out to run programs and scripts, to publish its neighbours, and to write to the log.
// `SIGNPOST_SEED=7` chooses other names, patterns and settings.
const seed = Number(process.env['SIGNPOST_SEED'] ?? 1)
const limit = 480_000
const bin = join(import.meta.dirname, '../bin.js')
const secret = 'text-that-nobody-may-publish'
const script = `document.title='PWNED ${seed}'`

const pick = <Value>(values: fc.Arbitrary<Value>, count: number): Value[] => fc.sample(values, { seed, numRuns: count })

/** Texts with what controls a terminal or the log of a CI system. */
const controls = fc
  .array(
    fc.constantFrom(
      '\n',
      '\r',
      '\u001b[2J',
      '\u001b]0;owned\u0007',
      '\u009b31m',
      '\u0085',
      '\u2028',
      '\u202e',
      '\n::error file=a.ts,line=1::forged',
      '\n::add-mask::e',
      '\n::stop-commands::x',
      '\n##[error]forged',
      '\n##vso[task.setvariable variable=a]b',
      '\n  ::warning::forged',
    ),
    { minLength: 2, maxLength: 5 },
  )
  .map((parts) => `x${parts.join('y')}`)

/** Patterns that lead to the folder \`ext\` beside the root. */
const outside = fc.constantFrom(
  '../ext',
  '../*',
  './../ext',
  'packages/../../ext',
  '../{ext,b}',
  '{..,a}/ext',
  '../e*',
  '../**',
)

/** Settings of Git that name a program. */
const programs = fc.constantFrom(
  'core.fsmonitor',
  'core.sshCommand',
  'core.pager',
  'core.hooksPath',
  'core.alternateRefsCommand',
  'diff.external',
  'gpg.program',
  'gpg.ssh.program',
  'pager.log',
  'pager.rev-parse',
  'alias.log',
  'filter.x.process',
  'diff.x.textconv',
  'credential.helper',
)

let folder: string
let root: string
let ran: string

function run(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [bin, ...args], { maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: `${stdout}\n${stderr}` })
    })
  })
}

function write(files: Record<string, string | object>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content))
  }
}

/** A repository with settings that start a program, and one of ordinary files among its docs, whose commit is signed. */
function makeRepositories(): void {
  const program = join(folder, 'program.sh')
  writeFileSync(program, `#!/bin/sh\n: > '${ran}'\ncat > /dev/null\n`, { mode: 0o755 })
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', root, '-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
      encoding: 'utf8',
      stdio: 'pipe',
    })
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--no-gpg-sign', '-m', 'One')
  const signature = 'gpgsig -----BEGIN PGP SIGNATURE-----\n \n iQ==\n -----END PGP SIGNATURE-----\n\n'
  writeFileSync(join(folder, 'commit'), git('cat-file', 'commit', 'HEAD').replace('\n\n', `\n${signature}`))
  git('update-ref', 'HEAD', git('hash-object', '-w', '-t', 'commit', join(folder, 'commit')).trim())
  const settings = ['log.showSignature', ...pick(programs, 8), 'gpg.program'].map((name) => {
    const [, section, middle, key] = /^(\w+)\.(?:(.*)\.)?([\w-]+)$/.exec(name)!
    const value = name === 'log.showSignature' ? 'true' : name.startsWith('alias.') ? `!${program}` : program
    return `[${section}${middle === undefined ? '' : ` "${middle}"`}]\n\t${key} = ${value}\n`
  })
  for (const part of ['HEAD', 'objects', 'refs'])
    cpSync(join(root, '.git', part), join(root, 'content/docs', part), { recursive: true })
  write({ 'content/docs/config': settings.join(''), '.git/info/attributes': '* diff=x filter=x\n' })
  writeFileSync(join(root, '.git/config'), settings.join(''), { flag: 'a' })
}

/** Pages of an output, without their compressed forms. */
function pagesOf(out: string): Map<string, string> {
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.(?:html|data|json|css)$/.test(entry.name),
  )
  return new Map(
    files.map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')]),
  )
}

// eslint-disable-next-line no-control-regex -- these are what must not be there
const raw = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e]/

/** Everything in a log that controls the terminal or the CI system that shows it. */
const commandsIn = (log: string): string[] =>
  log.split('\n').filter((line) => raw.test(line) || /^\s*::/.test(line) || /##(?:vso)?\[/.test(line))

const names = pick(controls, 8)

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'signpost-untrusted-')))
  root = join(folder, 'root')
  ran = join(folder, 'ran')
  const members = pick(outside, 3)
  write({
    'package.json': { private: true, workspaces: ['packages/*', ...members, `packages/${names[0]}`] },
    '../ext/package.json': { name: secret, version: '1.0.0', types: 'index.d.ts' },
    '../ext/index.d.ts': `export declare const ${secret.replaceAll('-', '_')}: 1\n`,
    '../ext/README.md': `# Ext\n\n${secret}\n`,
    'packages/good/package.json': { name: '@u/good', version: '1.0.0', types: 'index.d.ts' },
    'packages/good/index.d.ts': '/** Good. */\nexport declare const good: 1\n',
    'packages/name/package.json': { name: names[1], version: names[2], types: '../z' },
    'packages/keys/package.json': { name: '@u/keys', exports: { [`./${names[3]}`]: { types: `./${names[4]}.d.ts` } } },
    'packages/broken/package.json': `{"name": "${names[5]!.replaceAll('\n', '')}"`,
    'packages/compiler/package.json': { name: '@u/compiler', version: '1.0.0', types: 'index.d.ts' },
    'packages/compiler/index.d.ts': `export * from ${JSON.stringify(`./${names[6]}`)}\nexport declare const own: 1\n`,
    'content/docs/intro.md': `---\n${JSON.stringify(names[7])}: 1\ntags: [${JSON.stringify(names[1])}]\n---\n# Intro\n\n[a](./${encodeURI(names[2]!)}.md)\n`,
    'own.css': 'body { display: none }\n',
    'site.config.json': {
      title: 'T',
      onBrokenLinks: 'warn',
      docs: { lastUpdate: { date: true, author: true } },
      repository: { url: 'https://example.org/r' },
      announcementBar: { id: 'a', content: `hi <script>${script}</script><img src=x onerror="${script}">` },
      analytics: { src: 'https://evil.test/x.js' },
      theme: { css: './own.css' },
    },
  })
  makeRepositories()
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

describe.each([
  ['with --untrusted', ['--untrusted']],
  ['that is trusted', []],
])('a hostile root %s', (_name, options) => {
  const isTrusted = options.length === 0
  let built: { code: number; output: string }
  let pages: Map<string, string>

  beforeAll(async () => {
    const [out, cache] = [join(folder, `out${options.length}`), join(folder, `cache${options.length}`)]
    built = await run('build', '--root', root, '--out', out, '--cache', cache, ...options)
    // Some of its public packages have no documentation.
    expect(built.code, built.output).toBe(1)
    pages = pagesOf(out)
  }, limit)

  test('R40 runs no program that the configuration of a repository names', () => {
    expect(existsSync(ran)).toBe(false)
    if (!isTrusted) expect(built.output.match(/Git does not run with --untrusted/g)).toHaveLength(1)
  })

  test('R40 publishes nothing of the folders beside it, and names what it left out', () => {
    expect([...pages].filter(([file, text]) => file.includes('ext.') || text.includes(secret))).toEqual([])
    expect(built.output).toContain('SP-OUTSIDE')
  })

  test('R40 has no script that the app did not make in its policy', () => {
    const hash = createHash('sha256').update(script).digest('base64')
    const documents = [...pages].filter(([file]) => file.endsWith('.html'))
    expect(documents.length).toBeGreaterThan(3)
    for (const [, text] of documents) {
      expect(text).not.toContain(`sha256-${hash}`)
      expect(text).not.toContain('nonce=')
      if (isTrusted) continue
      expect(text).not.toMatch(/evil\.test|own\.css|onerror/)
      expect(text).not.toContain(`<script>${script}`)
    }
    if (!isTrusted) expect(built.output).toContain('analytics, theme.css, announcementBar.content')
  })

  test('R40 its texts neither control the terminal nor are they commands of the log', () => {
    expect(commandsIn(built.output)).toEqual([])
    expect(built.output).toContain('AX-')
  })
})

test(
  'R40 errors of the other commands hold no command of the log either',
  async () => {
    write({ 'site.config.json': { title: 'T', [names[0]!]: { [names[1]!]: names[2] } } })
    const all = [
      await run('build', '--root', root, '--out', join(folder, 'out'), '--cache', join(folder, 'cache'), '--untrusted'),
      await run('docs version', '--root', root, '--cache', join(folder, 'cache')),
      await run('docs', 'version', names[3]!, '--root', root, '--cache', join(folder, 'cache')),
      await run('init', '--root', root, '--dry-run'),
      await run('review', '--root', root, '--base', names[4]!),
      await run('strings', 'de', join(root, 'packages/broken/package.json')),
      await run('build', '--root', join(root, names[5]!)),
      await run(names[6]!),
    ]
    for (const { output } of all) expect(commandsIn(output)).toEqual([])
    expect(existsSync(ran)).toBe(false)
  },
  limit,
)
