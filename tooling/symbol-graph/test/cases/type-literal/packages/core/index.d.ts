export interface Opt { x: 1 }
/** Props. */
export type Props = {
  /** a doc */
  a: Opt
  /** @deprecated not any more */
  b?: string
  nested: {
    /** deep */
    deep: string
  }
}
export declare const config: {
  /** The port. */
  readonly port: number
}
