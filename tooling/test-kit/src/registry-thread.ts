import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { build } from 'esbuild'
import type { PublishedPackages } from './registry.ts'

const code = `
import { parentPort, workerData } from 'node:worker_threads'
import { startRegistry } from './registry.ts'
startRegistry(workerData).then(({ url }) => parentPort.postMessage(url))`

/** Starts a registry of npm on loopback in a thread of its own, for tests of code that waits for npm and answers nothing meanwhile. */
export async function startRegistryThread(
  packages: PublishedPackages,
): Promise<{ url: string; close: () => Promise<unknown> }> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
  })
  const thread = new Worker(outputFiles[0]!.text, { eval: true, workerData: packages })
  const [url] = (await once(thread, 'message')) as [string]
  return { url, close: () => thread.terminate() }
}
