import { costs, unfit } from './costs.ts'
import type { TypeRelations } from './type-relations.ts'
import { isVariable, parameterOf, type TypeTree } from './type-tree.ts'

/** Maximum number of comparisons for one callable, and of aliases and bases on the way to one type. */
const mostSteps = 4000
const mostExpansions = 12

/** Side on which a type is: a value of it is passed to the callable, or comes from it. */
export type Side = 'in' | 'out'

/**
 * Compares types of a query with types of a callable, and binds the type parameters of both.
 *
 * Those of the query are `?T`, those of a callable `?0`. Each may stand for a type of the other side; both sides see
 * the same bindings, so that `T[] -> T` fits `Array<?0> -> ?0` and not `Array<?0> -> ?1`.
 */
export class Unifier {
  readonly #bindings = new Map<string, TypeTree>()
  /** Bound type parameters in order, to take bindings back. */
  readonly #trail: string[] = []
  readonly #relations: TypeRelations
  #steps = 0
  #expansions = 0

  constructor(relations: TypeRelations) {
    this.#relations = relations
  }

  /** True when the comparison ended before all was tried. */
  get isCut(): boolean {
    return this.#steps > mostSteps
  }

  reset(): void {
    this.#bindings.clear()
    this.#trail.length = 0
    this.#steps = 0
    this.#expansions = 0
  }

  mark(): number {
    return this.#trail.length
  }

  /** Takes back the bindings since a mark. */
  undo(mark: number): void {
    while (this.#trail.length > mark) this.#bindings.delete(this.#trail.pop()!)
  }

  /** Type that a type stands for by the bindings. */
  resolved(type: TypeTree): TypeTree {
    let found = type
    for (let bound = this.#boundOf(found); bound !== undefined; bound = this.#boundOf(found)) found = bound
    return found
  }

  #boundOf(type: TypeTree): TypeTree | undefined {
    return isVariable(type) ? this.#bindings.get(type.head) : undefined
  }

  /** Cost of the fit of a type of the query and one of the callable; bindings of a fit stay. */
  fit(query: TypeTree, candidate: TypeTree, side: Side): number {
    this.#steps += 1
    if (this.#steps > mostSteps) return unfit
    const a = this.resolved(query)
    const b = this.resolved(candidate)
    if (a === b || a.head === '_' || b.head === '_') return 0
    if (isVariable(a) || isVariable(b)) return this.#bind(a, b, side)
    if (a.parts.length === 0 && a.head === b.head && b.parts.length === 0) return 0
    if (primitives.has(a.head) && primitives.has(b.head)) return unfit
    const mark = this.mark()
    if (sameHead(a, b) && a.head !== '|' && a.head !== '&') {
      const cost = this.#alike(a, b, side)
      if (cost === unfit) this.undo(mark)
      return cost
    }
    if (!this.#mayDiffer(a, b)) return unfit
    let best = unfit
    let bindings: [string, TypeTree][] = []
    for (const attempt of this.#attempts(a, b, side)) {
      const cost = attempt()
      if (cost < best) {
        best = cost
        bindings = this.#trail.slice(mark).map((name) => [name, this.#bindings.get(name)!])
      }
      this.undo(mark)
      if (best === 0) break
    }
    for (const [name, type] of bindings) this.#set(name, type)
    return best
  }

  #set(name: string, type: TypeTree): void {
    this.#bindings.set(name, type)
    this.#trail.push(name)
  }

  #bind(a: TypeTree, b: TypeTree, side: Side): number {
    if (isVariable(a) && isVariable(b)) {
      if (a.head === b.head) return this.#parts(a, b, side)
      const isMerge = isOfQuery(a) === isOfQuery(b) || this.#standsForQuery(isOfQuery(a) ? b : a)
      this.#set(a.head, b)
      return isMerge ? costs.merged : 0
    }
    const [variable, type] = isVariable(a) ? [a, b] : [b, a]
    if (variable.parts.length > 0) return this.#bindHead(variable, type, variable === a, side)
    if (this.#contains(type, variable.head, 0)) return type.head === '|' ? this.#unions(a, b, side) : unfit
    const isWanted = isOfQuery(variable) || this.#standsForQuery(variable)
    this.#set(variable.head, type)
    return isWanted ? costs.generalised : costs.instantiated
  }

  /** True for a type parameter of the callable that one of the query is bound to. */
  #standsForQuery({ head }: TypeTree): boolean {
    for (const name of this.#bindings.keys()) {
      const bound = { head: name, parts: [] }
      if (isOfQuery(bound) && this.resolved(bound).head === head) return true
    }
    return false
  }

  /** Type parameter of the query with arguments, `F<A>`: any type with as many arguments. */
  #bindHead(variable: TypeTree, type: TypeTree, isQuery: boolean, side: Side): number {
    if (type.parts.length !== variable.parts.length || !type.head.includes('!')) return unfit
    const cost = this.#parts(isQuery ? variable : type, isQuery ? type : variable, side)
    return cost + costs.generalised
  }

