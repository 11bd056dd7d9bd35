import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  watch,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runHere } from '@signpost/test-kit/run-here'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fewLibraries } from '../../test/small-repository.ts'
import { signpostHere, stepsHere, tracedSteps } from '../../test/steps-here.ts'
import { run } from '../cli/run.ts'
import { stepThread } from '../steps/step-thread.ts'
import { extractionWorker, type Steps } from '../steps/steps.ts'

// Builds that must not happen, do not come to their end, or run at once.
const limit = 240_000
const bin = join(import.meta.dirname, '../../bin.js')

let folder: string
let root: string

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'signpost-build-')))
  root = join(folder, 'repository')
  write(root, {
    'package.json': JSON.stringify({ name: 'other', private: true, workspaces: ['libs/*'] }),
    'README.md': '# Other libraries\n',
    'libs/core/package.json': JSON.stringify({ name: '@other/core', version: '1.0.0', types: 'index.d.ts' }),
    'libs/core/tsconfig.json': JSON.stringify(fewLibraries),
    'libs/core/index.d.ts': '/** Holds one thing. */\nexport declare class Box {}\n',
    'docs/thesis.txt': 'mine',
    '.git/HEAD': 'ref: refs/heads/main',
  })
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

function write(at: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(at, file)), { recursive: true })
    writeFileSync(join(at, file), text)
  }
}

interface Result {
  code: number
  output: string
}

const argumentsOf = (out: string, cache: string): string[] => [
  'build',
  '--root',
  root,
  '--out',
  join(folder, out),
  '--cache',
  join(folder, cache),
]

/** Builds in this process. */
const build = (out: string, cache: string, steps?: Steps): Promise<Result> =>
  signpostHere(argumentsOf(out, cache), folder, steps)

/** Builds in this process, but extracts in one of its own that loads a module first. */
async function buildWith(hook: string): Promise<Result> {
  vi.stubEnv('NODE_OPTIONS', `--import=${pathToFileURL(hook).href}`)
  try {
    return await build('out', 'cache', { ...stepsHere(), extractor: extractionWorker })
  } finally {
    vi.unstubAllEnvs()
  }
}

/** Builds in a process of its own, which starts others. */
function startBuild(out: string, cache: string, more: NodeJS.ProcessEnv = {}): Promise<Result> {
  const args = [bin, ...argumentsOf(out, cache)]
  const env = { ...process.env, XDG_CACHE_HOME: join(folder, 'home'), ...more }
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env, cwd: folder, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr })
    })
  })
}

/** Every file below a folder by its bytes. */
function snapshot(at: string): Map<string, string> {
  const entries = readdirSync(at, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const files = entries.map((entry) => join(entry.parentPath, entry.name)).sort()
  return new Map(files.map((file) => [file.slice(at.length), readFileSync(file, 'latin1')]))
}

/** Code for a hook: whether the draft of the site is being written. */
function isDrafted(): string {
  return `readdirSync(${JSON.stringify(folder)}).some((name) => name.startsWith('.out.'))`
}

/** Code for a hook: whether it runs in the thread of a module, or of a file of this name. */
function isThread(module: string): string {
  return `!isMainThread && String(workerData).endsWith(${JSON.stringify(module)})`
}

/** Code for a hook: whether it runs in the process of a tool. */
function isProgram(tool: string): string {
  return `isMainThread && process.argv[1]?.includes(${JSON.stringify(join('tooling', tool, 'bin.js'))})`
}

describe('a folder that must not be replaced is refused at once, and stays as it is', () => {
  test.each([
    ['a folder of documents', ['--out', 'repository/docs'], 'found "thesis.txt", which Signpost did not write'],
    ['the root', ['--out', 'repository'], 'found a folder that is or holds the folder "core"'],
    ['the root, through a link', ['--out', 'link'], 'found a folder that is or holds the folder "core"'],
    [
      'the folder of the packages',
      ['--out', 'repository/libs/../libs/'],
      'found a folder that is or holds the folder "core"',
    ],
    ['a folder above the root', ['--out', '.'], 'found a folder that is or holds'],
    ['the folder of Git', ['--out', 'repository/.git/site'], 'found a folder of Git'],
    ['a file', ['--out', 'repository/README.md'], 'found a file'],
    ['the cache', ['--out', 'cache'], 'found a folder that is or holds'],
    ['a cache that is not one', ['--cache', 'repository'], 'and no CACHEDIR.TAG of Signpost'],
    ['a cache below a file', ['--cache', 'repository/README.md/cache'], 'cannot be written or opened (ENOTDIR): '],
    ['a cache below a device', ['--cache', '/dev/null/cache'], 'cannot be written or opened (ENOTDIR): '],
    ['an output below a file', ['--out', 'repository/README.md/site'], 'cannot be written or opened (ENOTDIR): '],
  ])('%s', async (_, args, message) => {
    symlinkSync(root, join(folder, 'link'))
    const before = snapshot(root)
    for (const command of ['build', 'serve']) {
      const { code, stdout, stderr } = await runHere(run, folder, [
        command,
        '--root',
        root,
        '--cache',
        'cache',
        ...args,
      ])
      expect(stdout + stderr).toMatch(/^[^\n]*\n$/)
      expect(stderr).toContain(message)
      expect(code).toBe(1)
    }
    expect(snapshot(root)).toEqual(before)
  })

  test('a package that would be in the way', async () => {
    write(root, { 'libs/core/_files.json': '{"version":1,"files":[]}' })
    const args = ['build', '--root', root, '--cache', 'cache', '--out', join(root, 'libs/core')]
    expect(await runHere(run, folder, args)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('found a folder that is or holds the folder "core"') as string,
    })
  })
})

