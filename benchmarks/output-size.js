import { mkdtempSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from './command.js'
import { shapes } from './output-shapes.js'
import { measureTree } from './process-tree.js'

export const title =
  'bytes that `signpost build` writes for small packages of unusual shapes, at a size and at four times it'

const signpost = join(root, 'tooling', 'signpost', 'bin.js')
const manifest = JSON.stringify({ name: 'acme', version: '1.0.0', exports: { '.': { types: './index.d.ts' } } })

/** Builds every shape at two sizes. Linear output grows fourfold at most, quadratic output sixteenfold. */
export async function measure() {
  const empty = await build({ 'index.d.ts': 'export {}\n' })
  const rows = [{ figure: 'a package without exports', value: empty.bytes / 1e6, unit: 'MB' }]
  // For a run of some shapes only: SIGNPOST_SHAPES=chain,wide
  const wanted = process.env['SIGNPOST_SHAPES']?.split(',')
  for (const [name, { size, filesOf }] of Object.entries(shapes)) {
    if (wanted && !wanted.some((part) => name.includes(part))) continue
    const [small, large] = [await build(filesOf(size)), await build(filesOf(4 * size))]
    const ratio = (kind) => (large[kind] - empty[kind]) / (small[kind] - empty[kind])
    rows.push(
      { figure: `${name}, ${size} and ${4 * size}: ratio`, value: ratio('bytes'), unit: '', target: 'below 6' },
      { figure: '  ratio of the graph alone', value: ratio('graph'), unit: '', target: 'below 6' },
      { figure: '  written for each byte of declarations', value: large.bytes / large.input, unit: 'bytes' },
      { figure: '  processor time', value: large.cpu, unit: `s, at a quarter of the size ${small.cpu.toFixed(1)} s` },
    )
  }
  return rows
}

/** Builds a package of some files; returns the bytes of its site, its graph and its declarations. */
async function build(files) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-output-size-'))
  const at = (name) => join(folder, name)
  try {
    for (const [file, text] of Object.entries({ 'package.json': manifest, ...files })) {
      mkdirSync(dirname(join(at('root'), file)), { recursive: true })
      writeFileSync(join(at('root'), file), text)
    }
    const input = Object.values(files).reduce((sum, text) => sum + text.length, 0)
    const args = ['build', '--root', at('root'), '--out', at('site'), '--cache', at('cache')]
    const env = { SIGNPOST_WORKERS: '2', XDG_CACHE_HOME: at('user') }
    const { cpu, output } = await measureTree([process.execPath, signpost, ...args], { env })
    if (!output.includes('1 of 1 packages documented in full')) throw new Error(`Not documented in full:\n${output}`)
    return { bytes: bytesIn(at('site')), graph: bytesIn(join(at('cache'), 'graph')), input, cpu }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Bytes of all files below a folder, without the compressed copies of others. */
function bytesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}
