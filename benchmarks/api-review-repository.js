import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './command.js'

export const title = 'API review of a generated repository: 200 packages, 20 of them changed'

const packages = 200
const changed = 20
/** Lines of a process that prints its memory and processor time at its end. */
const usage = `process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  process.stderr.write('\\n' + JSON.stringify({ maxRSS, cpu: (userCPUTime + systemCPUTime) / 1e6 }))
})`

export async function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'api-review-repository-'))
  try {
    generate(folder)
    const one = await review(folder, 1)
    const many = await review(folder, changed)
    const again = await review(folder, changed)
    const control = await run(['-e', emptyPrograms])
    return [
      { figure: `${changed} of ${packages} packages changed`, value: many.seconds, unit: 's', target: '10 s' },
      { figure: 'the same, processor time', value: many.cpu, unit: 's' },
      { figure: 'the same, memory', value: many.maxRSS / 1024, unit: 'MB' },
      { figure: 'findings', value: many.result.findings.length, unit: '' },
      { figure: 'bytes that differ between two runs', value: many.text === again.text ? 0 : 1, unit: '', target: '0' },
      { figure: 'one package changed', value: one.seconds, unit: 's', target: '2 s' },
      { figure: 'the same, processor time', value: one.cpu, unit: 's' },
      { figure: 'the same, memory', value: one.maxRSS / 1024, unit: 'MB' },
      { figure: 'control: three checked programs of one line', value: control.seconds, unit: 's' },
      { figure: 'control, processor time', value: control.cpu, unit: 's' },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Control: TypeScript, its libraries, and a program each for surfaces, types and proofs, which every comparison needs. */
const emptyPrograms = `
const ts = require(${JSON.stringify(join(root, 'tooling/api-review/node_modules/typescript'))})
const options = { target: ts.ScriptTarget.ES2022, strict: true, skipDefaultLibCheck: true, lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'] }
const host = ts.createCompilerHost(options)
const files = new Map()
const read = host.getSourceFile
host.getSourceFile = (name, ...rest) => {
  if (name === 'x.ts') return ts.createSourceFile('x.ts', 'export const a: 1 = 1', ts.ScriptTarget.ES2022)
  if (!files.has(name)) files.set(name, read(name, ...rest))
  return files.get(name)
}
for (let index = 0; index < 3; index++) {
  const program = ts.createProgram(['x.ts'], options, host)
  program.getSemanticDiagnostics(program.getSourceFile('x.ts'))
}`

async function review(folder, count) {
  execFileSync('git', ['checkout', '--quiet', '--', '.'], { cwd: folder })
  for (let index = 0; index < count; index++) write(folder, index * (packages / changed), true)
  const file = join(folder, 'review.json')
  const args = ['tooling/api-review/bin.js', 'review', '--root', folder, '--base', 'HEAD', '--format', `json=${file}`]
  const figures = await run(args)
  const text = readFileSync(file, 'utf8')
  rmSync(file)
  return { ...figures, text, result: JSON.parse(text) }
}

/** Exit code 1 is a break: expected. */
function run(args) {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(usage)}` }
    execFile(process.execPath, args, { cwd: root, env, maxBuffer: 2 ** 28 }, (error, _, stderr) => {
      if (error && error.code !== 1) return reject(new Error(stderr))
      const seconds = (performance.now() - started) / 1000
      resolve({ seconds, ...JSON.parse(stderr.trim().split('\n').at(-1)) })
    })
  })
}

function generate(folder) {
  writeFileSync(join(folder, 'package.json'), '{"private":true,"workspaces":["packages/*"]}')
  for (let index = 0; index < packages; index++) write(folder, index, false)
  const git = (...args) => execFileSync('git', args, { cwd: folder })
  git('init', '--quiet')
  git('add', '.')
  git('-c', 'user.name=b', '-c', 'user.email=b@example.com', 'commit', '--quiet', '-m', 'base')
}

function write(folder, index, isChanged) {
  const name = `@generated/p${index}`
  mkdirSync(join(folder, 'packages', `p${index}`), { recursive: true })
  mkdirSync(join(folder, 'api-reports'), { recursive: true })
  writeFileSync(join(folder, 'packages', `p${index}`, 'package.json'), JSON.stringify({ name, version: '1.0.0' }))
  const report = `## API Report File for "${name}"\n\n\`\`\`ts\n\n${declarations(index, isChanged)}\n\`\`\`\n`
  writeFileSync(join(folder, 'api-reports', `p${index}.api.md`), report)
}

/** Twelve groups of declarations like those of a library; a changed package has five changes, of which three are breaks. */
function declarations(index, isChanged) {
  const from = index === 0 ? [] : [`import type { Options0 } from '@generated/p${index - 1}';\n`]
  const base = index === 0 ? '' : ' extends Options0'
  const groups = Array.from({ length: 12 }, (_, group) => {
    const edit = isChanged && group === 3
    return `// @public
export interface Options${index === 0 || group > 0 ? group : '0'}${group === 1 ? base : ''} {
    delay${group}${edit ? '' : '?'}: number;
    readonly name${group}: ${edit ? 'string | number' : 'string'};
    signal?: AbortSignal;
}

// @public
export class Store${group}<T> {
    constructor(value: T, options?: Options${group});
    get(key: string): T | undefined;
    set(key: string, value: T${edit ? ', extra: number' : ''}): this;
    readonly size: number;
}

// @public
export function create${group}<T>(value: T, options: Options${group}): Store${group}<T>;

// @public
export type Result${group}<T> = { ok: true; value: T } | { ok: false; error: Error };
${edit ? '' : `\n// @public\nexport function old${group}(): void;\n`}${edit ? `\n// @public\nexport function added${group}(): void;\n` : ''}`
  })
  return [...from, ...groups].join('\n')
}
