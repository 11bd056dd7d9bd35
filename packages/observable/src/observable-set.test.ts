import { describe, expect, test } from 'vitest'
import { ObservableSet, type SetChange } from './index.ts'

/** A set and a log of its changes. */
function watched(values?: Iterable<unknown>): [ObservableSet<unknown>, SetChange<unknown>[]] {
  const set = new ObservableSet(values)
  const log: SetChange<unknown>[] = []
  set.changes.subscribe((change) => log.push(change))
  return [set, log]
}

describe('ObservableSet', () => {
  test('is a Set', () => {
    const [set] = watched()
    expect(set.add(2)).toBe(set)
    expect(set.has(2)).toBe(true)
    expect(set).toBeInstanceOf(Set)
    expect([...set]).toEqual([2])
    expect(set.delete(2)).toBe(true)
    expect(set.size).toBe(0)
  })

  test('copies values without reporting', () => {
    const values = new Set([1])
    const [set, log] = watched(values)
    set.add(2)
    expect([...set]).toEqual([1, 2])
    expect([...values]).toEqual([1])
    expect(log).toEqual([{ type: 'add', value: 2 }])
    expect(new ObservableSet(null).size).toBe(0)
  })

  test('reports what was added, deleted, cleared, after it was', () => {
    const [set, log] = watched()
    const sizes: number[] = []
    set.changes.subscribe(() => sizes.push(set.size))
    set.add(undefined).add(2)
    set.delete(undefined)
    set.clear()
    expect(log).toEqual([
      { type: 'add', value: undefined },
      { type: 'add', value: 2 },
      { type: 'delete', value: undefined },
      { type: 'clear', previous: new Set([2]) },
    ])
    expect(sizes).toEqual([1, 2, 1, 0])
  })

  test.each<[string, (set: ObservableSet<unknown>) => unknown]>([
    ['adding what is there', (set) => set.add(NaN)],
    ['deleting what is missing', (set) => set.delete(1)],
  ])('tells nothing when nothing changes: %s', (_name, act) => {
    const [set, log] = watched([NaN])
    act(set)
    expect(log).toEqual([])
  })

  test('clearing an empty set reports nothing', () => {
    const [set, log] = watched()
    set.clear()
    expect(log).toEqual([])
  })
})
