import type { ConfigIssue } from './config-issue.ts'

/**
 * Every invalid setting of a {@link Config}, in one error.
 *
 * @remarks
 * `errors` has one error per issue in {@link ConfigError.issues}, in the same order.
 *
 * @example
 * ```ts
 * import { Config, ConfigError, defineConfig, envLayer, field } from '@signpost/config'
 *
 * const definition = defineConfig({ port: field.number({ env: 'PORT' }), host: field.string() })
 * try {
 *   Config.create(definition, [envLayer({ PORT: 'http' })])
 * } catch (error) {
 *   if (!(error instanceof ConfigError)) throw error
 *   console.log(error.issues.map(({ path }) => path)) // ['port', 'host']
 * }
 * ```
 *
 * @searchAlias validation failed aggregate
 * @public
 */
export class ConfigError extends AggregateError {
  /** Always `'ConfigError'`. */
  override readonly name: string = 'ConfigError'

  /** For programs that decide by it. */
  readonly code = 'INVALID_SETTINGS' as const

  /** The issues, in the order of the definition. Issues that concern a whole layer come first. */
  readonly issues: readonly ConfigIssue[]

  /**
   * Lists every issue in the message, one per line.
   *
   * @param issues - The issues to report.
   */
  constructor(issues: readonly ConfigIssue[]) {
    const lines = issues.map(lineOf)
    super(
      issues.map(({ cause }, index) => cause ?? new TypeError(lines[index])),
      `${issues.length === 1 ? 'A setting' : `${issues.length} settings`} cannot be used:\n  ${lines.join('\n  ')}`,
    )
    this.issues = issues
  }
}

function lineOf({ path, layer, source, message }: ConfigIssue): string {
  const origin = [source, layer].filter(Boolean).join(', ')
  return `${path ? `${path}: ` : ''}${message}${origin ? ` (${origin})` : ''}`
}
