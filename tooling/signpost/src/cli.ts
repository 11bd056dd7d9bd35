import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { describeSystemError, openCacheFolder, OutputError, SupersededError } from '@signpost/files'
import { build } from './build.ts'
import { cutVersion } from './cut-version.ts'
import { dev } from './dev.ts'
import { devPlaces, ownRoot, placesOf, siteFolder } from './places.ts'
import { RootError } from '@signpost/files/find-packages'
import { serve } from './serve.ts'
import { isReviewCommand, runReviewCommand } from './review-command.ts'
import { StepError } from './step-error.ts'

const usage = `Usage: signpost <command> [options]

  build   document a repository and write its site as static files
  serve   build, then serve the files
  dev     serve the site and update it when sources change
  check   build into the cache; exit code 1 when a package is not documented in full, or a link on a page or in a doc
          comment is broken
  review, accept, explain
          what changed in the committed API reports, see: signpost review --help
  docs version <name>
          save the current hand-written docs as a version

  --root <dir>      the repository: a pnpm, npm or yarn workspace, a package, or a folder of packages; default: here
  --out <dir>       where build and serve write the pages; default: <root>/site. Files that Signpost did not write are kept
  --config <file>   the site's configuration; default: <root>/site.config.{ts,mts,js,mjs,json}, if there is one
  --content <dir>   hand-written docs; default: <root>/content/docs, else the README as introduction
  --cache <dir>     intermediate data; default: a folder by the root's path in XDG_CACHE_HOME/signpost, else ~/.cache/signpost
  --port <n>        for serve and dev; default: the variable PORT, else 3000
  --host <name>     for serve and dev; default: localhost
  --untrusted       run no code of the root: its configuration must be site.config.json
  --json <file>     for build and check: write everything that was found as JSON
  --strict          fail the build when a package could not be documented in full, or a doc comment has a dead link`

const commands = ['build', 'serve', 'dev', 'check', 'docs version'] as const
type Command = (typeof commands)[number]

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const isKnown = [RootError, StepError, OutputError, SupersededError].some((known) => error instanceof known)
  const text = isKnown ? (error as Error).message : describeSystemError(error)
  if (text === undefined) throw error
  console.error(text)
  process.exitCode = 1
}

async function main(argv: string[]): Promise<number> {
  if (isReviewCommand(argv[0])) return runReviewCommand(argv)
  if (argv.includes('--help')) {
    console.log(usage)
    return 0
  }
  const parsed = parse(argv)
  if (typeof parsed === 'string') {
    console.error(`${parsed}\n\n${usage}`)
    return 2
  }
  const { command, values, name } = parsed
  const root = resolve(values.root ?? process.cwd())
  const places = placesOf(root, values.cache)
  const isOwn = root === ownRoot
  const documents = {
    stream: process.stdout,
    ...(values.untrusted === true && { untrusted: true }),
    ...((values.config ?? isOwn) && { config: resolve(values.config ?? join(siteFolder, 'site.config.ts')) }),
    ...((values.content ?? isOwn) && { content: resolve(values.content ?? join(siteFolder, 'content', 'docs')) }),
  }
  const port = Number(values.port ?? process.env['PORT'] ?? 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    console.error(`Found port "${values.port ?? process.env['PORT']}", expected a whole number from 0 to 65535.`)
    return 2
  }
  const host = values.host ?? 'localhost'
  const out = resolve(values.out ?? join(root, 'site'))
  const json = values.json === undefined ? {} : { json: resolve(values.json) }
  switch (command) {
    case 'build':
      return build(places, { ...documents, ...json, out, strict: values.strict ?? false })
    case 'check':
      return build(places, { ...documents, ...json, out: join(places.cache, 'check'), strict: true })
    case 'serve':
      return serve(places, { ...documents, out, strict: values.strict ?? false, port, host })
    case 'docs version':
      return cutVersion(places, name!, documents)
    case 'dev':
      openCacheFolder(places.cache)
      return dev(devPlaces(places), { ...documents, port, host })
  }
}

interface Values {
  root?: string
  out?: string
  config?: string
  content?: string
  cache?: string
  port?: string
  host?: string
  json?: string
  strict?: boolean
  untrusted?: boolean
}

/** Parses a command line; returns the error message if it is invalid. `name` is that of the version. */
function parse(argv: string[]): { command: Command; values: Values; name?: string } | string {
  const text = { type: 'string' } as const
  try {
    const { positionals, values } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        root: text,
        out: text,
        config: text,
        content: text,
        cache: text,
        port: text,
        host: text,
        json: text,
        strict: { type: 'boolean' },
        untrusted: { type: 'boolean' },
      },
    })
    if (positionals[0] === 'docs' && positionals[1] === 'version') {
      const [, , name, ...more] = positionals
      if (name !== undefined && more.length === 0) return { command: 'docs version', values, name }
      return `Found "${positionals.join(' ')}", expected one name, such as: docs version 1.0.`
    }
    const command = commands.find((name) => name === positionals[0])
    if (command === undefined || positionals.length !== 1) {
      return `Found "${positionals.join(' ')}", expected one command: ${commands.join(', ')}.`
    }
    return { command, values }
  } catch (error) {
    return (error as Error).message
  }
}
