import { chromium } from './chromium.js'
import { environment, run } from './environment.js'
import { buildSite, playwright, vitest } from './runners.js'
import { setup } from './setup.js'

// `npm run test:long`: the tests of which `npm test` takes a sample, in full. They read SIGNPOST_LONG.
const tests = [
  playwright(
    'accessibility',
    'both-modes',
    'every-page',
    'focus',
    'hostile-text',
    'http-fuzz',
    'quiet',
    'every-template',
  ),
  vitest('api-review', 'unseen-cases', 'package-cases'),
  vitest('symbol-graph', 'incremental', 'crash-safety', 'output-size', 'built-and-unbuilt'),
  vitest('examples', 'check-examples'),
  vitest('markdown', 'fuzz'),
  vitest('signpost', 'cli', 'counts', 'leaves-alone', '--pool', 'forks'),
]

await setup()
const env = { ...environment, SIGNPOST_CHROMIUM: await chromium(), SIGNPOST_LONG: '1' }
const built = await buildSite()
let failed = built.code
if (built.code === 0) for (const [command, args] of tests) failed = (await run(command, args, { env })).code || failed
process.exitCode = failed