test('files of others in a former output stay through the next build', { timeout: limit }, async () => {
  expect(await build('out', 'cache')).toMatchObject({ code: 0 })
  const first = snapshot(join(folder, 'out'))
  const own = { CNAME: 'docs.example', '.nojekyll': '', '.git': 'gitdir: elsewhere', 'api/own.txt': 'mine' }
  write(join(folder, 'out'), own)
  expect(await build('out', 'cache')).toMatchObject({ code: 0 })
  expect(snapshot(join(folder, 'out'))).toEqual(
    new Map(
      [...first, ...Object.entries(own).map(([file, text]) => [`/${file}`, text] as const)].sort(([a], [b]) =>
        a < b ? -1 : 1,
      ),
    ),
  )
})

describe('a step that is killed fails the build in one sentence', () => {
  test('whichever step it is', { timeout: limit }, async () => {
    expect(await build('out', 'cache')).toMatchObject({ code: 0 })
    const before = snapshot(join(folder, 'out'))
    const dying = join(folder, 'dying.mjs')
    writeFileSync(dying, 'process.exit(7)')
    // In their order: each build reuses the steps of the one before.
    for (const [name, step, changed] of [
      ['docs', 'docs', 'README.md'],
      ['graph', 'symbol graph', 'libs/core/README.md'],
      ['check', 'link check', 'README.md'],
    ] as const) {
      write(root, { [changed]: `# Until ${step}\n` })
      const steps = { ...stepsHere(), [name]: stepThread(step, pathToFileURL(dying).href) }
      const { code, output } = await build('out', 'cache', steps)
      expect(output.trim().split('\n').at(-1)).toBe(`The step "${step}" ended with exit code 7.`)
      expect(output, step).not.toMatch(/The site is in|\n {4}at /)
      expect(code, step).toBe(1)
      expect(snapshot(join(folder, 'out')), step).toEqual(before)
    }
    // So does the link check, the others reused, when it runs out of memory.
    const hungry = join(folder, 'hungry.mjs')
    writeFileSync(
      hungry,
      'export const checkBuiltSite = () => { for (const kept = []; ; ) kept.push(new Array(10_000).fill({})) }',
    )
    const check: Steps['check'] = stepThread('link check', pathToFileURL(hungry).href, undefined, 200)
    const { code, output } = await build('out', 'cache', { ...stepsHere(), check })
    expect(output.trim().split('\n').at(-1)).toBe(
      'The step "link check" ran out of memory (heap limit 200 MB). Set NODE_OPTIONS=--max-old-space-size=400 and try again.',
    )
    expect(output).not.toMatch(/The site is in|FATAL|GCs/)
    expect(code).toBe(1)
  })

  test('and an extraction that is killed costs its package only', { timeout: limit }, async () => {
    const hook = join(folder, 'kill.mjs')
    writeFileSync(
      hook,
      `if (process.argv[1]?.includes(${JSON.stringify(join('tooling', 'api-extract', 'bin.js'))})) process.kill(process.pid, 'SIGKILL')`,
    )
    const { code, output } = await buildWith(hook)
    expect(output).toContain('found The worker was ended by SIGKILL; expected an extraction that ends by itself')
    expect(output).toContain('The site is in')
    expect(code).toBe(1)
  })

  test('and an extraction that is killed once is repeated', { timeout: limit }, async () => {
    const hook = join(folder, 'kill.mjs')
    writeFileSync(
      hook,
      `import { existsSync, writeFileSync } from 'node:fs'
       const killed = ${JSON.stringify(join(folder, 'killed'))}
       if (process.argv[1]?.includes(${JSON.stringify(join('tooling', 'api-extract', 'bin.js'))}) && !existsSync(killed)) {
         writeFileSync(killed, '')
         process.kill(process.pid, 'SIGKILL')
       }`,
    )
    const { code, output } = await buildWith(hook)
    expect(existsSync(join(folder, 'killed'))).toBe(true)
    expect(output).toContain('1 of 1 packages documented in full.')
    expect(code).toBe(0)
  })
})

