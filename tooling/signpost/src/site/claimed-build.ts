import { checkOutput, claimOutput, inheritedClaim, openCacheFolder, optimizeLate, outputPath } from '@signpost/files'
import type { OutputKind } from '@signpost/files'
import { findPackages } from '@signpost/files/find-packages'
import { docsSources, type DocumentOptions } from './document.ts'
import { endOnInterrupt } from '../steps/interrupt.ts'
import type { Places } from '../steps/places.ts'
import type { Steps } from '../steps/steps.ts'

/**
 * Runs a build that owns the cache and the output until it ends; its threads and programs inherit the claim. Ends the steps.
 *
 * @param run - Gets the real path of the output.
 * @throws `OutputError` when writing the output or the cache could lose files.
 * @throws `SupersededError` when a newer build of the same cache or output starts meanwhile.
 */
export async function claimedBuild<Result>(
  places: Places,
  options: DocumentOptions & { out: string; kind?: OutputKind },
  steps: Steps,
  run: (out: string) => Promise<Result>,
): Promise<Result> {
  const packages = findPackages(places.root).packages.map(({ directory }) => directory)
  openCacheFolder(outputPath(places.root, places.cache))
  const { content = places.root } = docsSources(places, options)
  const out = checkOutput(outputPath(places.root, options.out), {
    ...(options.kind && { kind: options.kind }),
    keep: [...packages, content, places.root, places.cache],
  })
  const { env } = claimOutput(places.cache, out)
  const before = Object.fromEntries(Object.keys(env).map((name) => [name, process.env[name]]))
  Object.assign(process.env, env)
  optimizeLate()
  const restore = endOnInterrupt()
  try {
    return await run(out)
  } catch (error) {
    // If a newer build uses the same folders, it is the cause of any failure.
    inheritedClaim().confirm()
    throw error
  } finally {
    steps.close()
    restore()
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) Reflect.deleteProperty(process.env, name)
      else process.env[name] = value
    }
  }
}
