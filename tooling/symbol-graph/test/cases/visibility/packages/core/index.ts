export abstract class V {
  #p = 1
  private q = 2
  protected r = 3
  static s = 4
  declare t: string
  abstract u(): void
  async v(): Promise<number> { return this.#p + this.q }
  *w(): Generator<number> { yield 1 }
  x?: string
  y!: string
  /** @internal */
  _j = 1
}
export abstract class W extends V {
  override x?: 'a'
}
