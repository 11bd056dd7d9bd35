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
 */
export async function serveVariant(config: SiteConfig): Promise<RunningSite> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'signpost-variant-')))
  const [file, content] = [join(folder, 'site.config.json'), join(folder, 'content')]
  writeFileSync(file, JSON.stringify(config))
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
