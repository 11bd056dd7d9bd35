import ts from '#typescript'
import type { BlockLanguage } from '../block.ts'
import { packageIn } from '../resolver.ts'

/** Longest address: browsers and hosts of sites accept it. */
const longest = 8000

/**
 * Address of a module in the TypeScript playground, with the code in the fragment: it is sent to no server.
 *
 * @param isPublished - Whether the registry has a package: the playground loads types from there.
 * @returns Undefined where an import cannot be resolved there, and for a very long module.
 * @see {@link https://www.typescriptlang.org/play | the playground}
 */
export function playgroundAddress(
  code: string,
  language: BlockLanguage,
  isPublished: (name: string) => boolean,
): string | undefined {
  const specifiers = ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName)
  const isThere = (specifier: string): boolean =>
    specifier.startsWith('node:') ||
    (/^[@\w]/.test(specifier) && !specifier.includes(':') && isPublished(packageIn(specifier)))
  if (!specifiers.every(isThere)) return undefined
  const query = language === 'js' ? '?filetype=js' : language === 'tsx' ? '?jsx=4' : ''
  const address = `https://www.typescriptlang.org/play/${query}#src=${encodeURIComponent(code)}`
  return address.length > longest ? undefined : address
}
