import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

// `node ../../scripts/bundle.js src/index.ts ...` in a workspace: writes its entry points to `dist`, each with the development
// dependencies that it imports, so that users install one package instead of hundreds. What the manifest has as dependencies stays
// imported. `dist/licenses.txt` has the licences of what is in the bundle.
const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const { build } = createRequire(join(process.cwd(), 'package.json'))('esbuild')

// Parts that several entry points share are named by their content: those of an older build would stay.
for (const file of readdirSync('dist')) if (file.endsWith('.js')) rmSync(join('dist', file))
const { metafile } = await build({
  entryPoints: process.argv.slice(2),
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  outdir: 'dist',
  external: Object.keys(manifest.dependencies).flatMap((name) => [name, `${name}/*`]),
  metafile: true,
  logLevel: 'warning',
})
writeFileSync(join('dist', 'licenses.txt'), licensesOf(Object.keys(metafile.inputs)))

/**
 * Licences of the packages of files, with their texts, by name.
 *
 * @throws Error when a package names no licence.
 */
function licensesOf(files) {
  const folders = files.flatMap((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? [])
  const texts = [...new Set(folders)].map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    if (!license) throw new Error(`${name} ${version} names no licence: it cannot be part of ${manifest.name}.`)
    const text = readdirSync(folder).find((file) => /^licen[cs]e(?:\.\w+)?$/i.test(file))
    const lines = [
      `${name} ${version} (${license})`,
      ...(text ? [readFileSync(join(folder, text), 'utf8').trim()] : []),
    ]
    return lines.join('\n\n')
  })
  return `${texts.sort().join('\n\n---\n\n')}\n`
}
