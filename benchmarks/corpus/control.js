import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { answer, cpuOf, cpuSeconds } from './child.js'
import { work } from './install.js'

// API Extractor alone on the same entry points: its own program, its own configuration, no facts. It treats
// everything in `node_modules` as external, so it gets a copy of the package elsewhere.
const [packageDir, out, name, version, ...all] = process.argv.slice(2)

/** With more entry points, runs the first and a sample of the others, and extrapolates. */
const most = 12
const step = Math.max(1, (all.length - 1) / (most - 1))
const entries = all.length <= most ? all : Array.from({ length: most }, (_, at) => all[Math.round(at * step)])
const { CompilerState, Extractor, ExtractorConfig } = createRequire(
  new URL('../../tooling/api-extract/package.json', import.meta.url),
)('@microsoft/api-extractor')
const loaded = cpuSeconds()

const configs = entries.map((types, index) => {
  const temp = join(out, `${index}`)
  mkdirSync(temp, { recursive: true })
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: packageDir,
      mainEntryPointFilePath: join(packageDir, types),
      compiler: {
        overrideTsconfig: {
          // The types of Node are looked for from the working directory, which is elsewhere.
          compilerOptions: {
            target: 'esnext',
            module: 'esnext',
            moduleResolution: 'bundler',
            strict: true,
            skipLibCheck: true,
            types: ['node'],
            typeRoots: [join(work, 'node_modules', '@types')],
          },
          files: all.map((file) => join(packageDir, file)),
        },
        skipLibCheck: true,
      },
      apiReport: {
        enabled: true,
        reportFileName: 'run.api.md',
        reportFolder: temp,
        reportTempFolder: join(temp, 'raw'),
      },
      // As in the extraction: only the first model of many entry points has what is not exported.
      docModel: {
        enabled: true,
        apiJsonFilePath: join(temp, 'run.api.json'),
        includeForgottenExports: index === 0 || all.length <= 20,
      },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(packageDir, 'package.json'),
    packageJson: { name, version },
  })
})

const crashes = []
let first = 0
const compilerState = CompilerState.create(configs[0])
// Counted outside API Extractor, as in the extraction, where the preflight requests it first.
compilerState.program.getTypeChecker()
for (const [index, config] of configs.entries()) {
  try {
    cpuOf(() =>
      Extractor.invoke(config, {
        compilerState,
        localBuild: true,
        messageCallback: (message) => {
          message.handled = true
        },
      }),
    )
  } catch (error) {
    crashes.push({
      types: entries[index],
      message: String(error.message)
        .replace(/^Internal Error: /, '')
        .split('\n')[0],
    })
  }
  if (index === 0) first = cpuOf.total
}
const unsampled = entries.length > 1 ? (cpuOf.total - first) * ((all.length - 1) / (entries.length - 1) - 1) : 0
answer({ inside: cpuOf.total + unsampled, crashes, unsampled }, loaded)
