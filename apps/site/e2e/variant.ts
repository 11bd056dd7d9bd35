import { execFile } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { SiteConfig } from '@signpost/docs-content'
import { serve, type RunningSite } from './serve.ts'

const docsContent = fileURLToPath(new URL('../../../tooling/docs-content/bin.js', import.meta.url))
const docs = fileURLToPath(new URL('../content/docs', import.meta.url))

/**
 * Starts the built app with another configuration: the same packages and docs, every page rendered on request.
 *
 * The configuration is processed like every `site.config`; only prerendering, which takes most of the time, is skipped.
 *
 * @param files - Texts of files beside the configuration, by name.
 */
export async function serveVariant(
  config: SiteConfig,
  files: Readonly<Record<string, string>> = {},
): Promise<RunningSite> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'signpost-variant-')))
  const [file, content] = [join(folder, 'site.config.json'), join(folder, 'content')]
  writeFileSync(file, JSON.stringify(config))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  await promisify(execFile)(process.execPath, [
    docsContent,
    'build',
    '--site',
    folder,
    '--config',
    file,
    '--content',
    docs,
    '--out',
    content,
  ])
  const running = await serve('ssr', { env: { SIGNPOST_CONTENT: content } })
  const stop = async (): Promise<void> => {
    await running.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...running, stop }
}
