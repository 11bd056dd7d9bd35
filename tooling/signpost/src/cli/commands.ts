import { join, resolve } from 'node:path'
import { reviewCommands } from '@signpost/api-review/commands'
import { nearestName } from '@signpost/diagnostics/did-you-mean'
import type { Command, Commands, OptionName, Values } from './command-line.ts'
import type { McpEditor } from '../init/repository.ts'
import type { Narrowing } from '../packages/narrow-packages.ts'
import { devPlaces } from '../steps/places.ts'
import { shardOf } from '../site/shard.ts'
import { hintAtWorkspace } from './workspace-hint.ts'
import { outFor, placesFor, rootOf, sourcesFor } from '../site/site-options.ts'
import { UsageError } from '../steps/usage-error.ts'

const sources: readonly OptionName[] = ['root', 'config', 'content', 'cache', 'untrusted']
const narrowing: readonly OptionName[] = ['filter', 'since']
const server: readonly OptionName[] = ['port', 'host']

/** Commands of `signpost`. Each loads its code when it runs, so that others start fast. */
export const commands: Commands = {
  init: {
    summary: 'add Signpost to a repository: shows what it would write, and asks',
    options: ['root', 'yes', 'dry-run', 'from', 'review', 'deploy', 'mcp', 'remove', 'json'],
    run: async ({ values, steps }) => {
      if (values.remove === true) return removeInit(values)
      const [{ init }, { deployments, mcpEditors }] = await Promise.all([
        import('../init/init.ts'),
        import('../init/repository.ts'),
      ])
      const deploy = oneOf('deploy', deployments, values.deploy)
      const from = oneOf('from', ['typedoc'] as const, values.from)
      const options = {
        ...jsonOf(values),
        ...(deploy !== undefined && { deploy }),
        ...(from !== undefined && { from }),
        ...(values.mcp !== undefined && {
          mcp: [...new Set(values.mcp.split(','))].map(
            (name) => oneOf('mcp', Object.keys(mcpEditors) as McpEditor[], name.trim())!,
          ),
        }),
        yes: values.yes ?? false,
        dryRun: values['dry-run'] ?? false,
        review: values.review ?? false,
      }
      hintAtWorkspace(values)
      return init(rootOf(values), options, steps)
    },
  },
  upgrade: {
    summary: 'name the newest version of Signpost in package.json: shows what it would write, and asks',
    options: ['root', 'yes', 'dry-run', 'json'],
    run: async ({ values }) => {
      const { upgrade } = await import('../init/upgrade.ts')
      const options = { ...jsonOf(values), yes: values.yes ?? false, dryRun: values['dry-run'] ?? false }
      return upgrade(rootOf(values), options)
    },
  },
  build: {
    summary: 'document a repository and write its site as static files',
    options: [...sources, ...narrowing, 'out', 'base', 'url', 'json', 'details', 'strict', 'force', 'shard'],
    run: async ({ values, steps }) => {
      hintAtWorkspace(values)
      const { build } = await import('../site/build.ts')
      const { strict = false, force = false } = values
      const options = {
        ...sourcesFor(values),
        ...jsonOf(values),
        narrowing: narrowingOf(values),
        details: values.details ?? false,
        out: outFor(values),
        strict,
        force,
        ...(values.shard !== undefined && { shard: shardOf(values.shard) }),
      }
      return (await build(placesFor(values), options, steps)).code
    },
  },
  join: {
    operands: '<shards...>',
    example: 'the folders of all shards, such as: join shard-1 shard-2',
    summary: 'make a site of the parts that `build --shard` wrote, and check its links; nothing is rendered',
    options: [...sources, 'out', 'base', 'url', 'force'],
    run: async ({ values, operands, steps }) => {
      const { join } = await import('../site/join.ts')
      const shards = operands.map((folder) => resolve(folder))
      const options = { ...sourcesFor(values), shards, out: outFor(values), force: values.force ?? false }
      return join(placesFor(values), options, steps)
    },
  },
  serve: {
    summary: 'build, then serve the files',
    options: [...sources, ...server, 'out', 'base', 'url', 'json', 'details', 'strict', 'force'],
    run: async ({ values }) => {
      hintAtWorkspace(values)
      const { serve } = await import('../server/serve.ts')
      return serve(placesFor(values), {
        ...sourcesFor(values),
        ...jsonOf(values),
        ...addressOf(values),
        details: values.details ?? false,
        out: outFor(values),
        strict: values.strict ?? false,
        force: values.force ?? false,
      })
    },
  },
  dev: {
    summary: 'serve the site and update it when sources change',
    options: [...sources, ...server, 'base', 'json'],
    run: async ({ values }) => {
      hintAtWorkspace(values)
      const address = addressOf(values)
      const [{ dev }, { openCacheFolder }] = await Promise.all([import('../dev/dev.ts'), import('@signpost/files')])
      const places = placesFor(values)
      openCacheFolder(places.cache)
      return dev(devPlaces(places), { ...sourcesFor(values), ...jsonOf(values), ...address })
    },
  },
  check: {
    summary:
      'build into the cache; exit code 1 when a package is not documented in full, or a link on a page or in a doc comment is broken',
    options: [...sources, ...narrowing, 'base', 'url', 'json', 'details', 'examples', 'baseline'],
    run: async ({ values, steps }) => {
      hintAtWorkspace(values)
      const { build } = await import('../site/build.ts')
      const places = placesFor(values)
      const out = join(places.cache, 'check')
      const options = {
        ...sourcesFor(values),
        ...jsonOf(values),
        narrowing: narrowingOf(values),
        details: values.details ?? false,
        out,
        strict: true,
        force: true,
        isCheck: true as const,
      }
      if (values.baseline !== undefined && values.examples !== true)
        throw new UsageError('Found --baseline without --examples, expected both.')
      const { code } = await build(places, options, steps)
      if (values.examples !== true) return code
      const { json: _json, ...others } = values
      return Math.max(code, await runExamples(others))
    },
  },
  examples: {
    summary: 'type-check the examples of doc comments, READMEs and docs; exit code 1 when one does not compile',
    options: ['root', 'content', 'package', 'baseline', 'annotations', 'run', 'update', 'json', 'untrusted'],
    run: async ({ values }) => runExamples(values),
  },
  extract: {
    summary:
      "write the doc models and API reports of the package here to its .api, the cacheable task of a workspace's package",
    options: ['root', 'strict', 'json'],
    run: async ({ values, steps }) => {
      const { extract } = await import('../extraction/extract.ts')
      return extract(rootOf(values), { ...jsonOf(values), strict: values.strict ?? false }, steps)
    },
  },
  ...reviewing(),
  'reports check': {
    summary: 'extract what changed and compare the API reports with api-reports/; exit code 1 when they differ',
    options: ['root', 'config', 'untrusted'],
    run: async ({ values, steps }) =>
      (await import('../reports/reports.ts')).reports({ ...values, root: rootOf(values) }, false, steps),
  },
  'reports update': {
    summary: 'accept the changed API: write the reports to api-reports/',
    options: ['root', 'config', 'untrusted'],
    run: async ({ values, steps }) =>
      (await import('../reports/reports.ts')).reports({ ...values, root: rootOf(values) }, true, steps),
  },
  export: {
    operands: '<format>',
    example: 'markdown or yaml, such as: export markdown --out wiki',
    summary: 'write the API as Markdown, or as YAML for DocFX, by @microsoft/api-documenter',
    options: ['root', 'out', 'config', 'cache', 'untrusted'],
    run: async ({ values, operands: [given], steps }) => {
      const { exportDocs, exportFormats } = await import('../export/export.ts')
      const format = oneOf('format', exportFormats, given, '')!
      if (values.out === undefined) throw new UsageError('Found no --out, expected the folder to write: --out wiki')
      return exportDocs(placesFor(values), format, outFor(values), { ...values, root: rootOf(values) }, steps)
    },
  },
  mcp: {
    operands: '[address]',
    example: 'at most one address, such as: mcp https://docs.example.com/',
    summary: 'answer agents over the Model Context Protocol, from the last build or from the address of a site',
    options: ['root', 'cache', 'http', 'port'],
    run: async ({ values, operands: [site] }) => {
      const { mcp } = await import('../mcp/mcp.ts')
      const { http = false, port } = values
      if (!http && port !== undefined) throw new UsageError('Found --port without --http, expected both.')
      return mcp(placesFor(values), {
        ...(site !== undefined && { site }),
        ...(http && { port: portOf(port ?? '3939') }),
      })
    },
  },
  strings: {
    operands: '<locale> <file>',
    example: 'a language and a file, such as: strings de strings.de.json',
    summary: 'write the English texts of the interface to a file for translation, or add those that it lacks',
    options: [],
    run: async ({ operands: [locale, file] }) =>
      (await import('../docs/write-strings.ts')).writeStrings(locale!, file!),
  },
  'docs version': {
    operands: '<name>',
    example: 'one name, such as: docs version 1.0',
    summary: 'save the current hand-written docs as a version',
    options: [...sources, 'json'],
    run: async ({ values, operands }) => {
      const { cutVersion } = await import('../docs/cut-version.ts')
      return cutVersion(placesFor(values), operands[0]!, { ...sourcesFor(values), ...jsonOf(values) })
    },
  },
}

