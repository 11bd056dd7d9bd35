import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Reads } from '@signpost/files'
import { promisesDeclarations, reasonWithoutApi, undocumentedScripts, withoutApi } from '../entry-points/without-api.ts'
import { entryPoints } from '../entry-points/entry-points.ts'
import { withoutOtherSpellings } from '../entry-points/spellings.ts'
import type { EntryPoints } from '../entry-points/entry-points.ts'
import type { SourceEntryPoints } from '../entry-points/source-entry-points.ts'
import { diagnosticsAtSources } from './diagnostics-at-sources.ts'
import { extractEntryPoints } from './extract-entry-points.ts'
import type { ExtractedEntryPoints } from './extract-entry-points.ts'
import type { Diagnostic, EntryPointFacts, PackageFacts } from '../facts.ts'
import { generateEntryPoints } from './generate-entry-points.ts'
import { machinePaths } from './machine-paths.ts'
import { listFiles } from '../package/list-files.ts'
import { chosenPatterns, readManifest } from '../package/manifest.ts'
import type { Manifest } from '../package/manifest.ts'
import { packageFolder } from '../package/package-folder.ts'
import { packageSlug } from '../package/package-slug.ts'
import { refusedSources } from '../package/refused-sources.ts'
import { generatedOptions, layoutOptions } from '../program/compiler-options.ts'
import { findEntryPoints } from '../program/find-entry-points.ts'
import { sourceFileCache } from '../program/source-file-cache.ts'
import type { WarmState } from '../program/source-file-cache.ts'
import { sourceFiles, withGenerated } from '../package/source-files.ts'
import type { SourceFiles } from '../package/source-files.ts'
import { findTypesPackage } from '../package/types-package.ts'
import type { TypesFolder } from '../package/types-package.ts'
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
  /** Patterns of `exports` to expand, in addition to those that `signpost.entryPoints` of the manifests names. */
  entryPoints?: readonly string[]
  /**
   * Reads declarations as written: no doc model and no API report, no inherited members and no types that the compiler works
   * out. For a package whose whole extraction does not end.
   */
  asWritten?: boolean
  /** Whether a package folder of the repository is read from its sources although it has declarations. */
  isStale?: (dir: string) => boolean
  /** Called after each entry point: a package may have hundreds. */
  onEntryPoint?: () => void
}

/** Result of an extraction: the contents of `.api/`. */
export interface Extraction {
  facts: PackageFacts
  /** Text of doc models, reports and facts, by file name. */
  files: Map<string, string>
  /** Number of different doc comments that were read for the pages; absent where they were not counted. */
  comments?: number | undefined
  /** All reads of the extraction; absent when `warm` already had state to reuse. */
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
  const { isStale } = input
  const sources = { ...sourceFiles(dir, input.root), ...(isStale && { isStale }) }
  const read = readManifest(dir, sources)
  const documented = read.manifest ?? emptyManifest(dir)
  const slug = packageSlug({
    name: documented.name,
    // The name of a checkout is not the author's.
    ...(dir !== sources.root.dir && { folder: basename(dir) }),
    configured: input.slug ?? documented.slug,
  })
  const own: SourceEntryPoints = read.manifest
    ? findEntryPoints(dir, documented, sources)
    : { entryPoints: [], diagnostics: [read.diagnostic], sources: new Map() }
  const joined = isWithoutTypes(own) ? joinTypes(dir, documented, sources) : undefined
  const manifest = joined?.manifest ?? documented
  const folder = packageFolder(joined?.dir ?? dir, sources, documented.name)
  const found =
    joined === undefined
      ? own
      : {
          ...joined,
          sources: new Map<string, string>(),
          diagnostics: [...joined.diagnostics, ...replaced(own, manifest)],
        }
  const generated = generateEntryPoints(folder, manifest, found.sources, warm)
  const components = found.diagnostics.filter(({ code }) => code === 'AX-COMPONENT')
  // Scripts stand for declarations that are not built yet; the author documents those.
  if (generated?.reason === undocumentedScripts && promisesDeclarations(manifest)) {
    const built = entryPoints(manifest, () => listFiles(folder.dir, folder.sources.log), compiler.version)
    return finish(emptyFacts(built.diagnostics))
  }
  const reason =
    generated?.reason ??
    (read.manifest && found.entryPoints.length === 0
      ? components.length > 0
        ? 'components without declarations'
        : reasonWithoutApi(manifest, listFiles(folder.dir, folder.sources.log))
      : undefined)
  if (reason !== undefined) return finish(emptyFacts([...components, withoutApi(reason)]))
  if (found.entryPoints.length === 0 && found.diagnostics.length === 0) found.diagnostics.push(nothingToExtract())

  const tempDir = mkdtempSync(join(tmpdir(), 'api-extract-'))
  try {
    const read = generated ? packageFolder(dir, withGenerated(folder.sources, generated.files)) : folder
    const chosen = [...chosenPatterns(documented, sources), ...(input.entryPoints ?? [])]
    const extracted = extractEntryPoints({
      folder: read,
      manifest,
      slug,
      entryPoints: withoutOtherSpellings(found.entryPoints, chosen),
      chosen,
      ...(generated && {
        options: generatedOptions(generated.config),
        layout: layoutOptions(generated.config.options),
      }),
      asWritten: input.asWritten === true,
      onEntryPoint: input.onEntryPoint ?? (() => undefined),
      warm,
      tempDir,
    })
    if (manifest.isPrivate && generated && exportsNothing(extracted))
      return finish(emptyFacts([withoutApi('private, exports nothing')]))
    const diagnostics = [...found.diagnostics, ...extracted.diagnostics, ...refusedSources(read)]
    const facts: PackageFacts = {
      ...emptyFacts(
        generated
          ? [...generated.diagnostics, ...diagnosticsAtSources(diagnostics, dir, generated.files)]
          : diagnostics,
      ),
      entryPoints: extracted.entryPoints.map((one) => atSource(one, found.sources)),
      ...(extracted.unexported.length === 0 ? {} : { unexported: extracted.unexported }),
      ...(extracted.augmentations.length === 0 ? {} : { augmentations: extracted.augmentations }),
      ...(extracted.moduleNames.length === 0 ? {} : { moduleNames: extracted.moduleNames }),
      ...(extracted.commentNames.length === 0 ? {} : { commentNames: extracted.commentNames }),
    }
    return finish(facts, extracted.files, extracted.comments)
  } finally {
    rmSync(tempDir, { recursive: true, force: true })
  }

