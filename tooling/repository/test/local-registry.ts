import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runServer } from 'verdaccio'

/** A registry on a free loopback port. Anyone may publish `@signpost/*` to it; all other packages come from npm's own registry. */
export interface LocalRegistry {
  /** Host and port, as in npm's settings. */
  host: string
  /** Environment in which every package manager uses it. */
  env: NodeJS.ProcessEnv
  close(): void
}

/** Starts a registry whose data is in a folder. */
export async function localRegistry(folder: string): Promise<LocalRegistry> {
  const { stdout } = await promisify(execFile)('npm', ['config', 'get', 'registry'], { cwd: folder })
  const server = (await runServer({
    self_path: folder,
    configPath: join(folder, 'config.yaml'),
    storage: join(folder, 'storage'),
    // After two failed requests Verdaccio would answer 404 for five minutes, to all.
    uplinks: { upstream: { url: stdout.trim(), cache: false, max_fails: 1000 } },
    packages: {
      '@signpost/*': { access: '$all', publish: '$all' },
      '**': { access: '$all', proxy: 'upstream' },
    },
    log: { type: 'stdout', format: 'pretty', level: 'fatal' },
    max_body_size: '100mb',
  } as never)) as Server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings = join(folder, 'npmrc')
  // Verdaccio accepts any publisher; npm wants some token.
  writeFileSync(settings, `registry=http://${host}/\n//${host}/:_authToken=anyone\n`)
  return {
    host,
    env: {
      ...process.env,
      NO_COLOR: '1',
      // The release workflow puts it into npm's settings.
      NODE_AUTH_TOKEN: 'anyone',
      NPM_CONFIG_USERCONFIG: settings,
      npm_config_userconfig: settings,
      npm_config_registry: `http://${host}/`,
      // yarn 2 and later have settings of their own.
      YARN_NPM_REGISTRY_SERVER: `http://${host}`,
      YARN_UNSAFE_HTTP_WHITELIST: '127.0.0.1',
      // Its global cache keeps addresses of an earlier registry.
      YARN_GLOBAL_FOLDER: join(folder, 'yarn'),
      npm_config_update_notifier: 'false',
      npm_config_audit: 'false',
      npm_config_fund: 'false',
    },
    close: () => void server.close(),
  }
}
