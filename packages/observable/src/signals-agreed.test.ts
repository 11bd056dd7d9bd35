import { describe, expect, test } from 'vitest'
import { ValueSubject, batch, computed, effect, untracked, type Subscription } from './index.ts'

// What alien-signals 3 and the signals of Preact both observe in these cases, run side by side.

type Log = (entry: unknown) => void

const cases: Record<string, { observe: (log: Log) => void; agreed: unknown[] }> = {
  'an equal computed value ends a change': {
    observe(log) {
      const source = new ValueSubject(1)
      const parity = computed((get) => get(source) % 2)
      const last = computed((get) => (log('run'), get(parity)))
      effect((get) => log(get(last)))
      source.set(3)
      source.set(2)
    },
    agreed: ['run', 1, 'run', 0],
  },
  'arms of a jagged diamond are computed once each, in the order of the reads': {
    observe(log) {
      const source = new ValueSubject(1)
      const short = computed((get) => (log('short'), get(source) + 1))
      const inner = computed((get) => (log('inner'), get(source) * 2))
      const long = computed((get) => (log('long'), get(inner)))
      const sum = computed((get) => (log('sum'), get(short) + get(long)))
      effect((get) => log(get(sum)))
      source.set(2)
    },
    agreed: ['sum', 'short', 'long', 'inner', 4, 'short', 'sum', 'inner', 'long', 7],
  },
  'a value read directly and through another one': {
    observe(log) {
      const source = new ValueSubject(2)
      const less = computed((get) => get(source) - 1)
      const sum = computed((get) => get(source) + get(less))
      const copy = computed((get) => (log('run'), get(sum)))
      effect((get) => log(get(copy)))
      source.set(4)
    },
    agreed: ['run', 3, 'run', 7],
  },
  'one of two dependencies stays equal': {
    observe(log) {
      const source = new ValueSubject(1)
      const [same, copy] = [computed((get) => (get(source), 'same')), computed((get) => get(source))]
      const both = computed((get) => (log('run'), `${get(same)} ${get(copy)}`))
      effect((get) => log(get(both)))
      source.set(2)
    },
    agreed: ['run', 'same 1', 'run', 'same 2'],
  },
  'all dependencies stay equal': {
    observe(log) {
      const source = new ValueSubject(1)
      const [a, b] = [computed((get) => (get(source), 'a')), computed((get) => (get(source), 'b'))]
      const both = computed((get) => (log('run'), get(a) + get(b)))
      effect((get) => log(get(both)))
      source.set(2)
    },
    agreed: ['run', 'ab'],
  },
  'a branch is computed when it is taken': {
    observe(log) {
      const source = new ValueSubject(0)
      const branch = computed((get) => (log('branch'), get(source)))
      const chosen = computed((get) => (get(source) > 0 ? get(source) : get(branch)))
      effect((get) => log(get(chosen)))
      source.set(1)
      source.set(0)
    },
    agreed: ['branch', 0, 1, 'branch', 0],
  },
  'the only dependency is dropped': {
    observe(log) {
      const source = new ValueSubject(1)
      let isDone = false
      const last = computed((get) => {
        log('run')
        if (isDone) return 0
        isDone = get(source) > 2
        return get(source)
      })
      effect((get) => log(get(last)))
      for (const value of [3, 4, 5]) source.set(value)
    },
    agreed: ['run', 1, 'run', 3, 'run', 0],
  },
  'a value without a result, whose source is read too': {
    observe(log) {
      const source = new ValueSubject(1)
      const none = computed((get) => void get(source))
      const outer = computed((get) => (log('outer'), get(source) === 4 ? get(none) : undefined))
      effect((get) => (get(outer), log('effect')))
      source.set(2)
      source.set(4)
    },
    agreed: ['outer', 'effect', 'outer', 'outer'],
  },
  'an effect changes what a computed value reads': {
    observe(log) {
      const [a, b] = [new ValueSubject(0), new ValueSubject(0)]
      const sum = computed((get) => get(a) + get(b))
      effect((get) => b.set(get(a) * 2))
      effect((get) => log(get(sum)))
      a.set(1)
      a.set(2)
    },
    agreed: [0, 3, 6],
  },
  'a computed value that is no longer read is not computed': {
    observe(log) {
      const isOn = new ValueSubject(true)
      const inner = computed((get) => (log('inner'), get(isOn)))
      effect((get) => log(get(isOn) ? get(inner) : 'off'))
      isOn.set(false)
    },
    agreed: ['inner', true, 'off'],
  },
  'a dependency that is dropped and taken again': {
    observe(log) {
      const [isFirst, a, b] = [new ValueSubject(true), new ValueSubject(1), new ValueSubject(2)]
      effect((get) => log(get(isFirst) ? get(a) : get(b)))
      b.set(3)
      isFirst.set(false)
      a.set(9)
      isFirst.set(true)
    },
    agreed: [1, 3, 9],
  },
  'an effect ends itself during its run': {
    observe(log) {
      const source = new ValueSubject(0)
      const own: Subscription = effect((get) => {
        log(get(source))
        if (source.value === 1) own.dispose()
      })
      source.set(1)
      source.set(2)
    },
    agreed: [0, 1],
  },
  'an effect ends a later one before that has run': {
    observe(log) {
      const source = new ValueSubject(0)
      effect((get) => {
        log(`a${get(source)}`)
        if (source.value === 1) later.dispose()
      })
      const later: Subscription = effect((get) => log(`b${get(source)}`))
      source.set(1)
    },
    agreed: ['a0', 'b0', 'a1'],
  },
  'an effect ends an earlier one after that has run': {
    observe(log) {
      const source = new ValueSubject(0)
      const earlier = effect((get) => log(`a${get(source)}`))
      effect((get) => {
        log(`b${get(source)}`)
        if (source.value === 1) earlier.dispose()
      })
      source.set(1)
      source.set(2)
    },
    agreed: ['a0', 'b0', 'a1', 'b1', 'b2'],
  },
  'an effect within another follows its own dependencies': {
    observe(log) {
      const [outer, inner] = [new ValueSubject(1), new ValueSubject(1)]
      effect((get) => {
        log(`outer ${get(outer)}`)
        effect((own) => log(`inner ${own(inner)}`))
      })
      inner.set(2)
    },
    agreed: ['outer 1', 'inner 1', 'inner 2'],
  },
  'an effect that is created in a run follows later changes': {
    observe(log) {
      const source = new ValueSubject(1)
      let isMade = false
      effect((get) => {
        log(`a${get(source)}`)
        if (isMade || source.value !== 2) return
        isMade = true
        untracked(() => effect((own) => log(`b${own(source)}`)))
      })
      source.set(2)
      source.set(3)
    },
    agreed: ['a1', 'a2', 'b2', 'a3', 'b3'],
  },
  'an untracked read is no dependency': {
    observe(log) {
      const [a, b] = [new ValueSubject(1), new ValueSubject(1)]
      effect((get) => log(`${get(a)} ${untracked(() => b.value)}`))
      b.set(2)
      a.set(2)
    },
    agreed: ['1 1', '2 2'],
  },
  'a batch in a batch ends with the outer one': {
    observe(log) {
      const [a, b] = [new ValueSubject(1), new ValueSubject(1)]
      effect((get) => log(`${get(a)} ${get(b)}`))
      batch(() => {
        a.set(2)
        batch(() => b.set(2))
        log('between')
        a.set(3)
      })
    },
    agreed: ['1 1', 'between', '3 2'],
  },
  'a computed value that is read in a batch is current': {
    observe(log) {
      const source = new ValueSubject(1)
      const twice = computed((get) => get(source) * 2)
      effect((get) => log(get(twice)))
      batch(() => {
        source.set(2)
        log(twice.value)
        source.set(3)
        log(twice.value)
      })
    },
    agreed: [2, 4, 6, 6],
  },
  'a value that a batch sets back runs no effect': {
    observe(log) {
      const source = new ValueSubject(1)
      effect((get) => log(get(source)))
      batch(() => {
        source.set(2)
        source.set(1)
      })
      source.set(2)
    },
    agreed: [1, 2],
  },
  'a value that a batch sets back computes nothing anew': {
    observe(log) {
      const source = new ValueSubject(1)
      const copy = computed((get) => (log('run'), get(source)))
      effect((get) => log(get(copy)))
      batch(() => {
        source.set(2)
        source.set(1)
      })
    },
    agreed: ['run', 1],
  },
  'a batch within an effect is one change for others': {
    observe(log) {
      const [source, a, b] = [new ValueSubject(1), new ValueSubject(0), new ValueSubject(0)]
      effect((get) => {
        const value = get(source)
        batch(() => {
          a.set(value)
          b.set(value)
        })
      })
      effect((get) => log(`${get(a)} ${get(b)}`))
      source.set(2)
    },
    agreed: ['1 1', '2 2'],
  },
  'a batch that throws has made its changes': {
    observe(log) {
      const source = new ValueSubject(1)
      effect((get) => log(get(source)))
      try {
        batch(() => {
          source.set(2)
          throw new Error('broken')
        })
      } catch (error) {
        log((error as Error).message)
      }
      source.set(3)
    },
    agreed: [1, 2, 'broken', 3],
  },
  'a computed value recovers from an error': {
    observe(log) {
      const source = new ValueSubject(1)
      const checked = computed((get) => {
        if (get(source) === 2) throw new Error('two')
        return get(source)
      })
      const next = computed((get) => get(checked) + 1)
      effect((get) => {
        try {
          log(get(next))
        } catch (error) {
          log((error as Error).message)
        }
      })
      source.set(2)
      source.set(3)
    },
    agreed: [2, 'two', 4],
  },
  'a value without readers is computed when it is read': {
    observe(log) {
      const source = new ValueSubject(1)
      const copy = computed((get) => (log('run'), get(source)))
      source.set(2)
      log(copy.value)
      log(copy.value)
      source.set(3)
    },
    agreed: ['run', 2, 2],
  },
}

describe('signals', () => {
  test.each(Object.entries(cases))('%s', (_, { observe, agreed }) => {
    const seen: unknown[] = []
    observe((entry) => seen.push(entry))
    expect(seen).toEqual(agreed)
  })
})

test('a value read within a batch is read again when the batch sets the source back', () => {
  const source = new ValueSubject(1)
  const copy = computed((get) => get(source))
  const seen: unknown[] = []
  effect((get) => void seen.push(get(copy)))
  batch(() => {
    source.set(2)
    seen.push(copy.value)
    source.set(1)
    source.set(3)
    seen.push(copy.value)
    source.set(1)
    seen.push(copy.value)
  })
  expect(seen).toEqual([1, 2, 3, 1, 1])
})

test('subscribers do not receive a value that a batch sets back', () => {
  const source = new ValueSubject(1)
  const seen: number[] = []
  source.subscribe((value) => seen.push(value))
  batch(() => {
    source.set(2)
    source.set(1)
  })
  source.set(2)
  expect(seen).toEqual([1, 2])
})