  function emptyFacts(diagnostics: Diagnostic[]): PackageFacts {
    const { name, version, description } = documented
    return {
      formatVersion: 1,
      package: {
        name,
        version,
        slug,
        description,
        ...(manifest.typesPackage === undefined ? {} : { typesPackage: manifest.typesPackage }),
        ...(joined === undefined ? {} : { declarations: joined.path }),
      },
      entryPoints: [],
      diagnostics,
    }
  }

  function finish(
    { diagnostics, ...facts }: PackageFacts,
    models: ReadonlyMap<string, string> = new Map(),
    comments?: number,
  ): Extraction {
    const known = { ...facts, diagnostics: diagnostics.map((one) => inManifest(one, documented.file)) }
    const written = new Map(models).set(`${slug}.facts.json`, JSON.stringify(known))
    const paths = machinePaths(written, [dir, sources.root.dir], (text) => hasText(dir, text))
    const whole = paths.length === 0 ? known : { ...known, diagnostics: [...known.diagnostics, ...paths] }
    const files = new Map(models).set(`${slug}.facts.json`, `${JSON.stringify(whole)}\n`)
    return { facts: whole, files, comments, ...(isWarm ? {} : { reads: folder.sources.log.reads() }) }
  }
}

/** Names the manifest of Deno in a diagnostic about it. */
function inManifest(diagnostic: Diagnostic, file: string): Diagnostic {
  if (diagnostic.file !== 'package.json' || file === 'package.json') return diagnostic
  const named = (text: string): string => text.replaceAll('package.json', file)
  const { found, expected, nextStep } = diagnostic
  return { ...diagnostic, file, found: named(found), expected: named(expected), nextStep: named(nextStep) }
}

/** Whether a file with code or declarations of a folder has a text. */
function hasText(dir: string, text: string): boolean {
  return listFiles(dir)
    .filter((name) => /\.[cm]?[jt]sx?$/.test(name))
    .some((name) => readFileSync(join(dir, name), 'utf8').includes(text))
}

function exportsNothing({ entryPoints, augmentations, diagnostics }: ExtractedEntryPoints): boolean {
  return (
    entryPoints.every(({ exports }) => exports.length === 0) &&
    augmentations.length === 0 &&
    diagnostics.every(({ code, severity }) => severity !== 'error' || code === 'AX-NOT-A-MODULE')
  )
}

/** Entry points of the `@types` package of a package without types. */
interface JoinedTypes extends EntryPoints, TypesFolder {
  manifest: Manifest
}

/** An entry point with the file in which an author finds its comment. */
function atSource(one: EntryPointFacts, sources: ReadonlyMap<string, string>): EntryPointFacts {
  const moduleSource = one.moduleComment === undefined ? undefined : sources.get(one.types)
  return moduleSource === undefined ? one : { ...one, moduleSource }
}

/** Whether the main entry point has no declarations, and no source of TypeScript to make them from. */
function isWithoutTypes({ entryPoints: own, diagnostics, sources }: SourceEntryPoints): boolean {
  const main = own.find(({ key }) => key === '.')
  const source = main && sources.get(main.types)
  if (source !== undefined) return /\.[cm]?jsx?$/.test(source)
  return diagnostics.some(({ code, entryPoint }) => code === 'AX-NO-DECLARATIONS' && entryPoint === '.')
}

/** Finds the declarations of a package without types in its `@types` package. */
function joinTypes(dir: string, { name, typesPackage }: Manifest, sources: SourceFiles): JoinedTypes | undefined {
  const types = typesPackage === undefined ? findTypesPackage(dir, name, sources) : undefined
  const { manifest } = types === undefined ? {} : readManifest(types.dir, sources)
  if (types === undefined || manifest === undefined) return undefined
  const found = entryPoints(manifest, () => listFiles(types.dir, sources.log), compiler.version)
  return found.entryPoints.length === 0 ? undefined : { ...types, ...found, manifest: { ...manifest, name } }
}

/** A diagnostic for the entry points with declarations of their own, in place of which those of `@types` are read. */
function replaced({ entryPoints: own, sources }: SourceEntryPoints, { typesPackage }: Manifest): Diagnostic[] {
  return own
    .filter(({ types }) => !sources.has(types))
    .map(({ key, types }) => ({
      code: 'AX-TYPES-PACKAGE',
      severity: 'warning',
      entryPoint: key,
      file: types,
      found: `declarations for "${key}" only, while the main entry point has those of ${typesPackage ?? 'another package'}`,
      expected: 'declarations for all entry points in one package',
      nextStep: `The documentation has those of ${typesPackage ?? 'the other package'}; add a "types" condition for "." to document the package itself.`,
    }))
}

function emptyManifest(dir: string): Manifest {
  return {
    name: basename(dir),
    file: 'package.json',
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
