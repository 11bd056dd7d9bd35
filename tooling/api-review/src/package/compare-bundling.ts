import type { Finding } from '../findings.ts'
import { conditionsOf } from './exports-map.ts'
import type { PackageFacts } from './facts.ts'
import { ruleFinding } from '../rules/rule-finding.ts'

/** Compares fields that bundlers read: `sideEffects`, `browser` and `module`. */
export function compareBundling(base: PackageFacts, head: PackageFacts): Finding[] {
  const fields = [...base.browser].filter((name) => !head.browser.has(name))
  return [
    ...compareSideEffects(base.sideEffects, head.sideEffects),
    // Bundlers prefer the condition to the field.
    ...(head.entries.some(([, value]) => conditionsOf(value).has('browser'))
      ? []
      : fields.map((name) => ruleFinding('environment-removed', '.', `browser ${name}`.trim(), 'browser'))),
    ...(base.hasModule && !head.hasModule && !head.isClosed
      ? [ruleFinding('environment-removed', '.', 'module', 'module')]
      : []),
  ]
}

function compareSideEffects(before: readonly string[] | undefined, after: readonly string[] | undefined): Finding[] {
  if (after === undefined || before?.length === 0) return []
  const dropped = (before ?? []).filter((pattern) => !after.includes(pattern))
  if (before !== undefined && dropped.length === 0) return []
  const detail =
    before === undefined ? `true -> ${after.length === 0 ? 'false' : after.join(', ')}` : dropped.join(', ')
  return [ruleFinding('side-effects-dropped', '.', detail, 'sideEffects')]
}

/** Conditions that every entry point may have, and those of `types`: their findings are about types and formats. */
const usual = /^(?:types(?:@.*)?|import|require|default|module|module-sync|.*source)$/

/** Compares the conditions of an entry point: those that are gone, and those that nothing reaches any more. */
export function compareConditions(base: PackageFacts, head: PackageFacts, subpath: string): Finding[] {
  const [before, after] = [base, head].map(({ entries }) => entries.find(([name]) => name === subpath)?.[1])
  const kept = conditionsOf(after)
  const gone = [...conditionsOf(before)].filter((name) => !kept.has(name) && !usual.test(name))
  const [wereDead, dead] = [deadConditions(before), deadConditions(after)]
  return [
    ...gone.map((name) => ruleFinding('environment-removed', subpath, name)),
    ...[...dead]
      // TypeScript goes on behind a target without declarations: those that it finds are compared.
      .filter((name) => !wereDead.has(name) && conditionsOf(before).has(name) && !/^types(?:@|$)/.test(name))
      .map((name) => ruleFinding('condition-unreachable', subpath, name)),
  ]
}

/** Conditions behind `default`, or behind `import` and `require`, of which one always holds. */
function deadConditions(value: unknown): Set<string> {
  const dead = new Set<string>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const passed = new Set<string>()
    for (const [name, inner] of Object.entries(node)) {
      const isClosed = passed.has('default') || (passed.has('import') && passed.has('require'))
      if (isClosed && !Array.isArray(node)) {
        dead.add(name)
        continue
      }
      visit(inner)
      if (isTotal(inner)) passed.add(name)
    }
  }
  visit(value)
  return dead
}

/** Whether a target holds under all conditions; null closes the entry point. */
function isTotal(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.some(isTotal)
  const targets = value as Record<string, unknown>
  const holds = (name: string) => Object.hasOwn(targets, name) && isTotal(targets[name])
  return holds('default') || (holds('import') && holds('require'))
}
