import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { environment, root, run } from './environment.js'
import { buildSite, playwright, vitest } from './runners.js'
import { setup } from './setup.js'

// `npm run attack [-- --rounds 3] [-- --seed 7]`: the attacks that `npm test` makes, with other random input in each round.
// HTTP requests, Markdown, a hostile repository, texts and data that grow, killed builds and edits upon earlier builds; each is bounded and ends by itself.
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '1' }, seed: { type: 'string', default: '1' } },
})
const [rounds, first] = [Number(values.rounds), Number(values.seed)]
if (!Number.isInteger(rounds) || rounds < 1 || !Number.isInteger(first)) {
  console.error(
    `Found --rounds ${values.rounds} --seed ${values.seed}, expected whole numbers, and at least one round.`,
  )
  process.exit(2)
}

const attacks = [
  playwright('http-fuzz', 'hostile-paths', 'hostile-text', 'injected-markup'),
  [process.execPath, [join(root, 'benchmarks/scaling.js')]],
  vitest('markdown', 'fuzz', 'pathological', 'untrusted-html'),
  vitest('symbol-graph', 'crash-safety', 'bad-input'),
  vitest('prerender', 'superseded', 'swap'),
  vitest('files', 'run-git', 'find-packages', 'walkable'),
  vitest('docs-content', 'untrusted-config', 'last-update', 'front-matter', 'load-site-config', 'validate-site-config'),
  vitest('api-review', 'read-side'),
  vitest('signpost', 'hostile-root', 'untrusted-root', 'incremental'),
]

await setup()
const built = await buildSite()
let failed = built.code
for (let seed = first; seed < first + rounds && built.code === 0; seed++) {
  console.log(`\n== seed ${seed}`)
  const env = { ...environment, SIGNPOST_SEED: String(seed), SIGNPOST_SEQUENCES: '1' }
  for (const [command, args] of attacks) failed = (await run(command, args, { env })).code || failed
}
process.exitCode = failed
