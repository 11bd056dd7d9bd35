import type { Level, Role, Verdict } from '../src/findings.ts'
import { allRules } from '../src/rules/all-rules.ts'
import { declarationRules } from '../src/rules/declaration-rules.ts'
import { memberRules } from '../src/rules/member-rules.ts'
import { packageRules } from '../src/rules/package-rules.ts'
import { parameterRules } from '../src/rules/parameter-rules.ts'
import type { Rule } from '../src/rules/rule.ts'
import { signatureRules } from '../src/rules/signature-rules.ts'
import { typeRules } from '../src/rules/type-rules.ts'
import { useRules } from '../src/rules/use-rules.ts'

/** Title and explanation of a rule in the language of a page. */
export type ExplainedRule = readonly [title: string, explanation: string]

type Group = 'declarations' | 'members' | 'parameters' | 'signatures' | 'types' | 'uses' | 'packages'

/** Groups of rules in the order of the page; every rule is in one. */
const groups: Readonly<Record<Group, Readonly<Record<string, Rule>>>> = {
  declarations: declarationRules,
  members: memberRules,
  parameters: parameterRules,
  signatures: signatureRules,
  types: typeRules,
  uses: useRules,
  packages: packageRules,
}

const breakingChanges = 'https://www.semver-ts.org/formal-spec/2-breaking-changes.html'

/** Pages that rules of a group come from, where it is not that of breaking changes. */
const sources = {
  members: 'https://www.typescriptlang.org/docs/handbook/2/classes.html',
  parameters: 'https://www.typescriptlang.org/docs/handbook/2/generics.html',
}

/** Texts of the page, in its language. */
export interface RulesWords {
  /** Front matter, title and everything before the rules. */
  head: string
  groups: Readonly<Record<Group, string>>
  roles: Readonly<Record<Role, string>>
  verdict: string
  received: string
  provided: string
  unused: string
  strict: string
  before: string
  after: string
  source: string
  explain: (id: string) => ExplainedRule | undefined
}

/** The page of all rules, as Markdown. */
export function rulesReference(words: RulesWords): string {
  const sections = Object.entries(groups).map(([group, rules]) => [
    `## ${words.groups[group as Group]} {#${group}}`,
    ...Object.entries(rules).map(([id, rule]) => entryOf(id, rule, words)),
  ])
  return `${[words.head.trim(), ...sections.flat()].join('\n\n')}\n`
}

/** Rules of the record that a language does not explain, and explanations of rules that are gone. */
export function unmatchedRules(explained: Readonly<Record<string, ExplainedRule>>): {
  missing: string[]
  gone: string[]
} {
  return {
    missing: Object.keys(allRules).filter((id) => !Object.hasOwn(explained, id)),
    gone: Object.keys(explained).filter((id) => !Object.hasOwn(allRules, id)),
  }
}

function entryOf(id: string, rule: Rule, words: RulesWords): string {
  const group = Object.hasOwn(memberRules, id)
    ? 'members'
    : Object.hasOwn(parameterRules, id)
      ? 'parameters'
      : undefined
  const [title, explanation] = words.explain(id) ?? [rule.title, rule.explanation]
  const { before, after } = rule.example
  // Examples of rules of packages are pieces of a manifest.
  const fence = Object.hasOwn(packageRules, id) ? 'json5' : 'ts fragment'
  const example = `\`\`\`${fence}\n// ${words.before}\n${before}\n// ${words.after}\n${after}\n\`\`\``
  const text = `**${escape(title)}.** ${escape(explanation)} ${verdicts(rule, words)}`
  const source = rule.source ?? (group ? sources[group] : breakingChanges)
  return [`### ${id} {#${id}}`, text, example, `[${words.source}](${source})`].join('\n\n')
}

function verdicts({ out, in: provided, unknown, roles }: Rule, words: RulesWords): string {
  const one = (label: string, verdict: Verdict, role: Role) =>
    `${label}: ${levelOf(verdict, words)} (${words.roles[role]}).`
  const isSame = out.strict === provided.strict && out.pragmatic === provided.pragmatic && roles.out === roles.in
  const sentences = isSame
    ? [one(words.verdict, out, roles.out)]
    : [one(words.received, out, roles.out), one(words.provided, provided, roles.in)]
  return [...sentences, ...(unknown ? [`${words.unused}: ${bold(unknown)}.`] : [])].join(' ')
}

function levelOf({ strict, pragmatic }: Verdict, words: RulesWords): string {
  return strict === pragmatic ? bold(pragmatic) : `${bold(pragmatic)}, ${words.strict} ${bold(strict)}`
}

function bold(level: Level): string {
  return `**${level}**`
}

function escape(text: string): string {
  return text.replace(/[<>[\]*_]/g, String.raw`\$&`)
}
