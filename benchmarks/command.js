import { execFile } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The site's folder. */
export const site = join(root, 'apps', 'site')

/**
 * Runs a program to its end and returns how long it took, in seconds of wall-clock time.
 *
 * @throws {Error} with the program's output when it fails: a figure of a failed run means nothing.
 */
export function seconds(command, args, options = {}) {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    execFile(command, args, { cwd: root, maxBuffer: 2 ** 26, ...options }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`))
      else resolve((performance.now() - start) / 1000)
    })
  })
}

/** The median of at least one number. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** Takes a measurement several times, one after the other. */
export async function repeat(times, take) {
  const values = []
  for (let index = 0; index < times; index++) values.push(await take())
  return values
}

/**
 * Runs the pipeline with nothing cached, neither by Turborepo nor by its tasks.
 *
 * @returns Seconds of wall-clock time.
 */
export function coldPipeline() {
  for (const group of ['apps', 'packages']) {
    for (const name of readdirSync(join(root, group)))
      rmSync(join(root, group, name, '.cache'), { recursive: true, force: true })
  }
  return seconds('turbo', [...pipeline, '--force'])
}

/** Turborepo on the task that ends with the pages on disk. */
export const pipeline = ['run', 'prerender', '--filter=@signpost/site', '--output-logs=errors-only']
