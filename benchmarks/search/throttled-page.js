import { openAnswers, openWords } from '@signpost/name-search'
import { signatureAsker } from '@signpost/name-search/signatures'

// Page of `search-throttled`: runs what the workers of the site run, in the thread that Chromium slows down.

const load = async (file) => (await fetch(file)).arrayBuffer()
const names = new Uint8Array(await load('names.bin'))
const piece = openWords({ bytes: new Uint8Array(await load('words.bin')), hash: '0123456789ab' })
const signatures = JSON.parse(new TextDecoder().decode(await load('signatures.json')))
let index
let asker

/** Milliseconds of a fixed amount of work. */
globalThis.spin = () => {
  let sum = 0
  const start = performance.now()
  for (let at = 0; at < 5e7; at += 1) sum = (sum + at) | 0
  return sum < -Infinity ? 0 : performance.now() - start
}

globalThis.open = async () => {
  const start = performance.now()
  index = openAnswers(names, piece)
  const between = performance.now()
  // As the worker does while the reader begins to type.
  for await (const _ of index.warmUp());
  const warm = performance.now()
  asker = signatureAsker((file) => signatures[file])
  await asker.ask('-> void', { limit: 1 })
  return { names: between - start, warm: warm - between, signatures: performance.now() - warm }
}

/** Milliseconds of each query. */
globalThis.ask = async (kind, queries) => {
  const times = []
  for (const query of queries) {
    const start = performance.now()
    await (kind === 'signatures' ? asker.ask(query, { limit: 30 }) : index.ask({ query, names: 30, words: 30 }))
    times.push(performance.now() - start)
  }
  return times
}
