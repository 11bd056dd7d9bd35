import { componentWithoutTypes, frameworkOf } from './components.ts'
import { posix } from 'node:path'
import { satisfies } from 'semver'
import { bestPattern, exportKeys, exportTargets, requireTargets } from './exports-field.ts'
import type { ExportTarget } from './exports-field.ts'
import { componentsOf, expandPattern, isInternal, scriptsOf } from './patterns.ts'
import { declarationPaths, insidePath, isDeclaration } from './target-paths.ts'
import type { Diagnostic } from '../facts.ts'
import { entriesOf } from '../package/manifest.ts'
import type { Manifest } from '../package/manifest.ts'

/** A key of `exports` and its declaration file. */
export interface EntryPoint {
  /** `.` or `./testing`. */
  key: string
  /** The declaration file, relative to the package folder: `dist/index.d.ts`. */
  types: string
  /** The declaration file for `require`, when it is another. */
  requireTypes?: string
  /** The key with a `*` that exposes it, `./*`; absent for a key of its own. */
  pattern?: string
  /** Present where its JavaScript is not there, and that of others of the pattern is. */
  withoutScript?: true
}

/** The entry points that have declarations, and a diagnostic for each that should have them and has none. */
export interface EntryPoints {
  entryPoints: EntryPoint[]
  diagnostics: Diagnostic[]
}

/** The fields of a manifest that name entry points. */
export type EntryPointManifest = Pick<Manifest, 'exports' | 'types' | 'main' | 'typesVersions'>

/** Default TypeScript version for `types@<range>` conditions and `typesVersions`. */
const defaultCompiler = '6.0.3'

/**
 * Finds the documented entry points of a package.
 *
 * With `exports`: `types` conditions at any depth, else the declarations beside a JavaScript target. A `*` is expanded
 * over the files, except those with internal names; a `null` excludes the subpaths it matches. A target that is neither
 * JavaScript nor declarations (`./package.json`, a stylesheet) is no entry point. Without `exports`: `types` or
 * `typings`, through `typesVersions`; else the declarations beside `main`; else `index.d.ts`. No path may leave the
 * package folder.
 *
 * @param listFiles - Every file of the package, relative to its folder, with `/`. Called at most once.
 * @returns `.` first, the others by code unit.
 */
export function entryPoints(
  manifest: EntryPointManifest,
  listFiles: () => readonly string[],
  compilerVersion: string = defaultCompiler,
): EntryPoints {
  const files = new Set(listFiles())
  const found =
    manifest.exports === undefined || manifest.exports === null
      ? legacyEntryPoint(manifest, files, compilerVersion)
      : exportedEntryPoints(manifest, files, compilerVersion)
  found.entryPoints.sort((a, b) => (a.key === '.' ? -1 : b.key === '.' ? 1 : a.key < b.key ? -1 : 1))
  return found
}

function exportedEntryPoints(
  { exports, typesVersions }: EntryPointManifest,
  files: ReadonlySet<string>,
  compilerVersion: string,
): EntryPoints {
  const result: EntryPoints = { entryPoints: [], diagnostics: [] }
  const keys = exportKeys(exports)
  const nowhere = new Set<string | undefined>()
  const versioned = [...entriesOf(typesVersions).values()].flatMap((paths) => [...entriesOf(paths).values()].flat())
  const hasNames = [...keys].some(([key, value]) => !key.includes('*') && key !== './package.json' && value !== null)
  for (const [key, value] of keys) {
    if (key === './package.json') continue
    const targets = exportTargets(value, compilerVersion)
    if (key.includes('*')) {
      const isOwn = (subpath: string): boolean =>
        !keys.has(subpath) && bestPattern(keys.keys(), subpath) === key && !isInternal(subpath)
      const subpaths = expandPattern(key, targets, files, hasNames, versioned)
      for (const [subpath, component] of componentsOf(key, targets, files))
        if (isOwn(subpath) && !subpaths.has(subpath))
          result.diagnostics.push(
            componentWithoutTypes(`./${component}`, { entryPoint: subpath, file: 'package.json' }),
          )
      const expanded = [...subpaths]
        .filter(([subpath]) => isOwn(subpath))
        .map(([subpath, types]): EntryPoint => ({ key: subpath, types, pattern: key }))
      const scripts = scriptsOf(key, targets)
      const hasScript = ({ key: subpath }: EntryPoint): boolean => scripts(subpath).some((script) => files.has(script))
      const isRunnable = expanded.some(hasScript)
      for (const one of expanded)
        result.entryPoints.push(!isRunnable || hasScript(one) ? one : { ...one, withoutScript: true })
    } else {
      const types = firstDeclaration(targets, files)
      const requireTypes = firstDeclaration(requireTargets(value, compilerVersion), files)
      const isDual = requireTypes !== undefined && requireTypes !== types
      if (types !== undefined) result.entryPoints.push({ key, types, ...(isDual ? { requireTypes } : {}) })
      else {
        const diagnostic = componentEntry(key, targets) ?? explain(key, targets, files)
        if (diagnostic) result.diagnostics.push(diagnostic)
        if (leadsNowhere(key, targets, files)) nowhere.add(key)
      }
    }
  }
  // Without any entry point the package is probably not built: its errors stay errors.
  if (result.entryPoints.length === 0) return result
  const diagnostics = result.diagnostics.map((one) =>
    nowhere.has(one.entryPoint) && one.severity === 'error' ? { ...one, severity: 'warning' as const } : one,
  )
  return { ...result, diagnostics }
}

