/**
 * Type as a tree of heads. The first character of a head is its sort:
 *
 * - `?0` a type parameter, `_` anything (in queries), `#Box` a name of a query before it is resolved;
 * - `"a"`, `'1`, `'true` a literal: a string, or the text of another one after an apostrophe;
 * - `core!Box` the id of a symbol, `ext:typescript!Promise` one outside the graph, `!Gone` a name without a declaration;
 * - `string` and other keywords;
 * - operators: `|`, `&`, `=>` and `new` (the result first, then parameters), `[]` a tuple, `{}` an object of `.name` and
 *   `[:]`, `?` optional and `...` rest elements, `at` an indexed access, `keyof`, `typeof x`, `extends`, `infer`,
 *   `mapped`, `template`, `is`, `asserts`.
 */
export interface TypeTree {
  readonly head: string
  readonly parts: readonly TypeTree[]
  /** Heads that a name of a query may mean. */
  readonly names?: ReadonlySet<string>
  /** True for a type of a callable that only types of the same head fit, as most do. */
  readonly isPlain?: boolean
}

/** Parameter of a callable. */
export interface TreeParameter {
  readonly type: TypeTree
  readonly optional: boolean
  readonly rest: boolean
}

/** Heads of the language that have a syntax of their own. */
export const arrayHead = 'ext:typescript!Array'
export const readonlyArrayHead = 'ext:typescript!ReadonlyArray'

const none: readonly TypeTree[] = []

export function tree(head: string, parts: readonly TypeTree[] = none): TypeTree {
  return { head, parts }
}

export const anything: TypeTree = tree('_')

export function isVariable({ head }: TypeTree): boolean {
  return head.charCodeAt(0) === 63 && head.length > 1
}

/** True for the id of a symbol. */
export function isNamed({ head }: Pick<TypeTree, 'head'>): boolean {
  return head.includes('!') && !isLiteral(head)
}

export function isLiteral(head: string): boolean {
  return head.startsWith('"') || head.startsWith("'")
}

/** Name in the id of a symbol: `ns.Foo` of `core/testing!ns.Foo`, `Hidden` of `core!~Hidden~2`. */
export function nameOfHead(head: string): string {
  const name = head.slice(head.indexOf('!') + 1).replace(/~\d+$/u, '')
  return name.startsWith('~') ? name.slice(1) : name
}

/** Function type of parameters and a result. */
export function functionTree(head: '=>' | 'new', parameters: readonly TreeParameter[], result: TypeTree): TypeTree {
  return tree(head, [result, ...parameters.map(elementOf)])
}

/** Element of a tuple or a function type. */
export function elementOf({ type, optional, rest }: TreeParameter): TypeTree {
  return rest ? tree('...', [type]) : optional ? tree('?', [type]) : type
}

/** Parameter of an element. */
export function parameterOf(element: TypeTree): TreeParameter {
  const { head, parts } = element
  if (head === '...') return { type: parts[0]!, optional: false, rest: true }
  if (head === '?') return { type: parts[0]!, optional: true, rest: false }
  return { type: element, optional: false, rest: false }
}

/** Union or intersection without nested ones and repetitions. */
export function joinTrees(head: '|' | '&', parts: readonly TypeTree[]): TypeTree {
  const flat = parts.flatMap((part) => (part.head === head ? part.parts : [part]))
  return flat.length === 1 ? flat[0]! : tree(head, flat)
}

/** Type without `undefined`, which an optional parameter takes anyway. */
export function withoutUndefined(type: TypeTree): TypeTree {
  if (type.head !== '|') return type
  const rest = type.parts.filter(({ head }) => head !== 'undefined')
  return rest.length === 0 || rest.length === type.parts.length ? type : joinTrees('|', rest)
}

/** Heads by which a result is found: those of the parts of a union or an intersection. */
export function resultHeads(type: TypeTree): string[] {
  if (type.head !== '|' && type.head !== '&') return [type.head]
  const heads = type.parts.flatMap(resultHeads)
  const others = heads.filter((head) => !['undefined', 'null', 'void'].includes(head))
  return others.length === 0 ? heads : others
}

/** Replaces type parameters. */
export function substitute(type: TypeTree, values: ReadonlyMap<string, TypeTree>): TypeTree {
  const value = values.get(type.head)
  if (value !== undefined) return value
  if (type.parts.length === 0) return type
  const parts = type.parts.map((part) => substitute(part, values))
  return parts.every((part, at) => part === type.parts[at]) ? type : { ...type, parts }
}

/** Replaces heads and keeps their parts. */
export function renameHeads(type: TypeTree, names: ReadonlyMap<string, string>): TypeTree {
  const head = names.get(type.head) ?? type.head
  const parts = type.parts.map((part) => renameHeads(part, names))
  return head === type.head && parts.every((part, at) => part === type.parts[at]) ? type : { ...type, head, parts }
}
