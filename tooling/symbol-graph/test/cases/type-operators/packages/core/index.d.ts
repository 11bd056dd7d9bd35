export interface Opt { a: string }
export type El<T> = T extends readonly (infer U)[] ? U : Opt
export type RO<T> = { readonly [K in keyof T]: T[K] extends Opt ? Opt : T[K] }
export type Tup = [first: Opt, second?: string, ...rest: Opt[]]
export type Ctor = abstract new (...args: Opt[]) => Opt
export type Tpl = `on-${keyof Opt}`
