export interface Iface {
  /** The id. */
  id: string
  /** Runs it. */
  run(): void
}
export declare class Base<T> {
  only: T[]
  protected prot: T
  static st: string
  /** Of the base. */
  m(x: T): void
  same(): number
}
export declare class Mid<U> extends Base<U[]> {
  m(x: U[]): void
}
export declare class Leaf extends Mid<string> implements Iface {
  id: string
  run(): void
}
