import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { openSourceRoot, SourceError, type SourceRoot } from '@signpost/files'
import { readPackageManifest } from '@signpost/files/manifests'
import type { PackageFacts } from '@signpost/api-extract'
import type { History } from '@signpost/api-review/history'
import type { Diagnostic, DiagnosticCode } from '@signpost/diagnostics'
import { DocModelError } from './doc-model-error.ts'
import { factsFromModel } from './facts-from-model.ts'
import { loadDocModel } from './load-doc-model.ts'
import type { ModelItem } from './model-item.ts'
import { createDeclaredNames } from './declared-names.ts'
import { FactsError, parseFacts } from './parse-facts.ts'
import { readHistory } from './read-history.ts'

/** Location of a package and of its extracted files. */
export interface PackageInput {
  /** Folder of its `package.json` and `README.md`. */
  folder: string
  /** Folder of its doc models and facts, usually `<folder>/.api`. */
  apiFolder: string
  /** Path of `folder` from the repository's root, with `/`. Diagnostics and source links start with it. */
  repoPath: string
  /** Root of the documented repository. READMEs and manifests outside it are not read. Defaults to `folder`. */
  root?: string
  /** Slug of a published release, `core@1.2.0`; absent for a package of the repository. */
  release?: string
  /** File with changes of published releases, for a package whose changes are not recorded in the repository. */
  releaseHistory?: string
}

/** Contents of one package. */
export interface PackageSource {
  repoPath: string
  /** Folder of the declarations in the repository; absent when they are those of an installed package. */
  declarationsPath?: string
  slug: string
  /** Slug that is fixed, of a published release. Its files are not in the repository. */
  release?: string
  name: string
  version: string
  description: string
  license: string
  /** Names of the packages that its manifest depends on, peers and optional ones included, sorted. */
  dependencies: readonly string[]
  facts: PackageFacts
  /** By key of the entry point. Entry points with an unreadable doc model are missing. */
  models: ReadonlyMap<string, ModelItem[]>
  /** Absent without a README. */
  readme?: { file: string; text: string }
  /** Absent without a file of recorded changes. */
  history?: History
  status: 'ok' | 'degraded' | 'failed'
  diagnostics: readonly Diagnostic[]
  /** Size of the doc models in bytes. */
  modelBytes: number
}

/** Drops the doc models and declarations, most of a package's memory, once it is drafted. */
export function withoutDeclarations(source: PackageSource): PackageSource {
  const { formatVersion, package: about, entryPoints, commentNames, diagnostics } = source.facts
  const facts: PackageFacts = {
    formatVersion,
    package: about,
    entryPoints: entryPoints.map((entry) => ({ ...entry, exports: [] })),
    ...(commentNames === undefined ? {} : { commentNames }),
    diagnostics,
  }
  return { ...source, facts, models: new Map() }
}

/**
 * Reads one package. Missing or broken files become diagnostics; nothing is thrown for them.
 *
 * Without facts, exports come from the doc model; without doc models, from the facts.
 */
export function readPackage(input: PackageInput): PackageSource {
  const { folder, apiFolder, repoPath } = input
  const inRepo = (file: string): string => path.posix.join(repoPath, file)
  const source = sourceOf(input)
  // A folder outside the package, such as a cache, differs between machines: diagnostics name its files without their
  // path.
  const isInside = !path.relative(folder, apiFolder).startsWith('..')
  const apiFile = (name: string): string =>
    isInside ? inRepo(path.relative(folder, path.join(apiFolder, name)).split(path.sep).join('/')) : name
  const diagnostics: Diagnostic[] = []
  const manifest = readManifest(source, folder, inRepo, diagnostics)
  const files = listFolder(apiFolder)

  let facts: PackageFacts | undefined
  const [factsFile, ...others] = files.filter((file) => file.endsWith('.facts.json'))
  try {
    // Two files come from two extractions; either could show the package under a former name.
    if (others.length > 0)
      throw new FactsError(`facts of ${others.length + 1} extractions: ${[factsFile, ...others].join(', ')}`)
    facts = parseFacts(readText(path.join(apiFolder, factsFile ?? 'facts.json')))
  } catch (cause) {
    const file = factsFile === undefined ? (isInside ? apiFile('') : inRepo('package.json')) : apiFile(factsFile)
    diagnostics.push(unreadable('SG-FACTS-UNREADABLE', file, cause, 'the facts that api-extract writes'))
  }

  const named = facts === undefined ? (items: ModelItem[]): ModelItem[] => items : createDeclaredNames(facts)
  const models = new Map<string, ModelItem[]>()
  let modelBytes = 0
  const load = (key: string, file: string): void => {
    try {
      const model = loadDocModel(path.join(apiFolder, path.basename(file)), apiFile(path.basename(file)))
      models.set(key, named(model.items))
      modelBytes += model.bytes
    } catch (error) {
      if (!(error instanceof DocModelError)) throw error
      const { code, found, expected, nextStep } = error
      diagnostics.push({ code, severity: 'error', file: error.file, found, expected, nextStep })
    }
  }

  if (facts === undefined) {
    const file = (others.length > 0 ? [] : files)
      .filter((name) => name.endsWith('.api.json'))
      .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))[0]
    const slug = file?.slice(0, -'.api.json'.length) ?? manifest.name.slice(manifest.name.lastIndexOf('/') + 1)
    if (file !== undefined) load('.', file)
    facts = factsFromModel({ ...manifest, slug }, models.get('.') ?? [])
  } else {
    for (const { key, docModel } of facts.entryPoints) {
      if (docModel !== undefined) load(key, docModel)
    }
  }
  const declarations = inRepo(facts.package.declarations ?? '')
  for (const { code, severity, file, line, found, expected, nextStep } of facts.diagnostics) {
    diagnostics.push({
      code,
      severity,
      file: file === 'package.json' ? inRepo(file) : path.posix.join(declarations, file),
      ...(line === undefined ? {} : { line }),
      found,
      expected,
      nextStep,
    })
  }

  const readme = readReadme(source, folder, inRepo, diagnostics)
  const history = readHistory(source, input, files, diagnostics)
  const exportsNothing =
    facts.augmentations === undefined && facts.entryPoints.every((entry) => entry.exports.length === 0)
  return {
    repoPath,
    ...(input.release !== undefined || facts.package.declarations?.includes('node_modules') === true
      ? {}
      : { declarationsPath: declarations }),
    slug: input.release ?? facts.package.slug,
    ...(input.release === undefined ? {} : { release: input.release }),
    name: facts.package.name,
    version: facts.package.version,
    description: facts.package.description || manifest.description,
    license: manifest.license,
    dependencies: manifest.dependencies,
    facts,
    models,
    ...(readme === undefined ? {} : { readme }),
    ...(history === undefined ? {} : { history }),
    status: statusOf(facts, models, exportsNothing),
    diagnostics,
    modelBytes,
  }
}

