import { setFlagsFromString, getHeapStatistics } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'
import { openAnswers, openWords } from '@signpost/name-search'

// Opens an index as the worker of the site does, and sends the memory that it holds.
setFlagsFromString('--expose-gc')
const gc = runInNewContext('gc')
const held = () => {
  gc()
  const { used_heap_size: heap, external_memory: external } = getHeapStatistics()
  return (heap + external) / 1e6
}
const { names, words, queries } = workerData
const piece = openWords({ bytes: words, hash: '0123456789ab' })
// The bytes of the words are the server's: only loaded pieces are the worker's.
const before = held() - names.length / 1e6
const index = openAnswers(names, (name) => piece(name).slice())
const opened = held() - before
for (const query of queries) await index.ask({ query, names: 8, words: 5 })
parentPort.postMessage({ opened, asked: held() - before })