  #contains(type: TypeTree, name: string, depth: number): boolean {
    if (depth > 60) return true
    const found = this.resolved(type)
    return found.head === name || found.parts.some((part) => this.#contains(part, name, depth + 1))
  }

  /** Two types of the same head. */
  #alike(a: TypeTree, b: TypeTree, side: Side): number {
    if (a.head === '{}') return this.#objects(a, b, side)
    return a.head === '=>' || a.head === 'new' ? this.#functions(a, b, side) : this.#parts(a, b, side)
  }

  /** Whether types of two heads may fit at all: most do not, and cost no more than this. */
  #mayDiffer(a: TypeTree, b: TypeTree): boolean {
    if (isLoose(a) || this.#relations.isRelated(a)) return true
    return b.isPlain !== true && (isLoose(b) || this.#relations.isRelated(b))
  }

  /** Ways in which two types of different heads, or unions, may fit. */
  *#attempts(a: TypeTree, b: TypeTree, side: Side): Generator<() => number> {
    if (a.head === '|' || b.head === '|') {
      yield () => this.#unions(a, b, side)
    } else if (a.head === '&' || b.head === '&') {
      yield () => this.#intersections(a, b, side)
    }
    if (isOpen(a) !== isOpen(b)) yield () => (isOpen(a) && side === 'out' ? costs.any - 1 : costs.any)
    if (isNothing(a) && isNothing(b)) yield () => costs.subtype
    if (this.#expansions >= mostExpansions) return
    const shownA = this.#relations.expanded(a)
    const shownB = this.#relations.expanded(b)
    if (shownB !== undefined) yield this.#within(() => this.fit(a, shownB, side) + costs.alias)
    if (shownA !== undefined) yield this.#within(() => this.fit(shownA, b, side) + costs.alias)
    // A value of a subtype may be passed where its base is taken, and comes where the base is expected.
    const isLanguage = isOfLanguage(a.head) && isOfLanguage(b.head)
    const [up, down] = isLanguage
      ? [costs.language, costs.language]
      : side === 'in'
        ? [costs.subtype, costs.supertype]
        : [costs.supertype, costs.subtype]
    for (const one of this.#relations.extendsHead(a, b) ? meanings(a) : []) {
      if (!this.#relations.extendsHead(one, b)) continue
      for (const base of this.#relations.basesOf(one)) yield this.#within(() => this.fit(base, b, side) + up)
    }
    if (this.#relations.extendsHead(b, a)) {
      for (const base of this.#relations.basesOf(b)) yield this.#within(() => this.fit(a, base, side) + down)
    }
  }

  #within(attempt: () => number): () => number {
    return () => {
      this.#expansions += 1
      const cost = attempt()
      this.#expansions -= 1
      return cost
    }
  }

  /** Arguments and operands in order. Missing ones cost: `Promise` is any promise. */
  #parts(a: TypeTree, b: TypeTree, side: Side): number {
    let cost = a.parts.length === b.parts.length ? 0 : costs.argument
    if (a.head === '[]' && a.parts.length !== b.parts.length) return unfit
    for (let at = 0; at < Math.min(a.parts.length, b.parts.length) && cost < unfit; at += 1) {
      cost += this.#element(a.parts[at]!, b.parts[at]!, side)
    }
    return cost
  }

  /** Element of a tuple or parameter of a function type. */
  #element(a: TypeTree, b: TypeTree, side: Side): number {
    if (!isMarked(a) && !isMarked(b)) return this.fit(a, b, side)
    const [one, other] = [parameterOf(a), parameterOf(b)]
    const differs = one.rest !== other.rest || one.optional !== other.optional
    return this.fit(one.type, other.type, side) + (differs ? costs.optional : 0)
  }

  #functions(a: TypeTree, b: TypeTree, side: Side): number {
    const opposite = side === 'in' ? 'out' : 'in'
    let cost = this.fit(a.parts[0]!, b.parts[0]!, side)
    const count = Math.min(a.parts.length, b.parts.length)
    for (let at = 1; at < count && cost < unfit; at += 1) {
      cost += this.#element(a.parts[at]!, b.parts[at]!, opposite)
    }
    const longer = a.parts.length > b.parts.length ? a : b
    if (longer.parts.length === count) return cost
    const others = longer.parts.slice(count)
    const isFree = longer === b || others.every((part) => isMarked(part))
    return isFree ? cost + costs.callback : unfit
  }

  /** Each part of the query's union fits another part of the callable's; what remains costs. */
  #unions(a: TypeTree, b: TypeTree, side: Side): number {
    const wanted = a.head === '|' ? a.parts : [a]
    const open = b.head === '|' ? [...b.parts] : [b]
    let cost = wanted.length === 1 || open.length === 1 ? costs.part : 0
    let missing = 0
    let found = 0
    for (const part of wanted) {
      const at = this.#closest(part, open, side)
      if (at === undefined) {
        missing += 1
        continue
      }
      found += 1
      cost += this.fit(part, open[at]!, side)
      open.splice(at, 1)
    }
    if (found === 0) return unfit
    const others = open.filter((part) => !isNothing(part)).length
    return cost + Math.min(costs.mostRemains, others * costs.remains) + missing * costs.remains * 2
  }

  #closest(part: TypeTree, open: readonly TypeTree[], side: Side): number | undefined {
    let best = unfit
    let found: number | undefined
    const mark = this.mark()
    for (let at = 0; at < open.length && best > 0; at += 1) {
      const cost = this.fit(part, open[at]!, side)
      this.undo(mark)
      if (cost < best) [best, found] = [cost, at]
    }
    return found
  }

  #intersections(a: TypeTree, b: TypeTree, side: Side): number {
    if (a.head === '&' && b.head === '&') return this.#unions({ ...a, head: '|' }, { ...b, head: '|' }, side)
    const [parts, isQuery] = a.head === '&' ? [a.parts, true] : [b.parts, false]
    let best = unfit
    let chosen: TypeTree | undefined
    const mark = this.mark()
    for (const part of parts) {
      const cost = isQuery ? this.fit(part, b, side) : this.fit(a, part, side)
      this.undo(mark)
      if (cost < best) [best, chosen] = [cost, part]
    }
    if (chosen === undefined) return unfit
    return (isQuery ? this.fit(chosen, b, side) : this.fit(a, chosen, side)) + costs.part
  }

  /** The members of the query's object, by name; others of the callable's cost. */
  #objects(a: TypeTree, b: TypeTree, side: Side): number {
    let cost = 0
    const open = new Map(b.parts.map((member) => [memberName(member), member]))
    for (const member of a.parts) {
      const other = open.get(memberName(member))
      if (other === undefined) return unfit
      open.delete(memberName(member))
      cost += this.#memberTypes(member, other, side) + (member.head === other.head ? 0 : costs.optional)
      if (cost === unfit) return unfit
    }
    return cost + Math.min(costs.mostRemains, open.size * costs.remains)
  }

  #memberTypes(a: TypeTree, b: TypeTree, side: Side): number {
    let cost = 0
    a.parts.forEach((part, at) => {
      const other = b.parts[at]
      if (other !== undefined && cost < unfit) cost += this.fit(part, other, side)
    })
    return cost
  }
}

