import { componentWithoutTypes, frameworkOf } from './components.ts'
import { posix } from 'node:path'
import { satisfies } from 'semver'
import { bestPattern, exportKeys, exportTargets, requireTargets } from './exports-field.ts'
import type { ExportTarget } from './exports-field.ts'
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
      : exportedEntryPoints(manifest.exports, files, compilerVersion)
  found.entryPoints.sort((a, b) => (a.key === '.' ? -1 : b.key === '.' ? 1 : a.key < b.key ? -1 : 1))
  return found
}

function exportedEntryPoints(exports: unknown, files: ReadonlySet<string>, compilerVersion: string): EntryPoints {
  const result: EntryPoints = { entryPoints: [], diagnostics: [] }
  const keys = exportKeys(exports)
  const nowhere = new Set<string | undefined>()
  const hasNames = [...keys].some(([key, value]) => !key.includes('*') && key !== './package.json' && value !== null)
  for (const [key, value] of keys) {
    if (key === './package.json') continue
    const targets = exportTargets(value, compilerVersion)
    if (key.includes('*')) {
      for (const [subpath, types] of expandPattern(key, targets, files, hasNames)) {
        if (!keys.has(subpath) && bestPattern(keys.keys(), subpath) === key && !isInternal(subpath)) {
          result.entryPoints.push({ key: subpath, types, pattern: key })
        }
      }
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

/**
 * Expands a key such as `./*` or `./icons/*.js` to subpaths and their declaration files.
 *
 * @param hasNames - Whether other keys have no `*`.
 */
function expandPattern(
  key: string,
  targets: readonly ExportTarget[],
  files: ReadonlySet<string>,
  hasNames: boolean,
): Map<string, string> {
  const found = new Map<string, string>()
  // `"./*": "./*"` beside other keys exposes the whole folder, which does not make every file an entry point.
  const named = targets.filter(({ target }) => target !== './*' || !hasNames)
  for (const { target } of named) {
    const path = insidePath(target)
    if (path === undefined) continue
    for (const pattern of declarationPaths(path)) {
      const [before, after, ...more] = pattern.split('*')
      if (before === undefined || after === undefined || more.length > 0) continue
      for (const file of files) {
        if (!file.startsWith(before) || !file.endsWith(after) || file.length <= before.length + after.length) continue
        const matched = file.slice(before.length, file.length - after.length)
        if (!isDeclaration(file)) continue
        const subpath = key.replace('*', () => matched)
        if (!found.has(subpath)) found.set(subpath, file)
      }
    }
    // A target such as `./icons/*` matches whole file names; the declarations are beside the JavaScript file.
    if (path.endsWith('*')) {
      const before = path.slice(0, -1)
      for (const file of files) {
        if (!file.startsWith(before) || !/\.[cm]?js$/.test(file)) continue
        const types = declarationPaths(file).find((candidate) => files.has(candidate))
        const subpath = key.replace('*', () => file.slice(before.length))
        if (types !== undefined && !found.has(subpath)) found.set(subpath, types)
      }
      const declared = new Set(found.values())
      for (const file of files) {
        if (!file.startsWith(before) || !isDeclaration(file) || declared.has(file)) continue
        found.set(
          key.replace('*', () => file.slice(before.length).replace(/\.d\.([cm]?)ts$/, '.$1js')),
          file,
        )
      }
    }
  }
  return found
}

/**
 * Whether a subpath that only a wildcard exposes is internal by its name, as `./internal/*` of rxjs, whose public exports
 * are in the package's other entry points.
 */
function isInternal(subpath: string): boolean {
  return subpath.split('/').some((segment) => /^(?:internals?|private|_.*)$/.test(segment))
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

/** The path without `./`, or nothing when it leaves the package folder or enters a `node_modules`. */
function insidePath(target: string): string | undefined {
  if (target.includes('\0') || target.includes('\\') || /^([a-z]+:|\/)/i.test(target)) return undefined
  const path = posix.normalize(target).replace(/^\.\//, '').replace(/\/$/, '')
  const segments = path.split('/')
  return segments.includes('..') || segments.includes('node_modules') ? undefined : path
}

/**
 * Possible declaration files of a target, best first: itself, or those beside the JavaScript file or the component that it names.
 */
function declarationPaths(target: string): string[] {
  if (isDeclaration(target)) return [target]
  if (frameworkOf(target) !== undefined) return [`${target}.d.ts`, target.replace(/\.(\w+)$/, '.d.$1.ts')]
  const script = /^(?<stem>.*)\.(?<kind>[cm]?)[jt]sx?$/.exec(target)?.groups
  if (!script) return []
  const stem = script['stem'] ?? ''
  return script['kind'] ? [`${stem}.d.${script['kind']}ts`, `${stem}.d.ts`] : [`${stem}.d.ts`]
}

function isDeclaration(path: string): boolean {
  return /\.d\.[cm]?ts$/.test(path)
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
