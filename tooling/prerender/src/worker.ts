import { setImmediate } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { describeSystemError } from '@signpost/files'
import type { HandlerModule } from '@signpost/site-output'
import type { Rendering } from './plan.ts'
import {
  openRenderer,
  type Job,
  type Outcome,
  type Renderer,
  type RendererOptions,
  type SiteDescription,
} from './renderer.ts'

/** Message to a thread; the first one opens the site. The report of jobs has their `id`. */
export type Request =
  | { kind: 'open'; options: RendererOptions }
  | { kind: 'describe' }
  | { kind: 'reuse'; renderings: readonly Rendering[] }
  | { kind: 'jobs'; id: number; jobs: readonly Job[] }

/** Message from a thread. */
export type Report =
  | { kind: 'description'; site: SiteDescription }
  | { kind: 'reused'; fingerprints: ReadonlyMap<string, string> }
  | { kind: 'done'; id: number; outcomes: readonly Outcome[] }
  | { kind: 'unusable'; cause: string }

const port = parentPort!
const send = (report: Report): void => port.postMessage(report)
const fail = (error: unknown): void =>
  send({ kind: 'unusable', cause: describeSystemError(error) ?? (error as Error).message })

let renderer: Promise<Renderer> | undefined

async function answer(request: Request): Promise<void> {
  if (request.kind === 'open') {
    renderer = openRenderer(request.options)
    return void (await renderer)
  }
  const open = await renderer!
  if (request.kind === 'describe') send({ kind: 'description', site: await open.describe() })
  else if (request.kind === 'reuse') send({ kind: 'reused', fingerprints: open.reuse(request.renderings) })
  else {
    const outcomes: Outcome[] = []
    for (const job of request.jobs) {
      // Node reads up to a thousand waiting messages at once. Files that are answered at once, each followed by the next message,
      // would keep the streams of a page waiting, until it has taken too long.
      await setImmediate()
      outcomes.push(await open.run(job))
    }
    send({ kind: 'done', id: request.id, outcomes })
  }
}

port.on('message', (request: Request) => void answer(request).catch(fail))

// The app loads while its data is written. What is wrong with it is reported when the site is opened.
void import(workerData as string).then(({ preload }: Partial<HandlerModule>) => preload?.()).catch(() => undefined)
