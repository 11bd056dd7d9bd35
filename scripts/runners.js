import { join } from 'node:path'
import { root, run } from './environment.js'

/** Command that runs test files of a workspace, by parts of their names. */
export const vitest = (workspace, ...files) => [
  'pnpm',
  [
    '--filter',
    `@signpost/${workspace}`,
    'exec',
    'vitest',
    'run',
    '--config',
    join(root, 'tooling/test-kit/vitest.js'),
    '--root',
    '.',
    ...files,
  ],
]

/** Command that runs browser tests of the site, by parts of their names. */
export const playwright = (...files) => ['pnpm', ['--filter', '@signpost/site', 'exec', 'playwright', 'test', ...files]]

/** Builds what those tests start and read. */
export const buildSite = () =>
  run('turbo', [
    'run',
    'prerender',
    'build',
    '--filter=@signpost/site',
    '--filter=@signpost/signpost',
    '--output-logs=errors-only',
  ])
