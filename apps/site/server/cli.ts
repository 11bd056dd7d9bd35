import { printError } from '@signpost/diagnostics'
import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Serving } from './answer.ts'
import { serveStatic } from './answer-static.ts'
import { usualLimits } from './limits.ts'
import { askParent } from './live/ask-parent.ts'
import { refusedStranger } from './live/live-answers.ts'
import { logError } from './log.ts'
import { mountFolder, pendingFolder, type MountedFolder } from './mounted-folder.ts'
import { expiryWarning } from './security-expiry.ts'
import { readSettings, SettingsError, type Settings } from './settings.ts'
import { shutdownOf } from './shutdown.ts'
import { createSiteServer } from './site-server.ts'

const usage = `Usage: serve [--ssr] [--live] [--port <n>] [--host <address>] [--root <dir>] [--workbench <dir>] [--grace <seconds>]
             [--max-connections <n>] [--await-workbench]

Serves the built site.

  --ssr    render each request instead of serving prerendered files
  --live   with --ssr: for signpost dev; open pages follow changes of the data, and show what the parent process finds about them
  --port   the port, 0 for a free one; default: the variable PORT, else 3000
  --host   the address to listen on; default: 127.0.0.1
  --root   the prerendered files; default: dist in the site
  --grace  seconds to keep serving after SIGTERM, while /readyz answers 503; default: 3
  --max-connections  connections served at once, default: 2000; further ones get 503, and are closed beyond twice as many
  --workbench  a built Storybook to serve at /workbench/; default: that of this repository, if it is built
  --await-workbench  say at /workbench/ that it is being built, until the parent process sends the message "workbench"

DEBUG=site:* prints each request to standard error.`

/** The built app; this file is in its folder `serve`. */
const app = resolve(dirname(fileURLToPath(import.meta.url)), '..')

const site = dirname(app)

/** Milliseconds for open connections after the last accepted one; idle ones end earlier, by the keep-alive timeout. */
const stopLimit = usualLimits.keepAlive + 1_000

/** An error whose message is shown without a stack. */
class UsageError extends Error {
  override readonly name = 'UsageError'
}

async function servingOf({ ssr, live, root: folder }: Settings, origin: () => string): Promise<Serving> {
  const root = folder === undefined ? join(site, 'dist') : resolve(folder)
  const needed = ssr ? join(app, 'server', 'index.js') : join(root, 'index.html')
  if (!existsSync(needed)) {
    const found = relative(process.cwd(), needed)
    throw new UsageError(`There is no built site: ${found} is missing. Run \`npm run build\` first.`)
  }
  if (!ssr) return serveStatic(root)
  // Loads React and Remix, which static files do not need.
  const [{ openHandler }, { serveRendered }] = await Promise.all([
    import('./open-handler.ts'),
    import('./answer-ssr.ts'),
  ])
  if (live) process.env['SIGNPOST_LIVE'] = '1'
  const handler = await openHandler({ onError: logError, withRoot: live })
  return serveRendered(handler, join(app, 'client'), undefined, live ? askParent(origin) : undefined)
}

/** Workbench that pages of packages link to. The default one may be missing; one given by `--workbench` must exist. */
function workbenchOf({ live, root, workbench }: Settings, at: string): MountedFolder | undefined {
  const own = root === undefined && !live ? join(site, '..', 'storybook', 'dist') : undefined
  const folder = workbench === undefined ? own : resolve(workbench)
  if (folder === undefined) return undefined
  if (existsSync(join(folder, 'index.html'))) return mountFolder(folder, at)
  if (workbench === undefined) return undefined
  throw new UsageError(
    `--workbench: ${join(workbench, 'index.html')} is missing; the folder of a built Storybook was expected.`,
  )
}

async function serve(args: string[]): Promise<void> {
  const settings = readSettings(args, process.env)
  process.env.NODE_ENV ??= 'production'
  let origin = ''
  const serving = await servingOf(settings, () => origin)
  const at = `${serving.index().base}workbench/`
  const pending = settings.awaitWorkbench ? pendingFolder(at) : undefined
  const server = createSiteServer(serving, {
    readiness: () => (shutdown.isStopping() ? { ready: false, reason: 'stopping' } : serving.readiness()),
    mounted: pending ?? workbenchOf(settings, at),
    refuse: settings.live ? (request) => refusedStranger(request, settings.host) : undefined,
    limits: { connections: settings.maxConnections },
  })
  const shutdown = shutdownOf(server, stopLimit)

  await new Promise<void>((resolveListening, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new UsageError(whyNot(error, settings))))
    server.listen(settings.port, settings.host, resolveListening)
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : settings.port
  const host =
    settings.host === '127.0.0.1' ? 'localhost' : settings.host.includes(':') ? `[${settings.host}]` : settings.host
  origin = `http://${isAnyAddress(settings.host) ? 'localhost' : host}:${port}`
  process.stdout.write(`http://${host}:${port}${serving.index().base}\n`)

  if (pending) {
    process.once('message', () => {
      const workbench = workbenchOf(settings, at)
      pending.mount(workbench)
      process.stdout.write(
        workbench ? `The workbench is ready: http://${host}:${port}${at}\n` : 'There is no workbench.\n',
      )
    })
    // The parent may end first.
    process.channel?.unref()
  }

  const stop = (stopping: () => Promise<void>): void => {
    if (shutdown.isStopping()) process.exit(1)
    void stopping().then(() => {
      serving.close()
      process.exit(0)
    })
  }
  process.on('SIGTERM', () => stop(() => shutdown.drain(setTimeout(settings.grace * 1000))))
  // From a terminal there is no load balancer to wait for.
  process.on('SIGINT', () => stop(() => shutdown.end()))
  await warnOfExpiry(serving)
}

const isAnyAddress = (host: string): boolean => host === '0.0.0.0' || host === '::'

async function warnOfExpiry(serving: Serving): Promise<void> {
  const path = '/.well-known/security.txt'
  if (!serving.index().files.has(path)) return
  const request = { acceptEncoding: undefined, ifNoneMatch: undefined, signal: new AbortController().signal }
  const answer = await serving.answer({ kind: 'file', path }, request).catch(() => undefined)
  const warning = expiryWarning(answer?.body.toString() ?? '', new Date())
  if (warning !== undefined) printError(warning)
}

function whyNot(error: NodeJS.ErrnoException, { port, host }: Settings): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken. Choose another one: --port ${port + 1}, or --port 0 for any free one.`
  if (error.code === 'EACCES')
    return `Port ${port} needs more permissions than this user has. Choose one above 1023: --port 3000.`
  return `Cannot listen on ${host}:${port}: ${error.message}. Choose another address with --host.`
}

const [command, ...rest] = process.argv.slice(2)
try {
  if (command === '--help' || command === '-h') process.stdout.write(`${usage}\n`)
  else if (command === 'serve') await serve(rest)
  else throw new UsageError(`"${command ?? ''}" is no command.\n\n${usage}`)
} catch (error) {
  const isUsage = error instanceof UsageError || error instanceof SettingsError
  const shown = isUsage ? error.message : `The site cannot be served: ${(error as Error).message}`
  printError(shown)
  process.exitCode = 1
}
