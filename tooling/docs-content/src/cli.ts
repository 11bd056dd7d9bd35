import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildContent } from './build-content.ts'
import { SiteConfigError } from './config/site-config-error.ts'
import { ContentError } from './docs/content-error.ts'
import { formatDiagnostic } from './format-diagnostic.ts'
import { writeContent } from './write-content.ts'

const usage = `Usage: docs-content build [options]

  --site <dir>           the site's folder (default: the working directory)
  --out <dir>            where to write (default: .content in the site's folder)
  --config <file>        the configuration (default: site.config.* of the site, else from its package.json)
  --content <dir>        the docs (default: content/docs in the site's folder)
  --intro-readme <file>  becomes the introduction when there are no docs
  --preview              for reading while one writes: drafts are docs too, marked as such, and nothing found fails
  --strict               any warning fails the build`

process.exitCode = await run(process.argv.slice(2))

async function run(args: readonly string[]): Promise<number> {
  let values
  try {
    const parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        out: { type: 'string' },
        config: { type: 'string' },
        content: { type: 'string' },
        'intro-readme': { type: 'string' },
        preview: { type: 'boolean' },
        strict: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    if (parsed.values.help === true) {
      console.log(usage)
      return 0
    }
    if (parsed.positionals.join(' ') !== 'build') throw new Error(`Unknown command "${parsed.positionals.join(' ')}".`)
    values = parsed.values
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    return 2
  }

  const site = resolve(values.site ?? '.')
  const out = resolve(values.out ?? `${site}/.content`)
  try {
    const content = await buildContent({
      site,
      ...(values.config !== undefined && { config: values.config }),
      ...(values.content !== undefined && { content: values.content }),
      ...(values['intro-readme'] !== undefined && { introReadme: values['intro-readme'] }),
      ...(values.preview === true && { drafts: true }),
    })
    const manifest = writeContent(content, out)
    for (const diagnostic of manifest.diagnostics) console.error(formatDiagnostic(diagnostic))
    const docs = manifest.locales[0]!.docs.length
    const locales = manifest.locales.map(({ locale }) => locale).join(', ')
    console.log(`${docs} ${docs === 1 ? 'doc' : 'docs'} in ${locales} -> ${relative(process.cwd(), out) || '.'}`)
    const fails = manifest.diagnostics.some(({ severity }) => severity === 'error' || values.strict === true)
    return fails && values.preview !== true ? 1 : 0
  } catch (error) {
    if (!(error instanceof SiteConfigError) && !(error instanceof ContentError) && !isSystemError(error)) throw error
    console.error(`[ERROR] ${error.message}`)
    return 1
  }
}

/** A disk that is full or read-only is no fault of the program: its message is enough. */
function isSystemError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error
}
