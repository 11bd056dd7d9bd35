import ts from '#typescript'
import { pairSimilarNames } from '../match/similar-names.ts'
import type { SurfaceSymbol } from '../match/surface.ts'
import { type Draft, draft } from './draft.ts'
import { has } from './members.ts'

/** Compares the members and values of two enums. */
export function compareEnums(base: SurfaceSymbol, head: SurfaceSymbol, checker: ts.TypeChecker): Draft[] {
  const { path } = base
  const [before, after] = [valuesOf(base, checker), valuesOf(head, checker)]
  if (!before || !after) return []
  const drafts: Draft[] = []
  const [wasConst, isConst] = [isConstEnum(base), isConstEnum(head)]
  if (!wasConst && isConst) drafts.push(draft('enum-object-removed', path, `Object.keys(L.${path})`))
  if (wasConst && !isConst) drafts.push(draft('enum-object-added', path))
  const gone = [...before.keys()].filter((name) => !after.has(name))
  const added = [...after.keys()].filter((name) => !before.has(name))
  const renames = pairSimilarNames(
    gone,
    added,
    (name) => name,
    (from, to) => before.get(from) === after.get(to),
  )
  for (const { from, to, confidence } of renames) {
    const member = `${path}.${from}`
    drafts.push({ ...draft('renamed', member), renamedTo: `${path}.${to}`, confidence })
  }
  const isRenamed = (name: string) => renames.some(({ from, to }) => from === name || to === name)
  for (const [name, value] of before) {
    if (isRenamed(name)) continue
    const member = `${path}.${name}`
    const other = after.get(name)
    if (other === undefined) drafts.push(draft('enum-member-removed', member))
    else if (other !== value) drafts.push(draft('enum-value-changed', member))
  }
  for (const name of added) if (!isRenamed(name)) drafts.push(draft('enum-member-added', `${path}.${name}`))
  return drafts
}

/** Code of each member's value: computed by TypeScript, else as written, or counted where nothing is. */
function valuesOf({ declarations }: SurfaceSymbol, checker: ts.TypeChecker): Map<string, string> | undefined {
  const nodes = declarations.filter(ts.isEnumDeclaration)
  if (nodes.length === 0) return undefined
  const values = new Map<string, string>()
  for (const { members } of nodes) {
    let next = 0
    for (const member of members) {
      const { name, initializer } = member
      const value = checker.getConstantValue(member)
      const text = value === undefined ? (initializer?.getText() ?? String(next)) : JSON.stringify(value)
      values.set(ts.isStringLiteral(name) ? name.text : name.getText(), text)
      next = Number(text) + 1
    }
  }
  return values
}

function isConstEnum({ declarations }: SurfaceSymbol): boolean {
  return declarations.some((node) => ts.isEnumDeclaration(node) && has(node, ts.SyntaxKind.ConstKeyword))
}
