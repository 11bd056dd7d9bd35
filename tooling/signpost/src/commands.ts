import { join, resolve } from 'node:path'
import type { Commands, Invocation, OptionName } from './command-line.ts'
import type { DocumentOptions } from './document.ts'
import { devPlaces, ownRoot, placesOf, siteFolder, type Places } from './places.ts'
import { UsageError } from './usage-error.ts'

const sources: readonly OptionName[] = ['root', 'config', 'content', 'cache', 'untrusted']
const server: readonly OptionName[] = ['port', 'host']

/** Commands of `signpost`. Each loads its code when it runs, so that others start fast. */
export const commands: Commands = {
  build: {
    summary: 'document a repository and write its site as static files',
    options: [...sources, 'out', 'base', 'json', 'strict'],
    run: async (invocation) => {
      const { build } = await import('./build.ts')
      return build(placesFor(invocation), {
        ...documentsFor(invocation),
        ...jsonOf(invocation),
        out: outFor(invocation),
        strict: invocation.values.strict ?? false,
      })
    },
  },
  serve: {
    summary: 'build, then serve the files',
    options: [...sources, ...server, 'out', 'base', 'json', 'strict'],
    run: async (invocation) => {
      const { serve } = await import('./serve.ts')
      return serve(placesFor(invocation), {
        ...documentsFor(invocation),
        ...jsonOf(invocation),
        ...addressOf(invocation),
        out: outFor(invocation),
        strict: invocation.values.strict ?? false,
      })
    },
  },
  dev: {
    summary: 'serve the site and update it when sources change',
    options: [...sources, ...server, 'base'],
    run: async (invocation) => {
      const address = addressOf(invocation)
      const [{ dev }, { openCacheFolder }] = await Promise.all([import('./dev.ts'), import('@signpost/files')])
      const places = placesFor(invocation)
      openCacheFolder(places.cache)
      return dev(devPlaces(places), { ...documentsFor(invocation), ...address })
    },
  },
  check: {
    summary:
      'build into the cache; exit code 1 when a package is not documented in full, or a link on a page or in a doc comment is broken',
    options: [...sources, 'base', 'json'],
    run: async (invocation) => {
      const { build } = await import('./build.ts')
      const places = placesFor(invocation)
      return build(places, {
        ...documentsFor(invocation),
        ...jsonOf(invocation),
        out: join(places.cache, 'check'),
        strict: true,
      })
    },
  },
  'docs version': {
    operands: '<name>',
    example: 'one name, such as: docs version 1.0',
    count: [1, 1],
    summary: 'save the current hand-written docs as a version',
    options: sources,
    run: async (invocation) => {
      const { cutVersion } = await import('./cut-version.ts')
      return cutVersion(placesFor(invocation), invocation.operands[0]!, documentsFor(invocation))
    },
  },
}

function rootOf({ values }: Invocation): string {
  return resolve(values.root ?? process.cwd())
}

function placesFor(invocation: Invocation): Places {
  return placesOf(rootOf(invocation), invocation.values.cache)
}

function outFor(invocation: Invocation): string {
  return resolve(invocation.values.out ?? join(rootOf(invocation), 'site'))
}

function documentsFor(invocation: Invocation): DocumentOptions {
  const { values } = invocation
  const isOwn = rootOf(invocation) === ownRoot
  return {
    stream: process.stdout,
    ...(values.untrusted === true && { untrusted: true }),
    ...(values.base !== undefined && { baseUrl: values.base }),
    ...((values.config ?? isOwn) && { config: resolve(values.config ?? join(siteFolder, 'site.config.ts')) }),
    ...((values.content ?? isOwn) && { content: resolve(values.content ?? join(siteFolder, 'content', 'docs')) }),
  }
}

function jsonOf({ values }: Invocation): { json?: string } {
  return values.json === undefined ? {} : { json: resolve(values.json) }
}

function addressOf({ values }: Invocation): { port: number; host: string } {
  const given = values.port ?? process.env['PORT'] ?? '3000'
  const port = Number(given)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new UsageError(`Found port "${given}", expected a whole number from 0 to 65535.`)
  }
  return { port, host: values.host ?? 'localhost' }
}
