import { join } from 'node:path'
import { build, type BuildOptions } from '../site/build.ts'
import { siteFolder, type Places } from '../steps/places.ts'
import { runTool } from '../steps/run-tool.ts'

/** Builds a root's site and serves the files until the server is stopped. */
export async function serve(places: Places, options: BuildOptions & { port: number; host: string }): Promise<number> {
  const { code } = await build(places, { ...options, isServed: true })
  if (code !== 0) return code
  const args = ['serve', '--root', options.out, '--port', String(options.port), '--host', options.host]
  return (await runTool([join(siteFolder, 'bin.js'), ...args], { show: true })).code
}