/** Whether a subpath's JavaScript is missing too, so that nobody can import it and missing declarations do no harm. */
function leadsNowhere(key: string, targets: readonly ExportTarget[], files: ReadonlySet<string>): boolean {
  if (key === '.' || !targets.some(({ target, types }) => !types && declarationPaths(target).length > 0)) return false
  return targets.every(({ target }) => {
    const path = insidePath(target)
    return path !== undefined && !files.has(path)
  })
}

/** First declaration file of the targets; one that the compiler does not find beside a target, only where no target has another. */
function firstDeclaration(targets: readonly ExportTarget[], files: ReadonlySet<string>): string | undefined {
  const paths = targets.flatMap(({ target }) => {
    const path = insidePath(target)
    return path === undefined ? [] : [declarationPaths(path)]
  })
  const candidates = [...paths.flatMap(([best]) => best ?? []), ...paths.flatMap(([, ...others]) => others)]
  return candidates.find((candidate) => files.has(candidate))
}

/** Names an entry point that is a component without declarations. */
function componentEntry(key: string, targets: readonly ExportTarget[]): Diagnostic | undefined {
  const component = targets.find(({ target }) => frameworkOf(target) !== undefined && insidePath(target) !== undefined)
  const isAlone = component !== undefined && targets.every(({ types }) => !types)
  return isAlone ? componentWithoutTypes(component.target, { entryPoint: key, file: 'package.json' }) : undefined
}

/** The reason that a key has no declarations; nothing when it needs none, such as a stylesheet. */
function explain(key: string, targets: readonly ExportTarget[], files: ReadonlySet<string>): Diagnostic | undefined {
  const outside = targets.find(({ target }) => insidePath(target) === undefined)
  if (outside) return leaves(key, outside.target)
  const candidates = targets.filter(({ target }) => declarationPaths(target).length > 0)
  const meant = candidates.find(({ types }) => types) ?? candidates[0]
  if (!meant) return undefined
  return missing(key, meant.target, meant.types, files)
}

function legacyEntryPoint(
  manifest: EntryPointManifest,
  files: ReadonlySet<string>,
  compilerVersion: string,
): EntryPoints {
  const written = manifest.types ?? manifest.main ?? 'index'
  const path = insidePath(written)
  if (path === undefined) return { entryPoints: [], diagnostics: [leaves('.', written)] }
  const candidates = [
    ...versionedPaths(path, manifest.typesVersions, compilerVersion),
    path,
    ...(manifest.types ? [] : ['index']),
  ]
  const types = candidates
    .flatMap((candidate) => [...declarationPaths(candidate), `${candidate}.d.ts`, posix.join(candidate, 'index.d.ts')])
    .find((candidate) => isDeclaration(candidate) && files.has(candidate))
  return types === undefined
    ? { entryPoints: [], diagnostics: [missing('.', written, manifest.types !== undefined, files)] }
    : { entryPoints: [{ key: '.', types }], diagnostics: [] }
}

/** Targets of a path in `typesVersions`: those of the first matching pattern of the first range that is satisfied. */
function versionedPaths(path: string, typesVersions: unknown, compilerVersion: string): string[] {
  for (const [range, paths] of entriesOf(typesVersions)) {
    if (!satisfies(compilerVersion, range)) continue
    for (const [pattern, targets] of entriesOf(paths)) {
      const [before = '', after] = pattern.split('*')
      const matches =
        after === undefined
          ? path === pattern
          : path.startsWith(before) && path.endsWith(after) && path.length >= before.length + after.length
      if (!matches || !Array.isArray(targets)) continue
      const matched = after === undefined ? '' : path.slice(before.length, path.length - after.length)
      return targets.flatMap((target: unknown) => {
        const inside = typeof target === 'string' ? insidePath(target.replace('*', () => matched)) : undefined
        return inside === undefined ? [] : [inside]
      })
    }
    return []
  }
  return []
}

function leaves(key: string, target: string): Diagnostic {
  return {
    code: 'AX-OUTSIDE',
    severity: 'error',
    entryPoint: key,
    file: 'package.json',
    found: `the target ${JSON.stringify(target.slice(0, 200))}, which leaves the package folder`,
    expected: 'a path inside the package folder and outside its node_modules',
    nextStep: `Correct the target of "${key}" in package.json.`,
  }
}

function missing(key: string, target: string, types: boolean, files: ReadonlySet<string>): Diagnostic {
  return {
    code: 'AX-NO-DECLARATIONS',
    severity: types || key === '.' ? 'error' : isInternal(key) ? 'info' : 'warning',
    entryPoint: key,
    file: 'package.json',
    ...(/(?<!\.d)\.[cm]?tsx?$/.test(target)
      ? {
          found: `no source at the target ${JSON.stringify(target.slice(0, 200))}`,
          expected: 'the path of a TypeScript file of the package',
          nextStep: `Correct the target of "${key}" in package.json, or add the file.`,
        }
      : {
          found: `no declaration file for the target ${JSON.stringify(target.slice(0, 200))}`,
          expected: 'a .d.ts, .d.mts or .d.cts file, named by a "types" condition or beside the JavaScript file',
          nextStep: `Build the package so that its declarations are written, or add a "types" condition that leads to them.${
            files.has(insidePath(target) ?? '') && /\.[cm]?js$/.test(target)
              ? ' The JavaScript is there: "allowJs" in the tsconfig.json of the package has them made from it.'
              : ''
          }`,
        }),
  }
}
