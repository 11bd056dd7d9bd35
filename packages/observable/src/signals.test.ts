import { describe, expect, test } from 'vitest'
import { watchUnhandled } from '../test/record.ts'
import {
  ObservableMap,
  ObservableSet,
  ValueSubject,
  batch,
  computed,
  effect,
  untracked,
  type Computed,
  type Readable,
  type Subscription,
} from './index.ts'

const unhandled = watchUnhandled()

/** A case of the behaviour that signal libraries agree on: it returns what it observes, in order. */
type Case = [name: string, observe: (log: (entry: unknown) => void) => void, expected: unknown[]]

const order: Case[] = [
  [
    'effects run in the order in which they were created',
    (log) => {
      const source = new ValueSubject(0)
      effect((get) => log(`a${get(source)}`))
      effect((get) => log(`b${get(source)}`))
      source.set(1)
    },
    ['a0', 'b0', 'a1', 'b1'],
  ],
  [
    'a change made by an effect comes after the one it reacts to',
    (log) => {
      const [a, b] = [new ValueSubject(0), new ValueSubject(0)]
      effect((get) => b.set(get(a) * 10))
      effect((get) => log([get(a), get(b)]))
      a.set(1)
    },
    [
      [0, 0],
      [1, 10],
    ],
  ],
  [
    'an effect that changes its own dependency runs again until it is stable',
    (log) => {
      const source = new ValueSubject(0)
      effect((get) => {
        log(get(source))
        if (get(source) < 3) source.set(get(source) + 1)
      })
    },
    [0, 1, 2, 3],
  ],
  [
    'dependencies are computed in the order of the reads',
    (log) => {
      const source = new ValueSubject(0)
      const [a, b] = ['a', 'b'].map((name) => computed((get) => (log(name), get(source))))
      effect((get) => void (get(b as Readable<number>) + get(a as Readable<number>)))
      source.set(1)
    },
    ['b', 'a', 'b', 'a'],
  ],
]

const glitches: Case[] = [
  [
    'an effect on both arms of a diamond runs once',
    (log) => {
      const source = new ValueSubject(1)
      const [twice, thrice] = [computed((get) => get(source) * 2), computed((get) => get(source) * 3)]
      effect((get) => log(`${get(source)} ${get(twice)} ${get(thrice)}`))
      source.set(2)
    },
    ['1 2 3', '2 4 6'],
  ],
  [
    'arms of different length',
    (log) => {
      const source = new ValueSubject(1)
      const b = computed((get) => get(source) + 1)
      const c = computed((get) => get(b) + 1)
      effect((get) => log(get(source) + get(c)))
      source.set(2)
    },
    [4, 6],
  ],
  [
    'an equal intermediate value stops the change, also behind a changed sibling',
    (log) => {
      const source = new ValueSubject(1)
      const sign = computed((get) => get(source) > 0)
      const text = computed((get) => (log('run'), String(get(sign))))
      effect((get) => log(get(text)))
      effect((get) => log(get(source)))
      source.set(2)
    },
    ['run', 'true', 1, 2],
  ],
  [
    'a value read in a batch is current, and effects run once after it',
    (log) => {
      const [a, b] = [new ValueSubject(1), new ValueSubject(1)]
      const sum = computed((get) => get(a) + get(b))
      effect((get) => log(get(sum)))
      batch(() => {
        a.set(2)
        log(`in batch ${sum.value}`)
        b.set(3)
      })
    },
    [2, 'in batch 3', 5],
  ],
]

const dynamic: Case[] = [
  [
    'a branch that is not taken is no dependency',
    (log) => {
      const [on, value] = [new ValueSubject(true), new ValueSubject(1)]
      effect((get) => log(get(on) ? get(value) : 'off'))
      on.set(false)
      value.set(2)
      log(value.observerCount)
      on.set(true)
    },
    [1, 'off', 0, 2],
  ],
  [
    'reads in another order, repeated and nested, are one dependency each',
    (log) => {
      const [flip, a, b] = [new ValueSubject(false), new ValueSubject('a'), new ValueSubject('b')]
      const inner = computed((get) => get(a) + get(b))
      effect((get) => log(get(flip) ? get(b) + get(inner) + get(a) + get(b) : get(a) + get(inner) + get(a)))
      log([a.observerCount, b.observerCount])
      flip.set(true)
      log([a.observerCount, b.observerCount])
      flip.set(false)
      log([a.observerCount, b.observerCount])
    },
    ['aaba', [2, 1], 'babab', [2, 2], 'aaba', [2, 1]],
  ],
  [
    'an untracked read is no dependency',
    (log) => {
      const [a, b] = [new ValueSubject(1), new ValueSubject(1)]
      effect((get) => log(get(a) + untracked(() => get(b)) + b.value))
      b.set(5)
      a.set(2)
    },
    [3, 12],
  ],
  [
    'a computed value made inside another one is not its dependency until it is read',
    (log) => {
      const source = new ValueSubject(1)
      const outer = computed((get) => {
        const inner = computed((read) => read(source) * 2)
        return get(inner) + inner.value
      })
      effect((get) => log(get(outer)))
      source.set(2)
    },
    [4, 8],
  ],
]