/** Commands of `api-review` that `signpost` has: that program parses and runs them. */
function reviewing(): Commands {
  // The reports that these read must not be older than the sources.
  const needsFresh = ['review', 'accept', 'history']
  return Object.fromEntries(
    ['review', 'accept', 'explain', 'diff', 'history'].map((name): [string, Command] => [
      name,
      {
        ...reviewCommands[name]!,
        run: async ({ argv = [], steps }) => {
          const { runOnFreshReports, runReviewCommand } = await import('../reports/review-command.ts')
          return needsFresh.includes(name) ? runOnFreshReports(argv, steps) : runReviewCommand(argv, steps)
        },
      },
    ]),
  )
}

async function removeInit(values: Values): Promise<number> {
  const others = (['from', 'review', 'deploy', 'mcp'] as const).filter((name) => values[name] !== undefined)
  if (others.length > 0) throw new UsageError(`Found --remove with --${others[0]}, expected it without.`)
  const { removeInit: remove } = await import('../init/remove.ts')
  return remove(rootOf(values), {
    ...jsonOf(values),
    yes: values.yes ?? false,
    dryRun: values['dry-run'] ?? false,
  })
}

async function runExamples(values: Values): Promise<number> {
  if (values.run && values.untrusted)
    throw new UsageError('Found --run with --untrusted, expected one of them: --run runs code of the root.')
  if (values.update && !values.run) throw new UsageError('Found --update without --run, expected both.')
  const { examples } = await import('../examples/examples-command.ts')
  const { content } = sourcesFor(values)
  return examples({
    root: rootOf(values),
    ...jsonOf(values),
    ...(content !== undefined && { content }),
    ...(values.package !== undefined && { only: values.package }),
    ...(values.baseline !== undefined && { baseline: resolve(values.baseline) }),
    ...(values.annotations !== undefined && { annotations: values.annotations }),
    ...(values.run && { run: { update: values.update ?? false } }),
  })
}

function narrowingOf({ filter, since }: Values): Narrowing {
  return { ...(filter !== undefined && { filter }), ...(since !== undefined && { since }) }
}

function jsonOf(values: Values): { json?: string } {
  return values.json === undefined ? {} : { json: resolve(values.json) }
}

function addressOf(values: Values): { port: number; host: string } {
  const port = portOf(values.port ?? process.env['PORT'] ?? '3000')
  return { port, host: values.host ?? 'localhost' }
}

function portOf(given: string): number {
  const port = Number(given)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new UsageError(`Found port "${given}", expected a whole number from 0 to 65535.`)
  }
  return port
}

/** Value of an option that must be one of a few words. */
function oneOf<Word extends string>(
  option: string,
  words: readonly Word[],
  given?: string,
  prefix = '--',
): Word | undefined {
  const word = words.find((one) => one === given)
  if (given === undefined || word !== undefined) return word
  const near = nearestName(given, words)
  throw new UsageError(
    `Found ${prefix}${option} "${given}", expected ${words.join(', ')}.${near === undefined ? '' : ` Did you mean "${near}"?`}`,
  )
}
