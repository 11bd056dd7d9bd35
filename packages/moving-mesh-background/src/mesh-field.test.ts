import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRng, MeshField, type MeshOptionsInput, type MeshPoint } from './index.ts'

const size = { width: 800, height: 600 }
const copy = (field: MeshField): MeshPoint[] => field.points.map((point) => ({ ...point }))
const sizes = fc.record({ width: fc.integer({ min: 0, max: 3000 }), height: fc.integer({ min: 0, max: 3000 }) })
const options: fc.Arbitrary<MeshOptionsInput> = fc.record({
  spacing: fc.integer({ min: 1, max: 400 }),
  jitter: fc.integer({ min: 0, max: 5000 }),
  margin: fc.integer({ min: 0, max: 200 }),
  speed: fc.integer({ min: 0, max: 500 }),
  linkDistance: fc.integer({ min: 0, max: 300 }),
  maxPoints: fc.integer({ min: 0, max: 120 }),
  seed: fc.integer(),
})

function expectInBounds(field: MeshField, margin: number): void {
  for (const { x, y } of field.points) {
    expect(x).toBeGreaterThanOrEqual(-margin)
    expect(x).toBeLessThanOrEqual(field.size.width + margin)
    expect(y).toBeGreaterThanOrEqual(-margin)
    expect(y).toBeLessThanOrEqual(field.size.height + margin)
  }
}

describe('createRng', () => {
  test('gives the same numbers for the same seed, and others for another', () => {
    const take = (seed: number) => Array.from({ length: 20 }, createRng(seed))
    expect(take(7)).toEqual(take(7))
    expect(take(7)).not.toEqual(take(8))
  })

  test.each([0, 1, 2, -1, 2 ** 31, 0.5])(
    'gives numbers from 0 to less than 1 that are spread evenly, for seed %d',
    (seed) => {
      const tenths = Array.from({ length: 10 }, () => 0)
      const rng = createRng(seed)
      for (let count = 0; count < 10_000; count++) tenths[Math.floor(rng() * 10)]!++
      expect(tenths).toHaveLength(10)
      for (const tenth of tenths) expect(Math.abs(tenth - 1000)).toBeLessThan(150)
    },
  )
})

