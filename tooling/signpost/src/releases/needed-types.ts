import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import type { PackageManifest } from '@signpost/files/find-packages'
import validRange from 'semver/ranges/valid.js'

const named =
  /(?:\bfrom|\bimport|\brequire)\s*\(?\s*(["'])(?<module>[^"'\n]+)\1|<reference\s+types\s*=\s*(["'])(?<types>[^"'\n]+)\3/g

/**
 * Dependencies whose types the declarations of a package need, as npm installs them: `react@^18`. Others, and ranges that lead to
 * folders or repositories, are left out.
 *
 * @param folder - The unpacked package.
 */
export function neededPackages(folder: string, manifest: PackageManifest): string[] {
  const ranges = { ...manifest.peerDependencies, ...manifest.dependencies }
  const imported = importedPackages(folder)
  const wanted = [...imported].flatMap((name) => [name, typesPackage(name)])
  const specs = wanted.flatMap((name) => {
    const range = Object.hasOwn(ranges, name) ? ranges[name] : undefined
    return range === undefined || validRange(range) === null ? [] : [`${name}@${range}`]
  })
  const isNode = imported.has('node') && !Object.hasOwn(ranges, '@types/node')
  return [...new Set(specs), ...(isNode ? ['@types/node'] : [])].sort()
}

/** `@types` packages of installed packages that have no types of their own. */
export function missingTypes(folder: string, installed: readonly string[]): string[] {
  return installed.flatMap((spec) => {
    const name = nameOf(spec)
    if (name.startsWith('@types/') || installed.some((other) => nameOf(other) === typesPackage(name))) return []
    const found = readManifest(join(folder, 'node_modules', name))
    if (found === undefined || hasTypes(found, join(folder, 'node_modules', name))) return []
    const [major = ''] = (found.version ?? '').split('.')
    return /^\d+$/.test(major) ? [`${typesPackage(name)}@${major}`] : []
  })
}

function nameOf(spec: string): string {
  const end = spec.indexOf('@', 1)
  return end === -1 ? spec : spec.slice(0, end)
}

function hasTypes({ types, typings, exports }: PackageManifest, folder: string): boolean {
  if (types !== undefined || typings !== undefined) return true
  if (/\.d\.[cm]?ts"/.test(JSON.stringify(exports ?? ''))) return true
  return readdirSync(folder).includes('index.d.ts')
}

/** Reads a manifest; undefined where there is none. */
function readManifest(folder: string): PackageManifest | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageManifest
  } catch {
    return undefined
  }
}

/** `@types/react` for `react`, `@types/acme__core` for `@acme/core`. */
function typesPackage(name: string): string {
  return `@types/${name.replace(/^@/, '').replace('/', '__')}`
}

/** Packages that declaration files import; `node` for its modules. */
function importedPackages(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.d\.[cm]?ts$/.test(entry.name),
  )
  const modules = files.flatMap((file) => {
    const text = readFileSync(join(file.parentPath, file.name), 'utf8')
    return Array.from(text.matchAll(named), ({ groups }) => groups!['module'] ?? groups!['types']!)
  })
  return new Set(
    modules.flatMap((module) => {
      if (/^[./#]/.test(module)) return []
      if (isBuiltin(module) || module === 'node') return ['node']
      return /^(?:@[\w.~-]+\/)?[\w.~-]+/.exec(module)?.[0] ?? []
    }),
  )
}
