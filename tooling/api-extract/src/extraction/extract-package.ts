import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Reads } from '@signpost/files'
import { entryPoints } from '../entry-points/entry-points.ts'
import { extractEntryPoints } from './extract-entry-points.ts'
import type { Diagnostic, PackageFacts } from '../facts.ts'
import { listFiles } from '../package/list-files.ts'
import { readManifest } from '../package/manifest.ts'
import type { Manifest } from '../package/manifest.ts'
import { packageFolder } from '../package/package-folder.ts'
import { packageSlug } from '../package/package-slug.ts'
import { refusedSources } from '../package/refused-sources.ts'
import { sourceFileCache } from '../program/source-file-cache.ts'
import type { WarmState } from '../program/source-file-cache.ts'
import { sourceFiles } from '../package/source-files.ts'
import { compiler } from '../typescript.ts'

/** The package to extract. */
export interface ExtractInput {
  /** A folder with a package.json. */
  packageDir: string
  /** Replaces the package's own slug, for a caller with several packages whose slugs collide. */
  slug?: string
  /**
   * The documented repository: no file outside it is read, except in a `node_modules` above it. Defaults to the workspace
   * around the package, else the package folder.
   */
  root?: string
}

/** Result of an extraction: the contents of `.api/`. */
export interface Extraction {
  facts: PackageFacts
  /** Text of doc models, reports and facts, by file name. */
  files: Map<string, string>
  /** All reads of the extraction; absent when `warm` had a program, from which it took answers. */
  reads?: Reads
}

/**
 * Extracts one package: a doc model and an API report per entry point, and the facts of all entry points.
 *
 * Reads the package folder and what its declarations import from the documented root. Runs none of the package's code
 * and writes only a temporary folder, which it removes. An error in an entry point is a diagnostic, and the others are
 * extracted.
 *
 * @param warm - State of the last extraction of the same package, which makes this one faster; updated.
 * @throws Error of the file system, when `packageDir` does not exist or the temporary folder cannot be written.
 */
export function extractPackage(input: ExtractInput, warm: WarmState = { cache: sourceFileCache() }): Extraction {
  const dir = realpathSync(input.packageDir)
  const isWarm = warm.program !== undefined
  const folder = packageFolder(dir, sourceFiles(dir, input.root))
  const read = readManifest(folder.dir, folder.sources)
  const manifest = read.manifest ?? emptyManifest(folder.dir)
  const slug = packageSlug({
    name: manifest.name,
    folder: basename(folder.dir),
    configured: input.slug ?? manifest.slug,
  })
  const found = read.manifest
    ? entryPoints(manifest, () => listFiles(folder.dir, folder.sources.log), compiler.version)
    : { entryPoints: [], diagnostics: [read.diagnostic] }
  if (found.entryPoints.length === 0 && found.diagnostics.length === 0) found.diagnostics.push(nothingToExtract())

  const tempDir = mkdtempSync(join(tmpdir(), 'api-extract-'))
  try {
    const extracted = extractEntryPoints({ folder, manifest, slug, entryPoints: found.entryPoints, warm, tempDir })
    const facts: PackageFacts = {
      formatVersion: 1,
      package: { name: manifest.name, version: manifest.version, slug, description: manifest.description },
      entryPoints: extracted.entryPoints,
      ...(extracted.unexported.length === 0 ? {} : { unexported: extracted.unexported }),
      ...(extracted.augmentations.length === 0 ? {} : { augmentations: extracted.augmentations }),
      ...(extracted.moduleNames.length === 0 ? {} : { moduleNames: extracted.moduleNames }),
      ...(extracted.commentNames.length === 0 ? {} : { commentNames: extracted.commentNames }),
      diagnostics: [...found.diagnostics, ...extracted.diagnostics, ...refusedSources(folder)],
    }
    const files = new Map(extracted.files)
    files.set(`${slug}.facts.json`, `${JSON.stringify(facts)}\n`)
    return { facts, files, ...(isWarm ? {} : { reads: folder.sources.log.reads() }) }
  } finally {
    rmSync(tempDir, { recursive: true, force: true })
  }
}

function emptyManifest(dir: string): Manifest {
  return { name: basename(dir), version: '0.0.0', description: '', dependencies: [] }
}

function nothingToExtract(): Diagnostic {
  return {
    code: 'AX-NO-DECLARATIONS',
    severity: 'error',
    file: 'package.json',
    found: 'no entry point with declarations',
    expected: '"exports", "types" or "main" leading to a declaration file',
    nextStep: 'Name the declarations in package.json. A package without an API needs no extraction.',
  }
}