const disposal: Case[] = [
  [
    'an effect ended inside of its own run does not run again, and its teardown runs',
    (log) => {
      const [source, later] = [new ValueSubject(0), new ValueSubject(0)]
      const running = effect((get) => {
        log(get(source))
        if (get(source) === 1) running.unsubscribe()
        get(later)
        return () => log('teardown')
      })
      source.set(1)
      source.set(2)
      log([running.closed, source.observerCount, later.observerCount])
    },
    [0, 'teardown', 1, 'teardown', [true, 0, 0]],
  ],
  [
    'an effect that ends another one, which is due, keeps it from running',
    (log) => {
      const source = new ValueSubject(0)
      effect((get) => {
        if (get(source) === 1) second.unsubscribe()
      })
      const second = effect((get) => log(get(source)))
      source.set(1)
    },
    [0],
  ],
  [
    'a teardown runs before the next run and at the end, and its reads are no dependencies',
    (log) => {
      const [source, other] = [new ValueSubject(0), new ValueSubject('x')]
      {
        using _running = effect((get) => {
          const value = get(source)
          return () => log(`${value}${get(other)}`)
        })
        source.set(1)
        other.set('y')
      }
      log(source.observerCount + other.observerCount)
    },
    ['0x', '1y', 0],
  ],
  [
    'an aborted signal ends an effect, or keeps it from starting',
    (log) => {
      const [source, stop] = [new ValueSubject(0), new AbortController()]
      effect((get) => log(get(source)), { signal: stop.signal })
      stop.abort()
      source.set(1)
      log(effect(() => log('never'), { signal: stop.signal }).closed)
    },
    [0, true],
  ],
  [
    'the last observer releases a whole chain',
    (log) => {
      const source = new ValueSubject(0)
      const chain = computed((get) => get(computed((read) => read(source))))
      const running = effect((get) => log(get(chain)))
      log(source.observerCount)
      running.unsubscribe()
      log(source.observerCount)
    },
    [0, 1, 0],
  ],
]

describe.each([
  ['order', order],
  ['glitches', glitches],
  ['dynamic dependencies', dynamic],
  ['disposal', disposal],
])('%s', (_kind, cases) => {
  test.each(cases)('%s', (_name, observe, expected) => {
    const log: unknown[] = []
    observe((entry) => log.push(entry))
    expect(log).toEqual(expected)
  })
})

describe('errors of effects', () => {
  test('are unhandled ones, and the effect runs at the next change', () => {
    const source = new ValueSubject(0)
    const log: number[] = []
    effect((get) => {
      if (get(source) === 1) throw new Error('one')
      log.push(get(source))
      return () => {
        throw new Error('teardown')
      }
    })
    source.set(1)
    source.set(2)
    expect(log).toEqual([0, 2])
    expect(unhandled.take().map(String)).toEqual(['Error: teardown', 'Error: one'])
  })

  test('a value that fails is read again after a change', () => {
    const source = new ValueSubject(0)
    const value = computed((get) => {
      if (get(source) === 1) throw new Error('one')
      return get(source)
    })
    const log: unknown[] = []
    effect((get) => {
      try {
        log.push(get(value))
      } catch (error) {
        log.push(String(error))
      }
    })
    source.set(1)
    source.set(2)
    expect(log).toEqual([0, 'Error: one', 2])
  })

  test.each([[undefined], [null], ['text'], [{}]])('%s is no effect', (run) => {
    expect(() => effect(run as never)).toThrow(/^Expected a function for effect, found/)
  })
})

describe('deep graphs', () => {
  /** A chain in which each value reads the one before, and `also` if given. */
  function chain(first: Readable<number>, length: number, also?: Readable<number>): Computed<number> {
    let last = computed((get) => get(first))
    for (let i = 1; i < length; i++) {
      const before = last
      last = computed((get) => (also ? get(also) * 0 : 0) + get(before) + 1)
    }
    return last
  }

  test.each([
    ['read', false],
    ['observed', true],
  ])('100,000 chained values, %s', (_name, observed) => {
    const source = new ValueSubject(1)
    const last = chain(source, 100_000)
    const log: number[] = []
    const subscription = observed ? last.subscribe((value) => log.push(value)) : undefined
    expect(last.value).toBe(100_000)
    source.set(2)
    expect(last.value).toBe(100_001)
    subscription?.unsubscribe()
    expect(source.observerCount).toBe(0)
    expect(log).toEqual(observed ? [100_000, 100_001] : [])
  })

  test('values that all read the source too, and functions that catch every error', () => {
    const source = new ValueSubject(1)
    let last = chain(source, 3000, source)
    for (let i = 0; i < 3000; i++) {
      const before = last
      last = computed((get) => {
        try {
          return get(before) + 1
        } catch {
          return -1
        }
      })
    }
    const log: number[] = []
    let runs = 0
    effect((get) => {
      runs++
      log.push(get(last))
    })
    source.set(2)
    expect(log).toEqual([6000, 6001])
    expect(runs).toBe(2)
  })

  test.each([3, 1000])('a cycle of %d values is an error that names it, and its end is noticed', (length) => {
    const open = new ValueSubject(false)
    const values: Computed<number>[] = []
    for (let i = 0; i < length; i++) {
      const index = i
      values.push(
        computed(
          (get): number => (index === 0 && get(open) ? 0 : get(values[(index + 1) % length] as Readable<number>)),
          {
            name: `v${index}`,
          },
        ),
      )
    }
    const entry = computed((get) => get(values[1] as Readable<number>), { name: 'entry' })
    expect(() => entry.value).toThrow(/^Expected values without a cycle, found v\d+ -> .*: a computed value depends on/)
    if (length === 3) expect(() => values[1]?.value).toThrow('v1 -> v2 -> v0 -> v1')
    open.set(true)
    expect(entry.value).toBe(0)
  })
})

