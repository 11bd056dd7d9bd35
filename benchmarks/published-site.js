import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, seconds } from './command.js'
import { installPackages } from './install-packages.js'

const versions = {
  '@types/three': '0.187.0',
  hono: '4.13.19',
  'react-hook-form': '7.92.0',
  rxjs: '7.8.2',
  zod: '4.6.7',
}

/** Folder of a site of published packages, built by now; that of SIGNPOST_SITE where it is set. */
export async function publishedSite() {
  const given = process.env.SIGNPOST_SITE
  if (given !== undefined) return given
  const work = join(import.meta.dirname, '.cache', 'page-heights')
  installPackages(work, versions)
  const config = join(work, 'site.config.json')
  mkdirSync(work, { recursive: true })
  writeFileSync(
    config,
    JSON.stringify({ title: 'Heights', navbar: { items: [] }, packages: { include: Object.keys(versions) } }),
  )
  const out = join(work, 'site')
  await seconds(process.execPath, [
    join(root, 'tooling', 'signpost', 'bin.js'),
    'build',
    ...['--root', join(work, 'node_modules'), '--config', config, '--cache', join(work, 'cache'), '--out', out],
  ])
  return out
}
