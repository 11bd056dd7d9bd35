import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from './command.js'
import { measureTree } from './process-tree.js'

export const title = '`signpost build` of roots that are larger than any author writes (`npm run build` first)'

const signpost = join(root, 'tooling', 'signpost', 'bin.js')
/** The 25 packages of `typedoc`, which that benchmark installs. */
const corpus = join(root, 'benchmarks', 'corpus', '.cache', 'root')
const everyCode = Array.from({ length: 256 }, (_, code) => code)
const numbers = (count) => Array.from({ length: count }, (_, index) => index)

const declaration = (index) => `/** Returns ${index}. */\nexport declare function give${index}(): number;\n`
const manifest = (more) => JSON.stringify({ name: 'acme', version: '1.0.0', type: 'module', ...more })
const oneEntry = manifest({ exports: { '.': { types: './index.d.ts' } } })

/** Files of each generated root. */
const roots = {
  '20,000 exports': () => ({ 'package.json': oneEntry, 'index.d.ts': numbers(20_000).map(declaration).join('') }),
  '3,000 entry points': () => ({
    'package.json': manifest({
      exports: Object.fromEntries(numbers(3_000).map((index) => [`./e${index}`, { types: `./e${index}.d.ts` }])),
    }),
    ...Object.fromEntries(numbers(3_000).map((index) => [`e${index}.d.ts`, declaration(index)])),
  }),
  'a README of 5 MB': () => ({
    'package.json': oneEntry,
    'index.d.ts': declaration(0),
    'README.md': `# Acme\n\n${numbers(50_000)
      .map(
        (index) =>
          `Paragraph ${index} with **bold** text, \`code\` and a [link](https://acme.example/${index}) to read.\n`,
      )
      .join('\n')}`,
  }),
}

/** Builds each root once. */
export async function measure() {
  const rows = []
  for (const [name, filesOf] of Object.entries(roots)) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-bad-input-'))
    try {
      for (const [file, text] of Object.entries(filesOf())) {
        mkdirSync(dirname(join(folder, 'root', file)), { recursive: true })
        writeFileSync(join(folder, 'root', file), text)
      }
      rows.push(...(await build(name, join(folder, 'root'), folder)))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  if (!existsSync(corpus)) return rows
  const folder = mkdtempSync(join(tmpdir(), 'bench-bad-input-'))
  try {
    const limit = { NODE_OPTIONS: '--max-old-space-size=512' }
    return [...rows, ...(await build('25 packages, heaps of 512 MB', corpus, folder, limit))]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Builds a root into a folder. */
async function build(name, at, folder, more = {}) {
  const args = ['build', '--root', at, '--out', join(folder, 'site'), '--cache', join(folder, 'cache')]
  const env = { SIGNPOST_WORKERS: '2', XDG_CACHE_HOME: join(folder, 'user'), ...more }
  const measured = await measureTree([process.execPath, signpost, ...args], { env, accepted: everyCode })
  const lines = measured.output.trim().split('\n')
  const documented = lines.find((line) => /packages? documented in full/.test(line)) ?? ''
  const last = lines.at(-1).replaceAll(folder, '')
  return [
    { figure: `${name}: wall`, value: measured.wall, unit: 's' },
    { figure: '  largest memory', value: measured.memory, unit: 'MB' },
    { figure: '  exit code', value: measured.code, unit: `: ${documented} ${last}` },
  ]
}