function statusOf(
  facts: PackageFacts,
  models: ReadonlyMap<string, unknown>,
  exportsNothing: boolean,
): PackageSource['status'] {
  if (models.size === 0 && exportsNothing) return 'failed'
  // Entry points without declarations are missing from the facts. Without a doc model the facts have every declaration.
  const read = new Set(
    facts.entryPoints
      .filter(({ key, docModel, exports }) => models.has(key) || (docModel === undefined && exports.length > 0))
      .map(({ key }) => key),
  )
  const failed = facts.diagnostics.flatMap(({ severity, entryPoint }) =>
    severity === 'error' ? (entryPoint ?? []) : [],
  )
  // An ambient module (`declare module 'x'` in a script) and a script need no doc model: their facts are complete.
  const isScript = facts.augmentations !== undefined || facts.entryPoints.some(({ exports }) => exports.length > 0)
  const modelled = facts.entryPoints.filter(
    ({ docModel, exports }) => docModel !== undefined || (exports.length === 0 && !isScript),
  )
  const keys = [...modelled.map(({ key }) => key), ...failed]
  return keys.every((key) => read.has(key)) ? 'ok' : 'degraded'
}

interface ManifestFields {
  name: string
  version: string
  description: string
  license: string
  dependencies: string[]
}

function readManifest(
  source: SourceRoot | undefined,
  folder: string,
  inRepo: (file: string) => string,
  diagnostics: Diagnostic[],
): ManifestFields {
  const fields: ManifestFields = {
    name: path.basename(folder),
    version: '',
    description: '',
    license: '',
    dependencies: [],
  }
  try {
    const read = source && readPackageManifest(folder, source)
    if (read === undefined)
      throw new SourceError('missing', inRepo('package.json'), 'nothing', 'a package manifest', 'Add it.')
    for (const field of ['name', 'version', 'description', 'license'] as const) {
      const value = read.fields[field]
      if (typeof value === 'string') fields[field] = value
    }
    fields.dependencies = dependenciesOf(read.fields)
  } catch (cause) {
    diagnostics.push(unreadable('SG-MANIFEST-UNREADABLE', inRepo('package.json'), cause, 'a package manifest'))
  }
  return fields
}

function dependenciesOf(manifest: Record<string, unknown>): string[] {
  const names = ['dependencies', 'peerDependencies', 'optionalDependencies'].flatMap((field) =>
    Object.keys(manifest[field] ?? {}),
  )
  return [...new Set(names)].sort()
}

function readReadme(
  source: SourceRoot | undefined,
  folder: string,
  inRepo: (file: string) => string,
  diagnostics: Diagnostic[],
): PackageSource['readme'] {
  const file = readmeIn(folder)
  if (file === undefined || source === undefined) return undefined
  try {
    return { file: inRepo(file), text: source.readText(path.join(folder, file)) }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    const { found, expected, nextStep } = error
    diagnostics.push({ code: 'SG-SOURCE-REFUSED', severity: 'warning', file: inRepo(file), found, expected, nextStep })
    return undefined
  }
}

/** Name of the README in a folder. */
export function readmeIn(folder: string): string | undefined {
  return listFolder(folder).find((name) => /^readme\.(?:md|markdown)$/iu.test(name))
}

/** Files of the repository; undefined without such a folder. */
export function sourceOf({ folder, root = folder }: PackageInput): SourceRoot | undefined {
  try {
    return openSourceRoot(root)
  } catch {
    return undefined
  }
}

function unreadable(code: DiagnosticCode, file: string, cause: unknown, expected: string): Diagnostic {
  const missing = ['ENOENT', 'missing'].includes((cause as { code?: string }).code ?? '')
  const refused = !missing && cause instanceof SourceError ? cause : undefined
  const found =
    cause instanceof FactsError
      ? cause.message
      : missing
        ? 'no such file'
        : (refused?.found ?? 'a file that cannot be read as JSON')
  return { code, severity: 'error', file, found, expected, nextStep: refused?.nextStep ?? 'Extract the package again.' }
}

/** Sorted names in a folder; none when it cannot be read. */
export function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder).sort()
  } catch {
    return []
  }
}

function readText(file: string): string {
  return readFileSync(file, 'utf8').replace(/^\uFEFF/u, '')
}
