import type { Finding } from '../findings.ts'
import type { RuleId } from '../rules/all-rules.ts'
import type { Break } from './breaks.ts'

/** Errors that name a member and the type that lacks it. */
const errors = [
  /Property '([^']+)' does not exist on type '([^']+)'/,
  /Property '([^']+)' is missing in type '[^']+' but required in type '([^']+)'/,
  /'([^']+)' does not exist in type '([^']+)'/,
  /expression of type '"([^']+)"' can't be used to index type '([^']+)'/,
]

/** Member that an error says a type lacks, and the text of that type. */
export function missingMember(error: string): { name: string; type: string } | undefined {
  const [, name, type] = errors.map((pattern) => pattern.exec(error)).find((match) => match !== null) ?? []
  return name === undefined || type === undefined ? undefined : { name: name.replaceAll(/^["']|["']$/g, ''), type }
}

/** Rules about one member or export, which is there or not. */
const ofPresence: ReadonlySet<string> = new Set<RuleId>([
  'export-removed',
  'optional-property-added',
  'property-added',
  'property-removed',
  'renamed',
])

/** Rules about what stands for type arguments that are left out. */
const ofDefaults: ReadonlySet<string> = new Set<RuleId>(['type-default-changed', 'type-default-removed'])

/** Type arguments that every parameter takes: `<any, (never)>`. */
const openArguments = /<(?:any|\(?never\)?)(?:, (?:any|\(?never\)?))*>/g

/**
 * Whether a break can be that of a finding: a program that lacks one member shows nothing of another that came or went, one that
 * gives `any` for each type parameter nothing of their constraints and defaults, one that may not assign nothing of types, and one that fails without
 * `exactOptionalPropertyTypes` too nothing of an `undefined` that was made explicit.
 *
 * @param parameters - Number of type parameters of the finding's declaration.
 */
export function mayShow(
  one: Pick<Break, 'code' | 'error' | 'isExact'>,
  finding: Pick<Finding, 'rule' | 'symbol'>,
  parameters: number,
): boolean {
  const [{ code, error, isExact }, { rule, symbol }] = [one, finding]
  if (rule === 'undefined-made-explicit') return isExact === true
  // Who may not assign learns nothing of the type of the member.
  if (/^TS2540: /.test(error) && (rule === 'type-narrowed' || rule === 'property-becomes-accessor')) return false
  const isOfConstraint = rule === 'constraint-tightened'
  if ((isOfConstraint || ofDefaults.has(rule)) && !/^TS(?:2314|2344|2428|2707): /.test(error)) {
    const given = [...code.matchAll(openArguments)].map(([list]) => list.split(',').length)
    if (given.some((count) => isOfConstraint || count >= parameters)) return false
  }
  const missing = missingMember(error)
  // What was `any` is so where the program reads it.
  if (missing?.name === 'anything') return tells(one, finding)
  return (
    missing === undefined || !ofPresence.has(rule) || symbol === missing.name || symbol.endsWith(`.${missing.name}`)
  )
}

/**
 * Whether a program or its error names the member of a finding. A program that fails for another reason shows nothing of it,
 * although both are in declarations that the same export reaches. Of an export as a whole any program may tell.
 */
export function tells({ code, error }: Pick<Break, 'code' | 'error'>, { symbol }: Pick<Finding, 'symbol'>): boolean {
  const member = symbol.slice(symbol.indexOf('.') + 1)
  if (member === symbol) return true
  const said = new Set(wordsOf(`${code} ${error}`))
  return wordsOf(member.slice(member.lastIndexOf('.') + 1)).every((word) => said.has(word))
}

const wordsOf = (text: string): string[] => text.match(/[\p{ID_Continue}$]+/gu) ?? []

/** A break at the member that its program lacks on the way to a type that is not exported: it shows nothing of that type. */
export function atMissing(one: Break): Break {
  const missing = missingMember(one.error)
  const name = missing && /^[\w$.]+/.exec(missing.type)?.[0]
  return !missing || name === undefined || one.symbol.endsWith(`.${missing.name}`)
    ? one
    : { ...one, symbol: `${name}.${missing.name}` }
}
