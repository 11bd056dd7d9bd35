import { ValueSubject, type Readable } from '@signpost/observable'
import { checkRules } from './check-rules.ts'
import type { DebugRule } from './debug-rule.ts'
import { environmentRules } from './environment.ts'
import { formatRules } from './format-rules.ts'
import { parseRules } from './parse-rules.ts'

/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

let subject: ValueSubject<readonly DebugRule[]> | undefined

/** The value of the subject, for loggers: each message reads it, also one that is off. */
let cached: readonly DebugRule[] | undefined

/** Returns the current rules. */
export const rulesNow = (): readonly DebugRule[] => (cached ??= current().value)

function current(): ValueSubject<readonly DebugRule[]> {
  return (subject ??= new ValueSubject(parseRules(environmentRules())))
}

/**
 * The current rules, as an observable value.
 *
 * @remarks
 * They initially come from the environment: the variable `DEBUG` of a process, else `localStorage.debug` of a page. The
 * environment is read on first use, not on import. Invalid rules in it are ignored.
 *
 * @example
 * ```ts
 * import { formatRules, rules } from '@signpost/debug'
 *
 * rules.subscribe((now) => console.log(`logging ${formatRules(now) || 'nothing'}`))
 * ```
 *
 * @searchAlias active filter state
 * @public
 */
export const rules: Readable<readonly DebugRule[]> = {
  get value() {
    return current().value
  },
  subscribe: (observer, options) => current().subscribe(observer, options),
}

/**
 * Turns loggers on and off by rules, which replace all previous ones. Existing loggers follow.
 *
 * @param next - The rules, as a list or a text.
 * @throws {@link DebugSyntaxError} for an invalid rule in the text; the rules then stay as they are.
 *
 * @example
 * ```ts
 * import { createDebug, enable } from '@signpost/debug'
 *
 * const debug = createDebug('app:db')
 * enable('app:*,-app:db#trace')
 * console.log(debug.enabled, debug.trace.enabled) // true false
 * ```
 *
 * @searchAlias activate verbose show namespaces
 * @public
 */
export function enable(next: string | readonly DebugRule[]): void {
  if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') {
    if (typeof next !== 'string') checkRules(next)
  }
  const given = typeof next === 'string' ? parseRules(next, { strict: true }) : Object.freeze([...next])
  current().set((cached = given))
}

/**
 * Turns all logging off.
 *
 * @returns The previous rules, as a text for {@link enable}.
 *
 * @example
 * ```ts
 * import { disable, enable } from '@signpost/debug'
 *
 * const before = disable()
 * enable(before)
 * ```
 *
 * @searchAlias silence mute quiet suppress stop
 * @public
 */
export function disable(): string {
  const before = formatRules(rulesNow())
  enable([])
  return before
}
