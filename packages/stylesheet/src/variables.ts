import { kebabCase } from '@signpost/utils-primitives'
import type { CssValue, CssVariableName } from './declarations.ts'

/**
 * Values by name, for {@link variables}: a record in a record adds its name in front.
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
  /** By name, in any case. */
  readonly [name: string]: CssValue | VariableRecord
}

/**
 * Makes custom properties of a record.
 *
 * @param record - Values by name. Names become kebab case.
 * @param prefix - Put in front of every name, with a hyphen.
 * @returns Declarations. A number has no unit.
 *
 * @example
 * ```ts
 * import { createStylesheet, variables } from '@signpost/stylesheet'
 *
 * createStylesheet({ ':root': variables({ gap: '1rem', color: { mutedText: '#666' } }, 'app') })
 * // :root{--app-gap:1rem;--app-color-muted-text:#666;}
 * ```
 * @public
 */
export function variables(record: VariableRecord, prefix?: string): Record<CssVariableName, CssValue> {
  const found: Record<CssVariableName, CssValue> = {}
  for (const [key, value] of Object.entries(record)) {
    const name = (prefix ? `${prefix}-` : '') + kebabCase(key)
    if (isRecord(value)) Object.assign(found, variables(value, name))
    else found[`--${name}`] = value
  }
  return found
}

function isRecord(value: CssValue | VariableRecord): value is VariableRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
