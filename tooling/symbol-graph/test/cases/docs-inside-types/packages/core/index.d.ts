export interface Box { size: number }
export interface Props {
  /**
   * Called on change.
   * @param event - The event.
   * @param value - The new value.
   * @returns Whether to go on.
   */
  onChange?: (event: Event, value: Box) => boolean
  /**
   * Draws.
   * @param id - The id.
   */
  render: ((id: string) => void) | null
  /**
   * Named.
   * @param ev - The named event.
   */
  named?: Handler
  nested: {
    /** Deep. */
    deep: { /** Deeper. */ deeper?: Box }
    plain: number
  }
  /** Title of the page. */
  Comp: (props: { /** The title. */ title: string }) => void
}
/**
 * Handles.
 * @param ev - What happened.
 * @returns Nothing.
 */
export type Handler = (ev: Event) => void
/**
 * Takes.
 * @param o - The options.
 * @param o.cb - From the tag.
 */
export declare function takes(o: {
  /** The foo. */
  foo?: string
  /** The callback. */
  cb(): void
}, pair?: [/** First. */ first: string, second?: number]): void
/** Makes. */
export declare function makes(): Promise<{ /** The made foo. */ foo: string }>
export type Shape =
  | { /** Circles. */ kind: 'circle'; /** The radius. */ r: number }
  | { kind: 'square'; /** The side. */ side: Box }
export type Mixed = string | { /** Only one. */ one: number }
export type Part = Partial<{ /** The p. */ p: string }>
export type Mapped = { [K in 'a' | 'b']: { /** Of each. */ each: K } }
export type MappedMember = {
  /** Each flag. */
  readonly [K in 'a' | 'b' as `on${K}`]?: (/** The state. */ state: K) => void
}
export type MappedInline = Readonly<{ /** Each number. */ [K in 'a']: number }>
export interface Holder { table: { /** Each row. */ [K in 'a']: Box } }
export type Listed = ({ /** Of a pair. */ x: 1 } | { /** Of a pair, too. */ y: 2 })[]
export declare const table: Record<string, { /** In a table. */ cell: Box }>
export declare class Store<
  /** The state. */
  S
> extends Array<{ /** In the base. */ base: S }> {
  constructor(/** Where. */ at: string, options: { /** How deep. @defaultValue 3 */ depth: number })
  /**
   * Opens.
   * @param options - The options.
   */
  open(options: { /** The first. */ first: Box }): void
  open(options: { /** The other. */ other: string }): { /** The result. */ result: S }
}
/** Not lost. @param T none */
export declare function generic<T extends { /** In a constraint. */ id: string }>(of: T): T
/**
 * Documents an own type.
 * @param box - The box.
 * @param box.size - Its size.
 * @param box.none - Not there.
 */
export declare function named(box: Box): void
/** Callbacks of others are not documented. @param cb - The callback. */
export declare function plain(cb: (a: string) => void): void
