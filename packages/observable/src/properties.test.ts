import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ValueSubject, batch, computed, type Readable } from './index.ts'

/** Changes of three sources; those of one list are one batch. */
const change = fc.tuple(fc.nat({ max: 2 }), fc.integer({ min: -2, max: 2 }))
const batches = fc.array(fc.array(change, { minLength: 1, maxLength: 4 }), { maxLength: 10 })

/** Sums of earlier nodes, given by their indexes, three sources first. */
const graph = fc.array(fc.uniqueArray(fc.nat({ max: 7 }), { minLength: 1, maxLength: 3 }), {
  minLength: 1,
  maxLength: 6,
})

test('a computed value is delivered once per batch, when it differs, and is never a mix of old and new inputs', () => {
  fc.assert(
    fc.property(graph, batches, (shape, given) => {
      const sources = [0, 1, 2].map((value) => new ValueSubject(value))
      const nodes: Readable<number>[] = [...sources]
      for (const indexes of shape) {
        const inputs = indexes.map((index) => nodes[index % nodes.length]!)
        nodes.push(computed((get) => inputs.reduce((sum, input) => sum + get(input), 1)))
      }
      const root = computed((get) => get(nodes.at(-1)!) * 2)
      /** The same by plain recursion. */
      const valueOf = (index: number): number =>
        index < 3 ? sources[index]!.value : shape[index - 3]!.reduce((sum, from) => sum + valueOf(from % index), 1)
      const expected = (): number => valueOf(nodes.length - 1)
      const log: number[] = []
      const subscription = root.subscribe((value) => log.push(value))
      const wanted = [expected() * 2]
      for (const changes of given) {
        batch(() => changes.forEach(([index, value]) => sources[index]!.set(value)))
        const now = expected() * 2
        if (now !== wanted.at(-1)) wanted.push(now)
        expect(root.value).toBe(now)
      }
      expect(log).toEqual(wanted)
      subscription.unsubscribe()
      expect(sources.map(({ observerCount }) => observerCount)).toEqual([0, 0, 0])
    }),
  )
})

test('equals decides what is delivered, in and out of batches', () => {
  fc.assert(
    fc.property(batches, (given) => {
      const equals = (a: number, b: number): boolean => Math.abs(a) === Math.abs(b)
      const subject = new ValueSubject<number>(0, { equals })
      const log: number[] = []
      subject.subscribe((value) => log.push(value))
      for (const changes of given) batch(() => changes.forEach(([, value]) => subject.set(value)))
      for (let i = 1; i < log.length; i++) expect(equals(log[i - 1]!, log[i]!)).toBe(false)
      expect(equals(log.at(-1)!, subject.value)).toBe(true)
    }),
  )
})
