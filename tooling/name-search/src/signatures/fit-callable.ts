import { type Arity, takes } from './arity.ts'
import { costs, unfit } from './costs.ts'
import { isVariable, type TreeParameter, type TypeTree, withoutUndefined } from './type-tree.ts'
import type { Unifier } from './unify.ts'

/** Types of a callable. */
export interface Types {
  /** The receiver, if any, comes first. */
  parameters: readonly TreeParameter[]
  hasReceiver: boolean
  arity: Arity
  result: TypeTree
  /** Constraints by type parameter. */
  constraints: readonly (TypeTree | undefined)[]
}

/** Resolved query. */
export interface Wanted {
  parameters?: readonly TreeParameter[]
  result: TypeTree
  /** Constraints of the query's type parameters, by head. */
  constraints: ReadonlyMap<string, TypeTree | undefined>
}

/** Whether a type of the query may fit one of a callable at all, whatever else is bound. */
export interface FirstLook {
  result(type: TypeTree): boolean
  parameter(at: number, type: TypeTree): boolean
}

/** Cost of the fit of a callable; infinite for none. */
export function fitCallable(wanted: Wanted, types: Types, look: FirstLook, unifier: Unifier): number {
  if (!look.result(types.result)) return unfit
  const { parameters } = wanted
  const asked = parameters?.length ?? 0
  if (parameters !== undefined) {
    if (!takes(types.arity, asked)) return unfit
    for (let at = 0; at < asked; at += 1) {
      if (
        !types.parameters.some(
          ({ type, rest }) => look.parameter(at, type) || (rest && look.parameter(at, elementType(type))),
        )
      ) {
        return unfit
      }
    }
  }
  unifier.reset()
  const cost = unifier.fit(wanted.result, types.result, 'out')
  if (cost === unfit) return unfit
  const rest = parameters === undefined ? unsaid(types) : assign(parameters, types, look, unifier)
  if (rest === unfit) return unfit
  const isBare =
    parameters === undefined && isVariable(types.result) && !isVariable(wanted.result) && wanted.result.head !== '_'
  return cost + rest + (isBare ? costs.bareResult : 0) + constraintCost(wanted, types, unifier)
}

function unsaid({ parameters, hasReceiver }: Types): number {
  return Math.min(costs.mostUnsaid, (parameters.length - (hasReceiver ? 1 : 0)) * costs.unsaid)
}

/** Assigns the parameters of the query, in any order, to those of a callable; the bindings of the cheapest way stay. */
function assign(asked: readonly TreeParameter[], types: Types, look: FirstLook, unifier: Unifier): number {
  const offered = types.parameters
  const taken = offered.map(() => 0)
  const places: number[] = []
  let best = unfit
  let bestPlaces: number[] = []
  const walk = (at: number, cost: number): void => {
    if (cost >= best || unifier.isCut) return
    if (at === asked.length) {
      const whole = cost + remaining(types, taken)
      if (whole < best) [best, bestPlaces] = [whole, [...places]]
      return
    }
    const mark = unifier.mark()
    for (let step = 0; step < offered.length; step += 1) {
      // The parameter at the same place is the likeliest; a good first way cuts the others short.
      const to = (at + step) % offered.length
      const { type, rest, optional } = offered[to]!
      if (taken[to]! > 0 && !rest) continue
      if (!look.parameter(at, type) && !(rest && look.parameter(at, elementType(type)))) continue
      const own = parameterFit(asked[at]!, { type, rest, optional }, unifier)
      if (own !== unfit) {
        const moved = places.some((place) => place > to) ? costs.order : 0
        taken[to] = taken[to]! + 1
        places.push(to)
        walk(at + 1, cost + own + moved)
        places.pop()
        taken[to] = taken[to]! - 1
      }
      unifier.undo(mark)
    }
  }
  walk(0, 0)
  if (best === unfit) return unfit
  // Binds as the cheapest way does, for the constraints.
  bestPlaces.forEach((to, at) => parameterFit(asked[at]!, offered[to]!, unifier))
  return best
}

function parameterFit(asked: TreeParameter, offered: TreeParameter, unifier: Unifier): number {
  if (offered.rest && !asked.rest) {
    const mark = unifier.mark()
    const element = unifier.fit(asked.type, elementType(offered.type), 'in')
    if (element !== unfit) return element + costs.optional
    unifier.undo(mark)
    return unifier.fit(asked.type, offered.type, 'in') + costs.optional
  }
  const isOptional = asked.optional || withoutUndefined(asked.type) !== asked.type
  const type = offered.optional || asked.optional ? withoutUndefined(asked.type) : asked.type
  const own = offered.optional ? withoutUndefined(offered.type) : offered.type
  const differs = asked.rest !== offered.rest || (offered.optional ? false : asked.optional)
  // An optional parameter fits one without a mark too, a little less than one with it.
  return unifier.fit(type, own, 'in') + (differs || (offered.optional && !isOptional) ? costs.optional : 0)
}

function remaining({ parameters, hasReceiver }: Types, taken: readonly number[]): number {
  let left = 0
  let cost = 0
  for (let at = 0; at < parameters.length; at += 1) {
    if (taken[at]! > 0) continue
    if (at === 0 && hasReceiver) cost += costs.receiver
    else if (parameters[at]!.optional || parameters[at]!.rest) left += 1
    else return unfit
  }
  return cost + Math.min(costs.mostLeftOut, left * costs.leftOut)
}

/** Compares bound types with the constraints of both sides. A plain constraint that is not met is no fit. */
function constraintCost({ constraints }: Wanted, types: Types, unifier: Unifier): number {
  let cost = 0
  types.constraints.forEach((constraint, at) => {
    if (constraint === undefined) return
    const bound = unifier.resolved({ head: `?${at}`, parts: [] })
    if (bound.head.startsWith('?')) {
      if (constraints.size > 0 && constraints.get(bound.head) === undefined) cost += costs.constraint
      return
    }
    const mark = unifier.mark()
    const own = unifier.fit(bound, constraint, 'in')
    unifier.undo(mark)
    if (own === unfit) cost += isPlain(constraint) ? unfit : costs.constraint
  })
  for (const [head, constraint] of constraints) {
    if (constraint === undefined) continue
    const bound = unifier.resolved({ head, parts: [] })
    const other = bound.head.startsWith('?') ? ownConstraint(bound.head, types, unifier) : bound
    const mark = unifier.mark()
    const own = other === undefined ? unfit : unifier.fit(constraint, other, 'in')
    unifier.undo(mark)
    cost += own === 0 ? 0 : costs.constraint
  }
  return cost
}

/** Constraint of the type parameter of a callable that is bound to the same. */
function ownConstraint(head: string, { constraints }: Types, unifier: Unifier): TypeTree | undefined {
  return constraints.find(
    (one, at) => one !== undefined && unifier.resolved({ head: `?${at}`, parts: [] }).head === head,
  )
}

/** True for a constraint of names and keywords, which the search compares as the compiler does. */
function isPlain({ head, parts }: TypeTree): boolean {
  if (head === '|') return parts.every(isPlain)
  return /^[a-z]+$/u.test(head) && !['keyof', 'at', 'extends', 'object', 'mapped', 'template'].includes(head)
}

/** Type of each argument that a rest parameter takes. */
export function elementType(type: TypeTree): TypeTree {
  return type.head.endsWith('!Array') || type.head.endsWith('!ReadonlyArray') ? (type.parts[0] ?? type) : type
}
