import { checkArgument } from '@signpost/utils-primitives'
import { type Channel, channels } from './channel.ts'
import type { DebugRule } from './debug-rule.ts'

const checks: Readonly<Record<keyof DebugRule, (value: unknown) => boolean>> = {
  enabled: (value) => typeof value === 'boolean',
  namespace: (value) => typeof value === 'string',
  path: (value) => value === undefined || typeof value === 'string',
  channel: (value) => value === undefined || channels.includes(value as Channel),
}

/** Checks a list of rules. To be called in development only, so that nothing of it is left in a bundle for production. */
export function checkRules(rules: unknown): void {
  const isRule = (rule: unknown): boolean => {
    const given = Object(rule) as Readonly<Record<string, unknown>>
    const isKnown = Object.keys(given).every((name) => Object.hasOwn(checks, name))
    return isKnown && Object.entries(checks).every(([name, check]) => check(given[name]))
  }
  checkArgument(
    'INVALID_RULES',
    rules,
    'rules in a list',
    () => Array.isArray(rules) && rules.every(isRule),
    'pass those of parseRules',
  )
}
