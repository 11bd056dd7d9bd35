/** Data of a folder that another process may replace. */
export interface DataFolder<T> {
  /**
   * Opens the folder at the first call; only {@link DataFolder.refresh} reads it again.
   *
   * @throws the reader's errors when there is no data or its format is another one.
   */
  current: () => T
  /** Reads the data again when it was replaced on disk. Returns true when it has changed since the last call. */
  refresh: () => boolean
  /** Number of states of the data read so far: what was made from an earlier one is stale. */
  generation: () => number
}

/** @param open - Opens the folder; its result replaces `manifest` whenever it reads another state. */
export function dataFolder<T extends { readonly manifest: unknown; refresh(): unknown }>(open: () => T): DataFolder<T> {
  let opened: T | undefined
  let seen: unknown
  let generation = 0

  const refresh = (): boolean => {
    if (opened === undefined) opened = open()
    else opened.refresh()
    // A read that finds a replaced file refreshes the data itself, so compare with the manifest seen last.
    if (opened.manifest === seen) return false
    seen = opened.manifest
    generation += 1
    return true
  }

  return {
    current() {
      if (opened === undefined) refresh()
      return opened!
    },
    refresh,
    generation: () => generation,
  }
}
