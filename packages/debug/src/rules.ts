import { ValueSubject, type Readable } from '@signpost/observable'
import type { DebugRule } from './debug-rule.ts'
import { environmentRules } from './environment.ts'
import { formatRules } from './format-rules.ts'
import { parseRules } from './parse-rules.ts'

let subject: ValueSubject<readonly DebugRule[]> | undefined

function current(): ValueSubject<readonly DebugRule[]> {
  return (subject ??= new ValueSubject(parseRules(environmentRules())))
}

/**
 * The rules in force, now and later.
 *
 * @remarks
 * They come from the environment, which is read when somebody first asks or logs, and not on import: the variable `DEBUG`
 * of a process, else `localStorage.debug` of a page. What cannot be read in there is left out.
 *
 * @example
 * ```ts
 * import { formatRules, rules } from '@signpost/debug'
 *
 * rules.subscribe((now) => console.log(`logging ${formatRules(now) || 'nothing'}`))
 * ```
 *
 * @public
 */
export const rules: Readable<readonly DebugRule[]> = {
  get value() {
    return current().value
  },
  subscribe: (observer, options) => current().subscribe(observer, options),
}

/**
 * Puts rules in force, in the place of all that were. Loggers that exist follow.
 *
 * @param next - The rules, or the text of rules.
 * @throws {@link DebugSyntaxError} when a rule in the text cannot be read; the rules are then as before.
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
 * @public
 */
export function enable(next: string | readonly DebugRule[]): void {
  current().set(typeof next === 'string' ? parseRules(next, { strict: true }) : Object.freeze([...next]))
}

/**
 * Turns all logging off.
 *
 * @returns The rules that were in force, as a text for {@link enable}.
 *
 * @example
 * ```ts
 * import { disable, enable } from '@signpost/debug'
 *
 * const before = disable()
 * enable(before)
 * ```
 *
 * @public
 */
export function disable(): string {
  const before = formatRules(rules.value)
  enable([])
  return before
}
