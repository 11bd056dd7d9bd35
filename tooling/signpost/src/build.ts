import { createHash } from 'node:crypto'
import { cpSync, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { checkOutput, claimOutput, inheritedClaim, openCacheFolder } from '@signpost/files'
import { docsSources, documentRoot, type DocumentOptions } from './document.ts'
import { findPackages } from './find-packages.ts'
import { program, siteFolder, type Places } from './places.ts'
import { report } from './report.ts'
import { runStep } from './run-step.ts'
import { StepError } from './step-error.ts'

/** What a build is asked to do. */
export interface BuildOptions extends DocumentOptions {
  /** Where the pages go. */
  out: string
  /** Whether a package that could not be documented in full fails the build. */
  strict: boolean
}

/**
 * Documents a root and writes its site as static files.
 *
 * @returns The exit code: 0, or 1 when `strict` and some package is not whole, or a link is broken.
 * @throws {@link StepError} when a step fails as a whole.
 * @throws `OutputError` when writing the site or the cache could lose something.
 * @throws `SupersededError` when a newer build of the same cache or output starts meanwhile.
 */
export async function build(places: Places, options: BuildOptions): Promise<number> {
  const packages = findPackages(places.root).packages.map(({ directory }) => directory)
  openCacheFolder(places.cache)
  const { content = places.root } = docsSources(places, options)
  const out = checkOutput(options.out, { keep: [...packages, content, places.root, places.cache] })
  // Every program that is started from here holds the claim.
  Object.assign(process.env, claimOutput(places.cache, out).env)
  try {
    return await writeSite(places, { ...options, out })
  } catch (error) {
    // Whatever failed: with a newer build in the same folders that is why.
    inheritedClaim().confirm()
    throw error
  }
}

async function writeSite(places: Places, options: BuildOptions): Promise<number> {
  const { out } = options
  const { extractions, baseUrl, off } = await documentRoot(places, options)
  const app = await appFor(baseUrl)
  const env = dataEnvironment(places)

  const render = [
    program('prerender'),
    '--site',
    siteFolder,
    '--app',
    app,
    '--out',
    out,
    ...(process.stderr.isTTY ? ['--progress'] : []),
  ]
  const rendered = await runStep('prerender', render, { cwd: siteFolder, env, show: true })
  if (rendered.code !== 0) throw new StepError('prerender', 'See above what could not be made.')
  const checked = await runStep(
    'link check',
    [program('check-site'), out, '--config', join(places.content, 'manifest.json')],
    { env, show: true },
  )
  if (checked.code > 1) throw new StepError('link check', 'See above what could not be read.')

  const summary = report(extractions, off)
  console.log(summary.text)
  console.log(`The site is in ${options.out}`)
  return checked.code !== 0 || (options.strict && summary.failed > 0) ? 1 : 0
}

/** Where the app finds a root's data. */
export function dataEnvironment(places: Places): Record<string, string> {
  return { SIGNPOST_GRAPH: places.graph, SIGNPOST_CONTENT: places.content }
}

/**
 * The built app for a base URL: the one in `build`, or one made for that base URL, because the addresses of scripts and
 * styles are part of it. It is made inside the site's folder, where its dependencies are found, and kept.
 */
export async function appFor(baseUrl: string): Promise<string> {
  const app = join(siteFolder, 'build')
  if (!existsSync(join(app, 'server', 'index.js'))) {
    throw new StepError(
      'app',
      `${join(app, 'server', 'index.js')} does not exist. Run \`npm run build\` in Signpost's own folder once.`,
    )
  }
  if (baseUrl === '/') return app

  const own = join(siteFolder, '.cache', `app-${createHash('sha256').update(baseUrl).digest('hex').slice(0, 12)}`)
  const remix = join(
    dirname(createRequire(join(siteFolder, 'package.json')).resolve('@remix-run/dev/package.json')),
    'dist',
    'cli.js',
  )
  const built = await runStep('app', [remix, 'vite:build'], {
    cwd: siteFolder,
    env: { SIGNPOST_BASE_URL: baseUrl, SIGNPOST_BUILD: own, NODE_ENV: 'production' },
  })
  if (built.code !== 0) throw new StepError('app', built.output)
  cpSync(join(app, 'serve'), join(own, 'serve'), { recursive: true })
  return own
}