describe('MeshField', () => {
  test('is the same for the same seed, at first and later', () => {
    const [one, two, other] = [7, 7, 8].map((seed) => new MeshField(size, { seed }))
    expect(one!.points.length).toBeGreaterThan(10)
    expect(copy(one!)).toEqual(copy(two!))
    expect(copy(one!)).not.toEqual(copy(other!))
    one!.step(500)
    expect(copy(one!)).not.toEqual(copy(two!))
    two!.step(500)
    expect(copy(one!)).toEqual(copy(two!))
  })

  test('takes its random numbers from the given source', () => {
    expect(copy(new MeshField(size, { seed: 1 }, createRng(7)))).toEqual(copy(new MeshField(size, { seed: 7 })))
    expect(copy(new MeshField(size))).not.toEqual(copy(new MeshField(size)))
  })

  test('many small steps lead where a large one does', () => {
    fc.assert(
      fc.property(options, fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 100 }), (given, count, ms) => {
        const [small, large] = [new MeshField(size, given), new MeshField(size, given)]
        for (let step = 0; step < count; step++) small.step(ms)
        large.step(count * ms)
        small.points.forEach(({ x, y }, index) => {
          expect(x).toBeCloseTo(large.points[index]!.x, 6)
          expect(y).toBeCloseTo(large.points[index]!.y, 6)
        })
      }),
      { numRuns: 100 },
    )
  })

  test('the fastest point has the speed, the slowest half of it', () => {
    const field = new MeshField(size, { speed: 100, spacing: 20, margin: 1000, seed: 7 })
    const before = copy(field)
    field.step(100)
    const ways = field.points
      .map(({ x, y }, index) => Math.hypot(x - before[index]!.x, y - before[index]!.y))
      .sort((a, b) => a - b)
    expect(ways.at(-1)).toBeLessThanOrEqual(10.000001)
    expect(ways[Math.floor(ways.length / 2)]).toBeGreaterThan(5)
  })

  test('points stay in bounds and under their number, whatever the options', () => {
    fc.assert(
      fc.property(sizes, options, fc.integer({ min: 0, max: 100_000 }), sizes, (first, given, ms, second) => {
        const field = new MeshField(first, given)
        for (const act of [() => {}, () => field.step(ms), () => field.resize(second), () => field.step(ms)]) {
          act()
          expect(field.points.length).toBeLessThanOrEqual(given.maxPoints!)
          expectInBounds(field, given.margin!)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('each pair of near points is one edge, with the strength of its distance', () => {
    fc.assert(
      fc.property(options, fc.integer({ min: 1, max: 300 }), (given, linkDistance) => {
        const field = new MeshField(size, { ...given, spacing: 90, maxPoints: 1000, linkDistance })
        const found = [...field.edges()].map(({ from, to, strength }) => {
          const pair = [field.points.indexOf(from), field.points.indexOf(to)].sort((a, b) => a - b)
          return `${pair.join(' ')} ${strength.toFixed(6)}`
        })
        const wanted = field.points.flatMap((to, second) =>
          field.points.slice(0, second).flatMap((from, first) => {
            const strength = 1 - Math.hypot(from.x - to.x, from.y - to.y) / linkDistance
            return strength > 0 ? [`${first} ${second} ${strength.toFixed(6)}`] : []
          }),
        )
        expect(found.sort()).toEqual(wanted.sort())
      }),
      { numRuns: 100 },
    )
  })

  test('without a link distance there are no edges', () => {
    expect([...new MeshField(size, { linkDistance: 0 }).edges()]).toEqual([])
  })

  test('too many points are reduced to the maximum, wider apart and still joined', () => {
    const field = new MeshField(size, { spacing: 10, linkDistance: 14, maxPoints: 100, jitter: 0, seed: 7 })
    expect(field.points.length).toBeGreaterThan(80)
    expect(field.points.length).toBeLessThanOrEqual(100)
    expect([...field.edges()].length).toBeGreaterThan(100)
  })

  test('a canvas without area has no points, and gets points once it has', () => {
    const field = new MeshField({ width: 0, height: 600 }, { seed: 7 })
    expect(field.points).toEqual([])
    field.resize(size)
    expect(copy(field)).toEqual(copy(new MeshField(size, { seed: 7 })))
  })

  test('a low banner has points too', () => {
    expect(new MeshField({ width: 600, height: 10 }).points.length).toBeGreaterThan(0)
  })

  test('points keep their place when the canvas grows, and the new space is filled', () => {
    const field = new MeshField(size, { seed: 7 })
    const before = copy(field)
    field.resize({ width: 1600, height: 600 })
    expect(copy(field).slice(0, before.length)).toEqual(before)
    expect(field.points.length).toBeGreaterThan(before.length * 1.5)
    expect(field.points.slice(before.length).filter(({ x }) => x > 800).length).toBeGreaterThan(before.length / 2)
  })

  test('a canvas that shrinks and grows over and over keeps the number of its points', () => {
    const field = new MeshField(size, { seed: 7 })
    const { length } = field.points
    for (let turn = 0; turn < 50; turn++) {
      field.step(1000)
      field.resize({ width: 800, height: turn % 2 === 0 ? 500 : 600 })
    }
    expect(field.points.length).toBe(length)
  })

  test('a new speed or link distance keeps the points, a new grid does not', () => {
    const field = new MeshField(size, { seed: 7 })
    const before = copy(field)
    field.update({ speed: 0, linkDistance: 0 })
    field.step(1000)
    expect([copy(field), [...field.edges()]]).toEqual([before, []])
    field.update({ spacing: 60 })
    expect(field.points.length).toBeGreaterThan(before.length * 2)
    field.update({ spacing: undefined })
    expect(field.points.length).toBe(before.length)
  })

  test.each([{ margin: -1 }, { speed: Infinity }, { maxPoints: Infinity }, { jitter: NaN }])(
    'does not take %o',
    (wrong) => {
      const [name, value] = Object.entries(wrong)[0]!
      expect(() => new MeshField(size, wrong)).toThrow(
        `Expected ${name} to be a finite number from 0, found ${value}: `,
      )
    },
  )

  test('does not take a spacing below 1', () => {
    expect(() => new MeshField(size, { spacing: 0 })).toThrow(
      'Expected spacing to be a finite number from 1, found 0: ',
    )
  })
})

test.each([1, 5, 20])(
  'a spacing of %d pixels on a large canvas does not link all points with all others',
  (spacing) => {
    const field = new MeshField({ width: 1920, height: 1080 }, { spacing, seed: 7 })
    const edges = [...field.edges()]
    expect(edges.length).toBeGreaterThan(field.points.length)
    expect(edges.length).toBeLessThan(15 * field.points.length)
    for (const { from, to } of edges) expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeLessThanOrEqual(200)
  },
)
