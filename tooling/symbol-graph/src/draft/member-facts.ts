import type { DeclarationFacts, MemberFacts } from '@signpost/api-extract'
import type { SourcePosition } from '@signpost/graph-model/model'
import type { ModelItem } from '../read/model-item.ts'
import { sourceOf } from './source-positions.ts'

/** Facts of a member, and its position in the repository. */
export interface PlacedMember
  extends Partial<
    Pick<MemberFacts, 'comment' | 'setterComment' | 'defaults' | 'patterns' | 'implementation' | 'parts' | 'overridden'>
  > {
  position?: SourcePosition
}

/**
 * Returns a function from a member to its facts: those of the member itself, or of its declaration by kind, name and overload.
 *
 * @param declarations - Declarations that merge; overloads are counted across them.
 * @param repoPath - Folder of the package in the repository; absent for declarations of other packages.
 */
export function memberFacts(
  declarations: readonly DeclarationFacts[],
  repoPath: string | undefined,
): (member: ModelItem) => PlacedMember {
  const files = declarations.map((one) => (repoPath === undefined ? undefined : sourceOf(repoPath, one).file))
  const placeOf = (at: number, line: number | undefined): Pick<PlacedMember, 'position'> => {
    const file = files[at]
    return file === undefined || line === undefined ? {} : { position: { file, line, endLine: line } }
  }
  const all = new Map<string, PlacedMember>()
  for (const [at, declaration] of declarations.entries()) {
    for (const facts of declaration.memberFacts ?? []) {
      all.set(`${keyOf(facts)} ${facts.overload ?? 1}`, { ...facts, ...placeOf(at, facts.line) })
    }
  }
  return (member) => {
    const known = all.get(`${keyOf(member)} ${member.overload}`)
    const { sourceLine, parts, defaults, comment, setterComment } = member
    return {
      ...known,
      ...placeOf(0, sourceLine),
      ...(setterComment === undefined ? {} : { setterComment, ...(comment === undefined ? {} : { comment }) }),
      ...(parts === undefined ? {} : { parts }),
      ...(defaults === undefined ? {} : { defaults }),
    }
  }
}

/** Restores the source order of members, which a doc model sorts by name. Those that the facts lack come last. */
export function inSourceOrder(members: readonly ModelItem[], declarations: readonly DeclarationFacts[]): ModelItem[] {
  const places = new Map<string, number>()
  for (const facts of declarations.flatMap((one) => one.memberFacts ?? [])) {
    if (!places.has(keyOf(facts))) places.set(keyOf(facts), places.size)
  }
  const placeOf = (member: ModelItem): number => places.get(keyOf(member)) ?? places.size
  return [...members].sort((a, b) => placeOf(a) - placeOf(b))
}

/**
 * Members of a class or an interface. API Extractor adds those of type literals in its head: `x` of
 * `class Box<T = { x: number }>`.
 */
export function ownMembers(item: ModelItem, declarations: readonly DeclarationFacts[]): readonly ModelItem[] {
  const hasLiteral = item.excerpt.some(({ text }) => text.includes('{'))
  if (!hasLiteral || declarations.length === 0) return item.members
  const known = new Set(declarations.flatMap(({ memberFacts = [] }) => memberFacts.map(keyOf)))
  return item.members.filter((member) => known.has(keyOf(member)))
}

/** Key of a member and its overloads. A doc model quotes only names that are no identifiers, the facts all that are written as strings. */
function keyOf(member: ModelItem | MemberFacts): string {
  const { kind, name } = member
  const isStatic = 'flags' in member ? member.flags.includes('static') : 'isStatic' in member
  return `${kind} ${String(isStatic)} ${name.replace(/["\\]/gu, '')}`
}
