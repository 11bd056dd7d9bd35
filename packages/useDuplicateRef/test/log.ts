/** Records calls of callback refs, in order. */
export interface Log {
  entries: string[]
  /** A callback ref that records `name: id of the element` or `name: null`. */
  callback: (name: string) => (instance: { id: string } | null) => void
  /** A callback ref that records the element and returns a cleanup, which records `name: cleanup of id`. */
  withCleanup: (name: string) => (instance: { id: string } | null) => () => void
  /** The entries since the last call. */
  take: () => string[]
}

export function createLog(): Log {
  const entries: string[] = []
  const record = (name: string, instance: { id: string } | null) => entries.push(`${name}: ${instance?.id ?? 'null'}`)
  return {
    entries,
    callback: (name) => (instance) => void record(name, instance),
    withCleanup: (name) => (instance) => {
      record(name, instance)
      return () => entries.push(`${name}: cleanup of ${instance?.id}`)
    },
    take: () => entries.splice(0),
  }
}
