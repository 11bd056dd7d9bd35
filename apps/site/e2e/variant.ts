import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { SiteConfig } from '@signpost/docs-content'
import { serve, type RunningSite } from './serve.ts'
import { locales } from './templates.ts'

const docsContent = fileURLToPath(new URL('../../../tooling/docs-content/bin.js', import.meta.url))
const docs = fileURLToPath(new URL('../content/docs', import.meta.url))

/**
 * Starts the built app with another configuration: the same packages, the introduction of the same docs, every page rendered on request.
 *
 * The configuration is processed like every `site.config`. Prerendering and the other docs, which take most of the time, are left out.
 *
 * @param files - Texts of files beside the configuration, by name.
 */
export async function serveVariant(
  config: SiteConfig,
  files: Readonly<Record<string, string>> = {},
): Promise<RunningSite> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'signpost-variant-')))
  const [file, content] = [join(folder, 'site.config.json'), join(folder, '.content')]
  writeFileSync(file, JSON.stringify(config))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  for (const locale of locales)
    cpSync(join(docs, locale, 'intro.md'), join(folder, 'content', 'docs', locale, 'intro.md'))
  const places = ['--site', folder, '--config', file, '--out', content]
  await promisify(execFile)(process.execPath, [docsContent, 'build', ...places])
  const running = await serve('ssr', { env: { SIGNPOST_CONTENT: content } })
  const stop = async (): Promise<void> => {
    await running.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...running, stop }
}
