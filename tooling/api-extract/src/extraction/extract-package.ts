import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Reads } from '@signpost/files'
import { hasDocComments, reasonWithoutApi, undocumentedScripts, withoutApi } from '../entry-points/without-api.ts'
import { diagnosticsAtSources } from './diagnostics-at-sources.ts'
import { extractEntryPoints } from './extract-entry-points.ts'
import type { ExtractedEntryPoints } from './extract-entry-points.ts'
import type { Diagnostic, PackageFacts } from '../facts.ts'
import { listFiles } from '../package/list-files.ts'
import { readManifest } from '../package/manifest.ts'
import type { Manifest } from '../package/manifest.ts'
import { packageFolder } from '../package/package-folder.ts'
import type { PackageFolder } from '../package/package-folder.ts'
import { packageSlug } from '../package/package-slug.ts'
import { refusedSources } from '../package/refused-sources.ts'
import { generatedOptions, readSourceConfig } from '../program/compiler-options.ts'
import type { SourceConfig } from '../program/compiler-options.ts'
import { findEntryPoints } from '../program/find-entry-points.ts'
import { generateDeclarations } from '../program/generate-declarations.ts'
import type { GeneratedDeclarations } from '../program/generate-declarations.ts'
import { sourceFileCache } from '../program/source-file-cache.ts'
import type { WarmState } from '../program/source-file-cache.ts'
import { sourceFiles, withGenerated } from '../package/source-files.ts'

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
  const isWarm = warm.program !== undefined || warm.sources !== undefined
  const folder = packageFolder(dir, sourceFiles(dir, input.root))
  const read = readManifest(folder.dir, folder.sources)
  const manifest = read.manifest ?? emptyManifest(folder.dir)
  const slug = packageSlug({
    name: manifest.name,
    folder: basename(folder.dir),
    configured: input.slug ?? manifest.slug,
  })
  const found = read.manifest
    ? findEntryPoints(folder.dir, manifest, folder.sources)
    : { entryPoints: [], diagnostics: [read.diagnostic], sources: new Map<string, string>() }
  const generated = generate(folder, manifest, found.sources, warm)
  const reason =
    generated?.reason ??
    (read.manifest && found.entryPoints.length === 0
      ? reasonWithoutApi(manifest, listFiles(folder.dir, folder.sources.log))
      : undefined)
  if (reason !== undefined) return finish(emptyFacts([withoutApi(reason)]))
  if (found.entryPoints.length === 0 && found.diagnostics.length === 0) found.diagnostics.push(nothingToExtract())

  const tempDir = mkdtempSync(join(tmpdir(), 'api-extract-'))
  try {
    const own = generated ? packageFolder(dir, withGenerated(folder.sources, generated.files)) : folder
    const extracted = extractEntryPoints({
      folder: own,
      manifest,
      slug,
      entryPoints: found.entryPoints,
      ...(generated && { options: generatedOptions(generated.config) }),
      warm,
      tempDir,
    })
    if (manifest.isPrivate && generated && exportsNothing(extracted))
      return finish(emptyFacts([withoutApi('private, exports nothing')]))
    const diagnostics = [...found.diagnostics, ...extracted.diagnostics, ...refusedSources(own)]
    const facts: PackageFacts = {
      ...emptyFacts(
        generated
          ? [...generated.diagnostics, ...diagnosticsAtSources(diagnostics, dir, generated.files)]
          : diagnostics,
      ),
      entryPoints: extracted.entryPoints,
      ...(extracted.unexported.length === 0 ? {} : { unexported: extracted.unexported }),
      ...(extracted.augmentations.length === 0 ? {} : { augmentations: extracted.augmentations }),
      ...(extracted.moduleNames.length === 0 ? {} : { moduleNames: extracted.moduleNames }),
    }
    return finish(facts, extracted.files)
  } finally {
    rmSync(tempDir, { recursive: true, force: true })
  }

  function emptyFacts(diagnostics: Diagnostic[]): PackageFacts {
    const { name, version, description } = manifest
    return { formatVersion: 1, package: { name, version, slug, description }, entryPoints: [], diagnostics }
  }

  function finish(
    { diagnostics, ...facts }: PackageFacts,
    models: ReadonlyMap<string, string> = new Map(),
  ): Extraction {
    const whole = { ...facts, diagnostics }
    const files = new Map(models).set(`${slug}.facts.json`, `${JSON.stringify(whole)}\n`)
    return { facts: whole, files, ...(isWarm ? {} : { reads: folder.sources.log.reads() }) }
  }
}

/** Declarations of the entry points that have none; or the reason that their sources are no API. */
function generate(
  folder: PackageFolder,
  manifest: Manifest,
  sources: ReadonlyMap<string, string>,
  warm: WarmState,
): (GeneratedDeclarations & { config: SourceConfig; reason?: string }) | undefined {
  if (sources.size === 0) return undefined
  const config = readSourceConfig(folder.dir, manifest, folder.sources)
  warm.sources ??= { cache: warm.cache }
  const made = generateDeclarations({ folder, entries: [...sources.values()], config, warm: warm.sources })
  const isScript = !config.allowsScripts && [...sources.values()].every((source) => /\.[cm]?jsx?$/.test(source))
  return { ...made, config, ...(isScript && !made.scripts.some(hasDocComments) && { reason: undocumentedScripts }) }
}

function exportsNothing({ entryPoints, augmentations, diagnostics }: ExtractedEntryPoints): boolean {
  return (
    entryPoints.every(({ exports }) => exports.length === 0) &&
    augmentations.length === 0 &&
    diagnostics.every(({ code, severity }) => severity !== 'error' || code === 'AX-NOT-A-MODULE')
  )
}

function emptyManifest(dir: string): Manifest {
  return {
    name: basename(dir),
    version: '0.0.0',
    description: '',
    isPrivate: false,
    development: [],
    optional: [],
    dependencies: [],
  }
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