test.each([true, false])('an effect that reads a cycle is notified at its end, in a batch: %s', (isBatched) => {
  const isCyclic = new ValueSubject(true)
  const other = new ValueSubject(0)
  const a: Readable<number> = computed((get): number => (get(isCyclic) ? get(b) : 1), { name: 'a' })
  const b: Readable<number> = computed((get): number => get(a) + 1, { name: 'b' })
  const log: unknown[] = []
  const watch = (value: Readable<number>): Subscription =>
    effect((get) => {
      try {
        log.push(get(value))
      } catch (error) {
        log.push((error as { code: string }).code)
      }
    })
  const first = watch(a)
  const second = watch(b)
  const change = (value: boolean): void => {
    if (isBatched) batch(() => isCyclic.set(value))
    else isCyclic.set(value)
  }
  // A change that does not end the cycle runs nothing.
  other.set(1)
  expect(log.splice(0)).toEqual(['CYCLE', 'CYCLE'])
  change(false)
  expect(log.splice(0)).toEqual([1, 2])
  other.set(2)
  change(true)
  expect(log.splice(0)).toEqual(['CYCLE', 'CYCLE'])
  first.unsubscribe()
  change(false)
  expect(log.splice(0)).toEqual([2])
  second.unsubscribe()
  change(true)
  expect(log).toEqual([])
})

test('an effect that changes a value when it reads a cycle runs once', () => {
  const isCyclic = new ValueSubject(true)
  const failures = new ValueSubject(0)
  const own: Readable<number> = computed((get): number => (get(isCyclic) ? get(own) : 1))
  let runs = 0
  using _ = effect((get) => {
    runs++
    try {
      get(own)
    } catch {
      failures.set(failures.value + 1)
    }
  })
  expect([runs, failures.value]).toEqual([1, 1])
  isCyclic.set(false)
  expect([runs, failures.value]).toEqual([2, 1])
})

test('a change that never ends is an error that names what is on the loop', () => {
  const [ping, pong] = [new ValueSubject(0, { name: 'ping' }), new ValueSubject(0, { name: 'pong' })]
  effect((get) => pong.set(get(ping)), { name: 'to pong' })
  effect((get) => ping.set(get(pong) + 1), { name: 'to ping', signal: AbortSignal.abort() })
  const late = (): void => {
    effect((get) => ping.set(get(pong) + 1), { name: 'to ping' })
  }
  expect(late).toThrow(
    expect.objectContaining({
      code: 'ENDLESS_CHANGE',
      message: expect.stringMatching(/\((?=.*to pong -> pong)(?=.*to ping -> ping).*\): stop at a final one\.$/),
    }),
  )
})

test('an effect that cannot be returned, because its first run starts an endless change, is ended', () => {
  const source = new ValueSubject(0)
  expect(() => effect((get) => source.set(get(source) + 1))).toThrow(/^Expected a change to end/)
  expect(source.observerCount).toBe(0)
  source.set(-1)
  expect(source.value).toBe(-1)
})

describe('collections', () => {
  test('are values that others depend on', () => {
    const stock = new ObservableMap([['apples', 3]])
    const chosen = new ObservableSet(['apples'])
    const total = computed((get) => [...get(chosen)].reduce((sum, name) => sum + (get(stock).get(name) ?? 0), 0))
    const log: number[] = []
    total.subscribe((value) => log.push(value))
    stock.set('apples', 4)
    stock.set('apples', 4)
    batch(() => {
      stock.set('pears', 5)
      chosen.add('pears')
    })
    chosen.delete('apples')
    stock.clear()
    expect(log).toEqual([3, 4, 9, 5, 0])
    expect(total.value).toBe(0)
  })

  test('are delivered now, after each change and once for a batch', () => {
    const set = new ObservableSet([1])
    const sizes: number[] = []
    const changes: string[] = []
    set.changes.subscribe(({ type }) => changes.push(`${type} ${set.size}`))
    const subscription = set.subscribe((now) => sizes.push(now.size))
    set.add(2).add(2)
    batch(() => set.add(3).add(4))
    subscription.unsubscribe()
    set.clear()
    expect(sizes).toEqual([1, 2, 4])
    expect(changes).toEqual(['add 2', 'add 3', 'add 4', 'clear 0'])
    expect(set.value).toBe(set)
  })
})
