import { posix } from 'node:path'
import ts from '#typescript'
import { starOf } from '../package/exports-map.ts'
import { resolverOf } from './resolve-module.ts'
import type { Side } from './side.ts'
import { parseText } from '../compiler/parse-text.ts'

/** A module that is not part of its side. */
export interface Unresolved {
  /** Path in the side at which TypeScript would find it; absent when it is no path but the name of a package. */
  missing?: string
}

/**
 * Creates a function that resolves specifiers as TypeScript does, in the files of a side.
 *
 * @returns Function from the path of a file and a specifier in it; its result is undefined when the module is part of the side, or
 *   the side declares it: `declare module '*.css'`.
 */
export function findUnresolved({ files }: Side): (path: string, specifier: string) => Unresolved | undefined {
  const resolve = resolverOf(new Set(files.keys()))
  const declared = ambientModules(files)
  return (path, specifier) => {
    if (declared.some((name) => name === specifier || starOf(name, specifier) !== undefined)) return undefined
    if (resolve(path, specifier) !== undefined) return undefined
    if (!/^\.\.?(?:\/|$)/.test(specifier)) return specifier === '' || specifier.startsWith('/') ? undefined : {}
    const target = posix.join(posix.dirname(path), specifier)
    // A path outside the package leads nowhere for its users too.
    if (target.startsWith('..')) return { missing: `outside/${target.replaceAll('../', '')}.d.ts` }
    return { missing: /(?:^|\/)\.{0,2}\/?$/.test(target) ? posix.join(target, 'index.d.ts') : `${target}.d.ts` }
  }
}

/** Modules that scripts of the side declare; in a module, such a declaration only adds to one that exists. */
function ambientModules(files: ReadonlyMap<string, string>): string[] {
  return [...files.values()].flatMap((text) => {
    if (!/\bdeclare\s+module\s*['"]/.test(text)) return []
    const file = parseText(text)
    if (ts.isExternalModule(file)) return []
    return file.statements.flatMap((node) =>
      ts.isModuleDeclaration(node) && ts.isStringLiteral(node.name) ? [node.name.text] : [],
    )
  })
}