test('an extraction on a full disk fails the build in one sentence, and the site stays', {
  timeout: limit,
}, async () => {
  expect(await build('out', 'cache')).toMatchObject({ code: 0 })
  const before = snapshot(join(folder, 'out'))
  write(root, { 'libs/core/index.d.ts': '/** Holds another thing. */\nexport declare class Lid {}\n' })
  // API Extractor writes its files with the first, and we write ours with the second.
  for (const write of ['writeFileSync', 'writeSync']) {
    const hook = join(folder, 'full.mjs')
    writeFileSync(
      hook,
      `import fs from 'node:fs'
       import { syncBuiltinESMExports } from 'node:module'
       if (process.argv[1]?.includes(${JSON.stringify(join('tooling', 'api-extract', 'bin.js'))})) {
         fs.${write} = () => {
           throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })
         }
         syncBuiltinESMExports()
       }`,
    )
    const { code, output } = await buildWith(hook)
    expect(output, write).toBe(
      'The step "extraction" failed: A file cannot be written or opened (ENOSPC): no space is left. Free some, or name a folder on another disk.\n',
    )
    expect(code, write).toBe(1)
    expect(snapshot(join(folder, 'out')), write).toEqual(before)
  }
})

test('an interrupt, as a terminal sends it to a command and its programs, ends the build in one sentence', {
  timeout: limit,
}, async () => {
  expect(await build('out', 'cache')).toMatchObject({ code: 0 })
  const args = ['build', '--root', root, '--out', join(folder, 'out'), '--cache', join(folder, 'cache')]
  for (const [at, condition, hasDraft] of [
    ['extraction', isProgram('api-extract'), false],
    ['graph', isThread('@signpost/symbol-graph'), false],
    ['pages', isThread('open-handler.js'), true],
    ['check', isThread('@signpost/check-site'), false],
  ] as const) {
    const before = snapshot(join(folder, 'out'))
    // Something that no step has seen, the extraction included only where it is what is interrupted.
    const changed = at === 'extraction' ? 'libs/core/index.d.ts' : 'libs/core/README.md'
    write(root, { [changed]: `/** Until ${at}. */\nexport declare class Lid {}\n` })
    const hook = join(folder, 'interrupt.mjs')
    writeFileSync(
      hook,
      `import { readdirSync } from 'node:fs'
       import { isMainThread, workerData } from 'node:worker_threads'
       const interrupt = () => (${hasDraft ? isDrafted() : 'true'} ? process.kill(0, 'SIGINT') : setImmediate(interrupt))
       if (${condition}) interrupt()`,
    )
    const env = {
      ...process.env,
      XDG_CACHE_HOME: join(folder, 'home'),
      NODE_OPTIONS: `--import=${pathToFileURL(hook).href}`,
    }
    const command = spawn(process.execPath, [bin, ...args], { env, detached: true })
    let errors = ''
    command.stderr.on('data', (chunk) => (errors += String(chunk)))
    command.stdout.resume()
    // Its programs hold its streams: the event comes when all of them have ended.
    const [code] = (await once(command, 'close')) as [number]
    expect(errors, at).toBe('The build was interrupted. Run it again: it reuses what is finished.\n')
    expect(code, at).toBe(130)
    expect(snapshot(join(folder, 'out')), at).toEqual(before)
    expect(readdirSync(folder).filter((name) => name.startsWith('.out'))).toEqual([])
  }
  expect(await build('out', 'cache')).toMatchObject({ code: 0 })
})

