import ts from '#typescript'
import type { Finding } from '../findings.ts'
import type { RuleId } from './all-rules.ts'

/** Rules of names that are gone. */
const removals: ReadonlySet<RuleId> = new Set([
  'export-removed',
  'renamed',
  'value-removed',
  'type-removed',
  'namespace-removed',
  'enum-member-removed',
  'property-removed',
])

/** Whether a rule is about a name that is gone, which semantic versioning asks to deprecate first. */
export function isRemoval(rule: RuleId): boolean {
  return removals.has(rule)
}

/** Says in a finding of a name that is gone whether it was announced; replaces what the finding said. */
export function describeDeprecation(finding: Finding, wasDeprecated: boolean): Finding {
  const message = finding.message.replace(/; it was (?:not )?deprecated$/, '')
  return { ...finding, message: `${message}; it was ${wasDeprecated ? '' : 'not '}deprecated`, wasDeprecated }
}

/**
 * Whether a member, `delay` or `options.delay`, of a declared symbol is deprecated; the symbol itself for an empty path.
 *
 * @returns Undefined when the declarations do not have the member: it is inherited or computed.
 */
export function isDeprecated(declarations: readonly ts.Declaration[], member: string): boolean | undefined {
  const nodes = partsAt(declarations, member)
  return nodes.length === 0 ? undefined : nodes.every((node) => /@deprecated\b/.test(commentOf(node)))
}

/** Declarations of a member, `delay` or `options.delay`, of declared symbols; these themselves for an empty path. */
export function partsAt(declarations: readonly ts.Declaration[], member: string): readonly ts.Declaration[] {
  return member === '' ? declarations : declarations.flatMap((node) => partsOf(node, member))
}

function partsOf(node: ts.Node, path: string): ts.Declaration[] {
  return membersOf(node).flatMap((member) => {
    const { name } = member as { name?: ts.Node }
    const text = name && (ts.isStringLiteral(name) ? name.text : name.getText())
    if (text === path) return [member]
    return text !== undefined && path.startsWith(`${text}.`) ? partsOf(member, path.slice(text.length + 1)) : []
  })
}

function membersOf(node: ts.Node): readonly ts.Declaration[] {
  if (ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isEnumDeclaration(node)) return node.members
  if (ts.isTypeLiteralNode(node)) return node.members
  const type = (node as { type?: ts.Node }).type
  return type && ts.isTypeNode(type) ? membersOf(type) : []
}

/** Comments before a declaration, or before the statement that has it. */
export function commentOf(node: ts.Node): string {
  const owner = ts.isVariableDeclaration(node) ? node.parent.parent : node
  const text = owner.getSourceFile().text
  const ranges = ts.getLeadingCommentRanges(text, owner.getFullStart()) ?? []
  return ranges.map(({ pos, end }) => text.slice(pos, end)).join('\n')
}
