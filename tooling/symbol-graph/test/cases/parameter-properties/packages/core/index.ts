export class P {
  /** @param px - From the block. */
  constructor(
    /** x */
    public readonly px: number,
    protected pp?: string,
    private pv?: boolean,
  ) { void this.pv }
}
