import { kebabCase, checkArgument } from '@signpost/utils-primitives'
import type { CssValue, CssVariableName } from './declarations.ts'

/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

/**
 * Values by name, for {@link variables}. The name of a nested record is a prefix of its values.
 *
 * @example
 * ```ts
 * import type { VariableRecord } from '@signpost/stylesheet'
 *
 * const tokens: VariableRecord = { gap: '1rem', color: { text: '#222', mutedText: '#666' } }
 * ```
 * @public
 */
export interface VariableRecord {
  /** A value, or a nested record. */
  readonly [name: string]: CssValue | VariableRecord
}

/**
 * Converts a record to custom properties.
 *
 * @param record - Values by name. Names are converted to kebab case.
 * @param prefix - A prefix for every name, followed by a hyphen.
 * @returns Declarations. Numbers have no unit.
 *
 * @example
 * ```ts
 * import { createStylesheet, variables } from '@signpost/stylesheet'
 *
 * createStylesheet({ ':root': variables({ gap: '1rem', color: { mutedText: '#666' } }, 'app') })
 * // :root{--app-gap:1rem;--app-color-muted-text:#666;}
 * ```
 * @searchAlias css vars tokens object root flatten
 * @public
 */
export function variables(record: VariableRecord, prefix?: string): Record<CssVariableName, CssValue> {
  if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') {
    checkRecord(record)
    checkArgument(
      'INVALID_VARIABLES',
      prefix,
      'a prefix in a text',
      () => prefix === undefined || typeof prefix === 'string',
      "pass 'app'",
    )
  }
  const found: Record<CssVariableName, CssValue> = {}
  for (const [key, value] of Object.entries(record)) {
    const name = (prefix ? `${prefix}-` : '') + kebabCase(key)
    const next = isRecord(value) ? variables(value, name) : { [`--${name}`]: value }
    checkArgument(
      'DUPLICATE_VARIABLE',
      key,
      'names of different variables',
      () => Object.keys(next).every((one) => !(one in found)),
      'rename it, or the other one of the same words',
    )
    Object.assign(found, next)
  }
  return found
}

function isRecord(value: CssValue | VariableRecord): value is VariableRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function checkRecord(record: unknown): void {
  checkArgument(
    'INVALID_VARIABLES',
    record,
    'values by name in an object that does not contain itself',
    () => isRecord(record as VariableRecord) && !isEndless(record as VariableRecord, []),
    `pass { gap: '8px' }`,
  )
}

/** Whether a record contains itself. */
function isEndless(value: CssValue | VariableRecord, ancestors: readonly unknown[]): boolean {
  if (!isRecord(value)) return false
  const path = [...ancestors, value]
  return ancestors.includes(value) || Object.values(value).some((one) => isEndless(one, path))
}
