import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, transform } from 'esbuild'
import { installPackages } from './install-packages.js'

export const title =
  'one function of a namespace, by the namespace and by its own entry point, minified, in two bundlers'

const folder = join(import.meta.dirname, 'entry-sizes/.cache')
const packages = resolve(import.meta.dirname, '../packages')

/** A function of each namespace that has an entry point of its own. */
const functions = [
  ['theme', 'color', 'contrastRatio'],
  ['theme', 'scale', 'modular'],
  ['observable', 'operators', 'map'],
  ['jotai-storage-adapter-querystring', 'codecs', 'number'],
  ['config', 'field', 'number'],
  ['debug', 'reporters', 'json'],
  ['useMatchMedia', 'media', 'minWidth'],
]

/** Bundles programs of one function with esbuild and with Rollup. The libraries must be built. */
export async function measure() {
  installPackages(folder, { rollup: '4.68.7' })
  const { rollup } = await import(import.meta.resolve(join(folder, 'node_modules/rollup/dist/es/rollup.js')))
  const rows = []
  for (const [name, namespace, member] of functions) {
    const { name: published } = manifest(name)
    const programs = {
      [`${namespace}.${member} of the main entry point`]: `import { ${namespace} } from '${published}'; globalThis.x = ${namespace}.${member}`,
      [`${member} of ${name}/${namespace}`]: `import { ${member} } from '${published}/${namespace}'; globalThis.x = ${member}`,
      [`  as a namespace`]: `import * as all from '${published}/${namespace}'; globalThis.x = all.${member}`,
    }
    for (const [figure, program] of Object.entries(programs)) {
      rows.push({
        figure,
        value: await byEsbuild(program),
        unit: `B by esbuild, ${await byRollup(rollup, program)} by Rollup`,
      })
    }
  }
  return rows
}

async function byEsbuild(contents) {
  const plugin = {
    name: 'libraries',
    setup: ({ onResolve }) => onResolve({ filter: /^[^./]/ }, ({ path }) => found(path)),
  }
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [plugin],
  })
  return outputFiles[0].contents.length

  function found(id) {
    const path = fileOf(id)
    return path ? { path, sideEffects: false } : { path: id, external: true }
  }
}

async function byRollup(rollup, program) {
  const plugin = {
    name: 'libraries',
    resolveId: (id) =>
      id === 'program' ? id : (withoutEffects(fileOf(id)) ?? (/^[^./]/.test(id) ? { id, external: true } : null)),
    load: (id) => (id === 'program' ? program : null),
    transform: async (code, id) =>
      id === 'program' ? null : (await transform(code, { define: { 'process.env.NODE_ENV': '"production"' } })).code,
  }
  const bundle = await rollup({ input: 'program', plugins: [plugin], logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'es' })
  return (await transform(output[0].code, { minify: true, format: 'esm' })).code.length
}

function withoutEffects(id) {
  return id && { id, moduleSideEffects: false }
}

/** File of an entry point of our libraries, such as `@signpost/theme/color`. */
function fileOf(id) {
  const [, name, entry] = /^@signpost\/([^/]+)(\/.*)?$/.exec(id) ?? []
  if (!name) return undefined
  const folderName = ['useMatchMedia'].find((one) => manifest(one).name === id.split('/').slice(0, 2).join('/')) ?? name
  return join(packages, folderName, manifest(folderName).exports[`.${entry ?? ''}`].default)
}

function manifest(name) {
  return JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'))
}
