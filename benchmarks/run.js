import { availableParallelism, cpus, totalmem } from 'node:os'

/**
 * `npm run bench [-- name ...]`: takes the figures, one benchmark after the other, and prints each beside its control. A
 * name that ends in `.json` is a file for the benchmarks.
 *
 * A benchmark is a module that exports `title` and `measure()`, which returns rows of `{ figure, value, unit, target? }`;
 * the row called `control` is taken in the same run, on the same machine, so that a slow machine shows as such.
 */
const all = [
  ...['cold-pipeline', 'cached-pipeline', 'edit-to-disk', 'api-check', 'dev-edit', 'prerender'],
  ...[
    'completeness',
    'first-load-js',
    'repository-size',
    'client-navigation',
    'lighthouse',
    'search',
    'agents',
    'serve',
    'graceful-stop',
    'hostile-markdown',
  ],
]

/** Take a network, or minutes and memory: only by their names. */
const onRequest = [
  'search-words',
  'search-throttled',
  'social-images',
  'api-review',
  'api-review-history',
  'api-review-large',
  'api-review-mutation',
  'api-review-repository',
  'bad-input',
  'long-tasks',
  'scaling',
  'corpus',
  'cut-code',
  'doc-recall',
  'examples',
  'examples-deno',
  'examples-build',
  'install',
  'libraries',
  'output-size',
  'page-heights',
  'quick-info',
  'reader-tasks',
  'search-signatures',
  'silent-loss',
  'typedoc',
  'twins',
  'dev-corpus',
  'entry-sizes',
  'scale',
  'shards',
  'graph-scale',
  'graph-edit',
  'size',
  'source-lines',
]

const files = process.argv.slice(2).filter((name) => name.endsWith('.json'))
const names = process.argv.slice(2).filter((name) => !files.includes(name))
const unknown = names.filter((name) => ![...all, ...onRequest].includes(name))
if (unknown.length > 0) {
  console.error(`Found ${unknown.join(', ')}, expected benchmarks of: ${[...all, ...onRequest].join(', ')}.`)
  process.exit(2)
}

const memory = Math.round(totalmem() / 2 ** 30)
console.log(
  `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), ${memory} GiB, Node ${process.versions.node}`,
)
for (const name of names.length > 0 ? names : all) {
  const { title, measure } = await import(`./${name}.js`)
  console.log(`\n${name}: ${title}`)
  for (const { figure, value, unit, target } of await measure(...files)) {
    const number = value >= 100 ? Math.round(value) : Math.round(value * 100) / 100
    console.log(
      `  ${figure.padEnd(58)} ${String(number).padStart(8)} ${unit}${target === undefined ? '' : `  (target ${target})`}`,
    )
  }
}
