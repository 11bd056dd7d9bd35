import type { PackageRuleId } from '../rules/package-rules.ts'
import type { Finding } from '../findings.ts'
import type { PackageFacts } from './facts.ts'
import { ruleFinding } from '../rules/rule-finding.ts'

/** Compares commands, and the platforms on which a package can be installed. */
export function compareInstallation(base: PackageFacts, head: PackageFacts): Finding[] {
  const commands = (rule: PackageRuleId, one: PackageFacts, other: PackageFacts) =>
    [...one.commands]
      .filter((name) => !other.commands.has(name))
      .map((name) => ruleFinding(rule, '.', name, `bin.${name}`))
  return [
    ...commands('bin-removed', base, head),
    ...commands('bin-added', head, base),
    ...[...base.platforms.keys()].flatMap((field) => comparePlatforms(base, head, field)),
  ]
}

function comparePlatforms(base: PackageFacts, head: PackageFacts, field: string): Finding[] {
  const [before, after] = [base.platforms.get(field) ?? [], head.platforms.get(field) ?? []]
  const names = new Set([...before, ...after].map((name) => name.replace(/^!/, '')))
  // A name that neither list has stands for all others.
  const all = [...names, '*']
  const lost = all.some((name) => allows(before, name) && !allows(after, name))
  const won = all.some((name) => !allows(before, name) && allows(after, name))
  const change = `${textOf(before)} -> ${textOf(after)}`
  if (lost) return [ruleFinding('platform-narrowed', '.', change, field)]
  return won ? [ruleFinding('platform-widened', '.', change, field)] : []
}

/** Whether npm installs the package on a platform: `!win32` forbids one, other names are the only ones. */
function allows(list: readonly string[], name: string): boolean {
  const allowed = list.filter((item) => !item.startsWith('!'))
  return !list.includes(`!${name}`) && (allowed.length === 0 || allowed.includes(name) || allowed.includes('any'))
}

function textOf(list: readonly string[]): string {
  return list.length === 0 ? 'all' : list.join(', ')
}