/** Types that are nothing but themselves. */
const primitives: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'bigint', 'symbol', 'object', 'never'])

function isOfQuery({ head }: Pick<TypeTree, 'head'>): boolean {
  const first = head.charCodeAt(1)
  return first < 48 || first > 57
}

function isOfLanguage(head: string): boolean {
  return head.startsWith('ext:typescript!')
}

/** Type parameters of either side may stand for a name of the query. */
function sameHead(a: TypeTree, b: TypeTree): boolean {
  return a.head === b.head || a.names?.has(b.head) === true || b.names?.has(a.head) === true
}

function isMarked({ head }: TypeTree): boolean {
  return head === '?' || head === '...'
}

/** True for heads that fit others without a relation between them. */
function isLoose(type: TypeTree): boolean {
  return type.head === '|' || type.head === '&' || isOpen(type) || isNothing(type)
}

function isOpen({ head }: TypeTree): boolean {
  return head === 'any' || head === 'unknown'
}

/** Types that a name of a query may mean. */
function meanings(type: TypeTree): readonly TypeTree[] {
  return type.names === undefined ? [type] : [...type.names].map((head) => ({ head, parts: type.parts }))
}

/** True for types of no value. */
function isNothing({ head }: TypeTree): boolean {
  return head === 'undefined' || head === 'null' || head === 'void'
}

function memberName({ head, parts }: TypeTree): string {
  // An object may have one index signature for strings and one for numbers.
  if (head === '[:]') return head + parts[0]!.head
  return head.endsWith('?') ? head.slice(0, -1) : head
}
