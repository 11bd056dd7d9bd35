import { describe, expect, test } from 'vitest'
import { ObservableMap, type MapChange } from './index.ts'

/** A map and a log of its changes. */
function watched(entries?: Iterable<readonly [string, unknown]>): [ObservableMap<string, unknown>, unknown[]] {
  const map = new ObservableMap(entries)
  const log: MapChange<string, unknown>[] = []
  map.changes.subscribe((change) => log.push(change))
  return [map, log]
}

describe('ObservableMap', () => {
  test('is a Map', () => {
    const [map] = watched()
    expect(map.set('a', 1)).toBe(map)
    expect(map.get('a')).toBe(1)
    expect(map).toBeInstanceOf(Map)
    expect([...map]).toEqual([['a', 1]])
    map.delete('a')
    expect(map.size).toBe(0)
  })

  test('copies entries without reporting', () => {
    const entries = new Map([['a', 1]])
    const [map, log] = watched(entries)
    map.set('b', 2)
    expect([...map.keys()]).toEqual(['a', 'b'])
    expect([...entries.keys()]).toEqual(['a'])
    expect(log).toEqual([{ type: 'add', key: 'b', value: 2 }])
    expect(new ObservableMap(null).size).toBe(0)
  })

  test('reports what was added, updated, deleted, cleared', () => {
    const [map, log] = watched()
    map.set('a', undefined)
    map.set('a', 1)
    map.set('b', 2)
    map.delete('a')
    map.clear()
    expect(log).toEqual([
      { type: 'add', key: 'a', value: undefined },
      { type: 'update', key: 'a', value: 1, previous: undefined },
      { type: 'add', key: 'b', value: 2 },
      { type: 'delete', key: 'a', previous: 1 },
      { type: 'clear', previous: new Map([['b', 2]]) },
    ])
  })

  test.each<[string, (map: ObservableMap<string, unknown>) => unknown]>([
    ['setting the value there is', (map) => map.set('a', NaN)],
    ['deleting a key that is missing', (map) => map.delete('b')],
    ['clearing what is empty', () => new ObservableMap().clear()],
    ['getOrInsert of a key that is there', (map) => map.getOrInsert('a', 2)],
  ])('tells nothing when nothing changes: %s', (_name, act) => {
    const [map, log] = watched([['a', NaN]])
    act(map)
    expect(log).toEqual([])
  })

  test('a change is reported after it is made', () => {
    const map = new ObservableMap<string, number>()
    const sizes: number[] = []
    map.changes.subscribe(() => sizes.push(map.size))
    map.set('a', 1).set('b', 2)
    map.clear()
    expect(sizes).toEqual([1, 2, 0])
  })

  test('getOrInsert and getOrInsertComputed report what they store', () => {
    const [map, log] = watched()
    expect(map.getOrInsert('a', undefined)).toBe(undefined)
    expect(map.getOrInsert('a', 1)).toBe(undefined)
    expect(map.getOrInsertComputed('b', (key) => key.toUpperCase())).toBe('B')
    expect(map.getOrInsertComputed('b', () => expect.unreachable())).toBe('B')
    expect(log).toEqual([
      { type: 'add', key: 'a', value: undefined },
      { type: 'add', key: 'b', value: 'B' },
    ])
  })

  test('an observer that changes the map is notified of that too', () => {
    const map = new ObservableMap<string, number>()
    const log: unknown[] = []
    map.changes.subscribe((change) => {
      log.push(change)
      if (change.type === 'add' && change.value < 2) map.set(`${change.key}!`, change.value + 1)
    })
    map.set('a', 1)
    expect([...map]).toEqual([
      ['a', 1],
      ['a!', 2],
    ])
    expect(log).toHaveLength(2)
  })
})
