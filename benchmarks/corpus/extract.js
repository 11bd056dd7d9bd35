import { createRequire } from 'node:module'
import { answer, cpuOf, cpuSeconds } from './child.js'

// Extracts one package as `api-extract` does, and tells how much of the time API Extractor itself took.
const [packageDir, out] = process.argv.slice(2)
const { Extractor } = createRequire(new URL('../../tooling/api-extract/package.json', import.meta.url))(
  '@microsoft/api-extractor',
)
const { invoke } = Extractor
Extractor.invoke = (...args) => cpuOf(() => invoke.apply(Extractor, args))

const { createExtractor } = await import('../../tooling/api-extract/dist/index.js')
const loaded = cpuSeconds()
const { facts } = createExtractor().extract({ packageDir, out })
answer(
  {
    inside: cpuOf.total,
    entryPoints: facts.entryPoints.map(({ key, specifier, docModel }) => ({
      key,
      specifier,
      hasModel: docModel !== undefined,
    })),
    diagnostics: facts.diagnostics,
  },
  loaded,
)