test('R39: of two builds at once the newer one ends as if it were alone, and the older one says so', {
  timeout: limit,
}, async () => {
  // The configuration is read at the start of a build: that of the older one waits there.
  write(root, {
    'site.config.mjs': `import { existsSync, writeFileSync } from 'node:fs'
const wait = process.env.SITE_WAIT
if (wait) {
  writeFileSync(wait + '.waiting', '')
  while (!existsSync(wait)) await new Promise((resolve) => setTimeout(resolve, 10))
}
export default { title: 'Boxes', url: 'https://boxes.example' }
`,
  })
  const go = join(folder, 'go')
  const watcher = watch(folder)
  const older = startBuild('out', 'cache', { SITE_WAIT: go })
  while (!existsSync(`${go}.waiting`)) await once(watcher, 'change')
  watcher.close()
  write(root, { 'libs/core/index.d.ts': '/** Holds another thing. */\nexport declare class Box {}\n' })
  expect(await startBuild('out', 'cache')).toMatchObject({ code: 0 })
  writeFileSync(go, '')
  const { code, output } = await older
  expect(output).toMatch(/^Reading the docs\nA newer build of cache has started: this one leaves it as it is\.\n$/)
  expect(code).toBe(1)
  expect(await build('clean', 'clean-cache')).toMatchObject({ code: 0 })
  expect(snapshot(join(folder, 'out'))).toEqual(snapshot(join(folder, 'clean')))
  expect(readdirSync(folder).filter((name) => /^\.(?:out|clean)/.test(name))).toEqual([])
})

describe('a build of which nothing has changed', () => {
  /** Builds and lists the tools that ran, sorted. */
  const traced = async (): Promise<Result & { started: string[] }> => {
    const { steps, started } = tracedSteps()
    const result = await build('out', 'cache', steps)
    // Pages that are gone are written without the app having been loaded before.
    if (/^Prerendered /m.test(result.output)) started.push('prerender')
    return { ...result, started: [...new Set(started)].sort() }
  }
  const all = ['api-extract', 'check-site', 'docs-content', 'prerender', 'symbol-graph']
  /** Findings and summary, without progress and durations. */
  const reportOf = ({ output }: Result): string =>
    output.replace(/^(?:Reading|Extracting|Building|Writing|Prerendered|Checking|Checked) .*\n/gm, '')

  test('starts no step and ends as before, with its findings', { timeout: limit }, async () => {
    write(root, {
      'README.md': '# Other libraries\n\n[Nowhere](/nowhere)\n',
      'libs/core/index.d.ts': "import type { A } from 'absent'\nexport declare class Box { a: A }\n",
      'site.config.json': '{"title":"Boxes","url":"https://boxes.example"}',
    })
    const first = await traced()
    expect(first.started).toEqual(all)
    expect(first.code).toBe(1)
    expect(first.output).toMatch(/nowhere/)
    expect(first.output).toMatch(/AX-TYPES-MISSING/)
    const site = snapshot(join(folder, 'out'))

    expect(first.output).toMatch(/^Reading the docs\n/)
    expect(first.output).toContain('\nBuilding the symbol graph\n')
    expect(first.output).toContain('\nChecked 12 pages in ')
    const second = await traced()
    expect(second.output).not.toMatch(/^(?:Reading|Building|Checking) /m)
    expect(second.started).toEqual([])
    expect(second.code).toBe(1)
    expect(reportOf(second)).toBe(reportOf(first))
    expect(snapshot(join(folder, 'out'))).toEqual(site)

    rmSync(join(folder, 'out/api/core.html'))
    expect((await traced()).started).toEqual(['check-site', 'prerender'])
    expect(snapshot(join(folder, 'out'))).toEqual(site)

    rmSync(join(folder, 'cache/graph'), { recursive: true })
    // The same graph, so that the app was loaded for nothing.
    expect((await traced()).started).toEqual(['prerender', 'symbol-graph'])
    expect(reportOf(await traced())).toBe(reportOf(first))
  })

  test('a check takes the site of the last build where it is fresh, and writes its own where it is not', {
    timeout: limit,
  }, async () => {
    const check = async (): Promise<Result & { started: string[] }> => {
      const { steps, started } = tracedSteps()
      const args = ['check', '--root', root, '--cache', join(folder, 'cache')]
      return { ...(await signpostHere(args, folder, steps)), started: [...new Set(started)].sort() }
    }
    write(root, { 'README.md': '# Other libraries\n\n[Nowhere](/nowhere)\n' })
    await traced()
    const fresh = await check()
    expect(fresh).toMatchObject({ code: 1, started: [] })
    expect(fresh.output).toMatch(/nowhere/)
    expect(fresh.output).toContain('The site in out is fresh')
    expect(fresh.output).not.toContain('Extracting')

    write(root, { 'README.md': '# Other libraries\n' })
    expect(await check()).toMatchObject({ code: 0, started: ['check-site', 'docs-content'] })
    expect((await check()).started).toEqual([])
    // The check left the site and its record as they were.
    expect((await traced()).started).toEqual(['check-site', 'prerender'])
    expect((await check()).output).toContain('The site in out is fresh')
    rmSync(join(folder, 'out/api/core.html'))
    expect((await check()).output).not.toContain('is fresh')
  })

  test('runs the steps of a change', { timeout: limit }, async () => {
    write(root, { 'site.config.json': '{"title":"Boxes","url":"https://boxes.example"}' })
    await traced()
    for (const [files, started] of [
      [{ 'libs/core/README.md': '# Core\n' }, ['symbol-graph', 'prerender', 'check-site']],
      [{ 'README.md': '# Others\n' }, ['docs-content', 'prerender', 'check-site']],
      [{ 'site.config.json': '{"title":"Crates"}' }, ['docs-content', 'prerender', 'check-site']],
      [{ 'content/docs/intro.md': '# Start\n' }, ['docs-content', 'prerender', 'check-site']],
      [{ 'content/docs/more.md': '# More\n' }, ['docs-content', 'prerender', 'check-site']],
      [
        { 'libs/core/index.d.ts': '/** Holds another thing. */\nexport declare class Box {}\n' },
        ['api-extract', 'symbol-graph', 'prerender', 'check-site'],
      ],
      // The same pages: written again by a configuration that is code, and therefore always run.
      [{ 'site.config.mjs': 'export default { title: "Crates" }' }, ['docs-content']],
      [{}, ['docs-content']],
    ] as const) {
      write(root, files)
      expect((await traced()).started).toEqual([...started].sort())
    }
    expect(await build('clean', 'clean-cache')).toMatchObject({ code: 0 })
    expect(snapshot(join(folder, 'out'))).toEqual(snapshot(join(folder, 'clean')))
  })
})

