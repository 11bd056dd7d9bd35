import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { answer } from './child.js'

// Patches, in a copy of a package, the constructs on which API Extractor throws, so that the control finishes too.
const [packageDir, ...types] = process.argv.slice(2)
const from = (name) => import(`../../tooling/api-extract/dist/${name}.js`)
const [{ packageFolder }, { readCompilerOptions }, { readManifest }] = [
  await from('package/package-folder'),
  await from('program/compiler-options'),
  await from('package/manifest'),
]
const [{ createDeclarationProgram }, { sourceFileCache }, { patchDeclarations }] = [
  await from('program/declaration-program'),
  await from('program/source-file-cache'),
  await from('recovery/patch-declarations'),
]

const folder = packageFolder(packageDir)
const options = readCompilerOptions(folder.dir, readManifest(folder.dir).manifest)
const rootNames = types.map((file) => join(folder.dir, file))
const program = createDeclarationProgram({ folder, rootNames, options, cache: sourceFileCache() })
const { overlay } = patchDeclarations(
  program,
  folder,
  { overlay: new Map(), placeholders: new Map(), omitted: [] },
  true,
)
for (const [file, text] of overlay) writeFileSync(file, text)
// API Extractor reports a declaration map that it cannot read as a folder.
const maps = readdirSync(packageDir, { recursive: true }).filter((file) => /\.d\.[cm]?ts\.map$/.test(file))
for (const file of maps) rmSync(join(packageDir, file))
answer({ patched: overlay.size + maps.length })
