/** Costs of a fit; the sum orders the hits, the least first. */
export const costs = {
  /** Parameters in another order than in the query, for each that moved. */
  order: 1,
  /** Optional parameter that the query leaves out, up to `mostLeftOut` of them. */
  leftOut: 1,
  mostLeftOut: 3,
  /** Receiver of a method that the query leaves out. */
  receiver: 2,
  /** Parameter of a callable, when the query says nothing of parameters. */
  unsaid: 1,
  mostUnsaid: 3,
  /** Callback that takes fewer parameters than it is given. */
  callback: 1,
  /** Type parameter of a callable that takes a type of the query. */
  instantiated: 2,
  /** Result that is any type, when the query says nothing of parameters. */
  bareResult: 3,
  /** Type parameter of the query that stands for a type. */
  generalised: 3,
  /** Two type parameters that are one on the other side. */
  merged: 2,
  /** Constraint that only one side has. */
  constraint: 1,
  /** Part of a union, for the choice and for others that remain. */
  part: 1,
  remains: 1,
  mostRemains: 2,
  /** Alias, or interface that is only callable, for what it stands for. */
  alias: 1,
  /** Type argument that only one side has. */
  argument: 1,
  /** Step from a type to one that it extends, where a value of it may be passed, and where it may not. */
  subtype: 1,
  supertype: 3,
  /** Step between types of the language: an array and a readonly one, `Promise` and `PromiseLike`. */
  language: 1,
  /** `any` or `unknown`, for a type. */
  any: 3,
  /** Optional beside required, as a property or a parameter. */
  optional: 1,
} as const

/** No fit. */
export const unfit: number = Number.POSITIVE_INFINITY
