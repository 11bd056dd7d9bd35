import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuildPlaces, differences, type Ending, filesOf, kill, type Moment, moments, run } from './run-build.ts'
import { signpostHere } from './steps-here.ts'
import { asWritten, edits, type SmallRepository, writeRepository } from './small-repository.ts'

/** Edits, then a build. One that is killed has its edits undone before the next step, which finds what it left. */
interface Step {
  edits: readonly (readonly [name: string, pick: number])[]
  kill?: Moment
}

/** Every kind of edit at least once. Packages are picked by path, docs by name. */
const script: readonly Step[] = [
  {
    edits: [
      ['rename a package', 0],
      ['change a comment', 2],
      ['rename a doc', 1],
      ['swap two names', 1],
      ['edit the README of the root', 1],
    ],
  },
  {
    edits: [
      ['edit a doc', 0],
      ['change a comment', 0],
    ],
    kill: 'while pages are made',
  },
  { edits: [['change the comment of a member', 2]] },
  { edits: [['change the comment of a member', 2]] },
  { edits: [['deprecate a member', 2]] },
  { edits: [['deprecate a member', 6]] },
  {
    edits: [
      ['swap two folders', 0],
      ['add an export', 0],
      ['remove an export', 2],
      ['edit a doc', 0],
      ['move a package', 1],
      ['give a slug', 0],
      ['add a doc', 3],
      ['change the title', 4],
    ],
  },
  {
    edits: [
      ['delete a package', 0],
      ['edit a tsconfig', 0],
    ],
    kill: 'while the graph is made',
  },
  {
    edits: [
      ['delete a package', 0],
      ['remove a doc', 0],
      ['change the address', 0],
    ],
  },
  {
    edits: [
      ['add a package', 0],
      ['share a slug', 1],
      ['change the exports of a manifest', 2],
      ['edit a README', 0],
      ['change the locales', 0],
    ],
  },
]

/** `SIGNPOST_SEQUENCES=10 SIGNPOST_SEED=7` follows ten random sequences after the script. */
const sequences = Number(process.env['SIGNPOST_SEQUENCES'] ?? 0)
const seed = Number(process.env['SIGNPOST_SEED'] ?? 1)

const step = fc.record(
  {
    edits: fc.array(fc.tuple(fc.constantFrom(...Object.keys(edits)), fc.nat(9)), { minLength: 1, maxLength: 3 }),
    kill: fc.constantFrom(...moments),
  },
  { requiredKeys: ['edits'] },
)

let folder: string
/** Results of builds from nothing, by the repository. */
const fromNothing = new Map<string, Promise<{ ending: Ending; files: Map<string, string> }>>()

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'signpost-incremental-')))
})

afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

function placesIn(name: string): BuildPlaces {
  const own = join(folder, name)
  return { root: join(own, 'repository'), out: join(own, 'out'), cache: join(own, 'cache') }
}

function buildFromNothing(repository: SmallRepository): Promise<{ ending: Ending; files: Map<string, string> }> {
  const key = JSON.stringify(repository)
  const known = fromNothing.get(key)
  if (known !== undefined) return known
  const places = placesIn(`nothing-${fromNothing.size}`)
  writeRepository(places.root, repository)
  const result = run(places).then((ending) => {
    const files = filesOf(places.out)
    rmSync(join(places.root, '..'), { recursive: true })
    return { ending, files }
  })
  fromNothing.set(key, result)
  return result
}

async function follow(steps: readonly Step[], places: BuildPlaces): Promise<void> {
  let repository = asWritten
  writeRepository(places.root, repository)
  await run(places)
  for (const [at, one] of steps.entries()) {
    const edited = one.edits.reduce((before, [name, pick]) => edits[name]!(before, pick), repository)
    writeRepository(places.root, edited)
    let ended: Promise<void> = Promise.resolve()
    if (one.kill === undefined) repository = edited
    else {
      ;({ ended } = await kill(places, one.kill))
      writeRepository(places.root, repository)
    }
    const [ending, expected] = await Promise.all([run(places), buildFromNothing(repository)])
    // Processes left by a killed build must not overwrite the pages either.
    await ended
    const what = `step ${at}: ${JSON.stringify(one)}`
    expect(ending, what).toEqual(expected.ending)
    // A build that fails leaves the pages of the one before.
    if (ending.code === 0) expect(differences(filesOf(places.out), expected.files), what).toEqual([])
  }
}

test('a build upon an earlier one, or upon one that was killed, comes to the files and the findings of a build from nothing', {
  timeout: 600_000 + sequences * 300_000,
}, async () => {
  let count = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), (steps) =>
      follow(steps, placesIn(`incremental-${(count += 1)}`)),
    ),
    { examples: [[script as Step[]]], numRuns: 1 + sequences, seed, endOnFailure: true },
  )
})

test('a comment of a member is rendered on its page only, and on those of the whole site', {
  timeout: 600_000,
}, async () => {
  const places = placesIn('rendered')
  const documentsOf = async (repository: SmallRepository): Promise<(number | undefined)[]> => {
    writeRepository(places.root, repository)
    const { output } = await signpostHere(
      ['build', '--root', places.root, '--out', places.out, '--cache', places.cache],
      places.root,
    )
    const [, rendered, reused] = /^Prerendered (\d+) documents and reused (\d+) /m.exec(output) ?? []
    return [rendered, reused].map(Number)
  }
  const edit = edits['change the comment of a member']!
  const before = edit(asWritten, 0)
  const [all, none] = await documentsOf(before)
  expect(none).toBe(0)
  // The page; home, packages, coverage and results of the search: each with its data.
  expect(await documentsOf(edit(before, 0))).toEqual([2 * 5, all! - 2 * 5])
})

test('a page shows an example of another package as it is now', { timeout: 600_000 }, async () => {
  const places = placesIn('examples')
  const [first, second] = [400_001, 400_005]
  const steps: Step[] = [
    {
      edits: [
        ['check the examples', 0],
        ['give an example', first],
      ],
    },
    { edits: [['give an example', second]] },
  ]
  await follow(steps, places)
  expect(filesOf(places.out).get('api/core/variable/lid.html')).toContain(String(second))
})