test.each<[string, Record<string, string>, number, string]>([
  [
    'its only package failed',
    { 'libs/core/package.json': '{"name":"@other/core","version":"1.0.0","types":"gone.d.ts"}' },
    1,
    'Found no package with an API',
  ],
  [
    'a new public package has no script and no readable manifest',
    {
      'libs/core/package.json':
        '{"name":"@other/core","version":"1.0.0","types":"index.d.ts","scripts":{"api:extract":"x"}}',
      'libs/fresh/package.json': '<<<<<<< HEAD\n{}\n=======\n',
    },
    1,
    '1 of 2 packages documented in full, 1 not at all.',
  ],
  [
    'that package is excluded by its folder',
    {
      'libs/fresh/package.json': '<<<<<<< HEAD\n{}\n=======\n',
      'site.config.json': '{"title":"Other","packages":{"exclude":["./libs/fresh"]}}',
    },
    0,
    'Not documented: fresh (excluded by the configuration).',
  ],
  [
    'a package of types is beside the package that it describes',
    {
      'libs/luxon/package.json': '{"name":"luxon","version":"1.0.0","main":"index.js"}',
      'libs/luxon/index.js': 'exports.Moment = class {}\n',
      'libs/types/package.json': '{"name":"@types/luxon","version":"1.0.0","types":"index.d.ts"}',
      'libs/types/index.d.ts': '/** A moment. */\nexport declare class Moment {}\n',
    },
    0,
    '3 of 3 packages documented in full.',
  ],
  [
    'the others have nothing to document, or are no part of the workspace',
    {
      'package.json': '{"name":"other","private":true,"workspaces":["libs/*","!libs/old","apps/*"]}',
      'libs/styles/package.json': '{"name":"@other/styles","version":"1.0.0","exports":"./index.css"}',
      'libs/program/package.json': '{"name":"@other/program","version":"1.0.0","bin":"./bin.js"}',
      'libs/old/package.json': '{"name":"@other/old","version":"1.0.0","types":"index.d.ts"}',
      'libs/marker/package.json': '{"type":"commonjs"}',
    },
    0,
    'Not documented: libs/marker (no entry point), @other/program (no entry point), ' +
      '@other/styles (no entry point with code), @other/old (left out by a pattern in package.json).',
  ],
])('where %s, the exit code and the report say so', { timeout: limit }, async (_, files, code, told) => {
  write(root, files)
  const result = await build('out', 'cache')
  expect(result).toMatchObject({ code, output: expect.stringContaining(told) })
  if ('package.json' in files) expect(result.output).toContain('the pattern "apps/*", which matches no package')
})
