import type { TreeParameter } from './type-tree.ts'

/** Numbers of arguments that a callable takes. */
export interface Arity {
  /** Parameters that must be given; a receiver may be left out. */
  needed: number
  /** Parameters and the receiver; infinite with a rest parameter. */
  offered: number
}

/** @param parameters - The receiver, if any, comes first. */
export function arityOf(parameters: readonly TreeParameter[], hasReceiver: boolean): Arity {
  let needed = hasReceiver && parameters[0]?.optional === false && !parameters[0].rest ? -1 : 0
  for (const { optional, rest } of parameters) if (!optional && !rest) needed += 1
  return { needed, offered: parameters.at(-1)?.rest === true ? Number.POSITIVE_INFINITY : parameters.length }
}

/** True when a callable takes as many arguments, or some callable of those that the numbers are joined from. */
export function takes({ needed, offered }: Arity, asked: number): boolean {
  return needed <= asked && asked <= offered
}

/** Numbers of arguments that any of two takes. */
export function joinArities(a: Arity, b: Arity): Arity {
  return { needed: Math.min(a.needed, b.needed), offered: Math.max(a.offered, b.offered) }
}
