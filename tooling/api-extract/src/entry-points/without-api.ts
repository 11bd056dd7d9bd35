import type { Diagnostic } from '../facts.ts'
import type { Manifest } from '../package/manifest.ts'
import { exportKeys, exportTargets } from './exports-field.ts'

/** Fields of a manifest that decide whether a package is meant to be imported. */
export type ApiManifest = Pick<Manifest, 'exports' | 'types' | 'main' | 'isPrivate'>

/**
 * The reason that a package without entry points has no API: an app, a package of configurations or of stylesheets.
 *
 * @param files - Every file of the package.
 * @returns Nothing for a package that promises declarations or code which are not there: that is a failure.
 */
export function reasonWithoutApi(
  { exports, types, main, isPrivate }: ApiManifest,
  files: readonly string[],
): string | undefined {
  const owner = isPrivate ? 'private, ' : ''
  if (types !== undefined) return undefined
  const hasExports = exports !== undefined && exports !== null
  const targets = hasExports
    ? [...exportKeys(exports)].flatMap(([, value]) => exportTargets(value, '99.0.0'))
    : [{ target: main ?? 'index.js', types: false }]
  if (!hasExports && main === undefined && !files.includes('index.js')) return `${owner}no entry point`
  const code = targets.filter(({ target }) => /(?:\.[cm]?[jt]sx?|\/[^./]+|^[^.]+)$/.test(target))
  if (code.length === 0) return `${owner}no entry point with code`
  if (code.some((target) => target.types)) return undefined
  if (isPrivate && !hasExports && /^(?:\.\/)?index(?:\.js)?$/.test(main ?? '') && !files.includes('index.js'))
    return 'private, its entry point index.js does not exist'
  if (isPrivate && code.every(({ target }) => leadsOut(target))) return 'private, its entry point is in another package'
  return undefined
}

function leadsOut(target: string): boolean {
  return /^(?:\.\/)?(?:\.\.\/|node_modules\/)/.test(target) || /^[\w@][^.]*\/[^.]*$/.test(target)
}

/** Whether a manifest names declarations, which a build of the package writes. */
export function promisesDeclarations({ exports, types }: ApiManifest): boolean {
  if (types !== undefined) return true
  if (exports === undefined || exports === null) return false
  return [...exportKeys(exports)].some(([, value]) => exportTargets(value, '99.0.0').some((target) => target.types))
}

/** Reason for a package of JavaScript that no comment documents. */
export const undocumentedScripts = 'no declarations, JavaScript without doc comments'

/** Whether JavaScript is documented: a comment has words or a tag that describes, not only the type of a value. */
export function hasDocComments(text: string): boolean {
  // A comment without an end would be searched to the end of the text.
  const closed = text.slice(0, text.lastIndexOf('*/') + 2)
  return [...closed.matchAll(/\/\*\*(?<body>[^*][\s\S]*?)\*\//g)].some(({ groups }) => {
    const body = (groups?.['body'] ?? '').replaceAll(/^[^\S\n]*\*/gm, '')
    if (/@(?:param|returns?|typedef|callback|template|prop(?:erty)?|example)\b/.test(body)) return true
    if (
      /@(?:licen[cs]e|preserve|copyright|fileoverview|jest-environment)\b|^[\s!]*(?:eslint|prettier|istanbul)/.test(
        body,
      )
    )
      return false
    return /\w/.test(body.replaceAll(/@\w+(?:\s*\{[\s\S]{0,300}?\}\s*$)?/gm, ''))
  })
}

/** A package that is not documented, because it has no API. */
export function withoutApi(reason: string): Diagnostic {
  return {
    code: 'AX-NO-API',
    severity: 'info',
    file: 'package.json',
    found: reason,
    expected: 'an API to document',
    nextStep: 'Nothing for an app or a configuration. Otherwise name the entry point in "exports", "types" or "main".',
  }
}
