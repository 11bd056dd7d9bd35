import { parentPort, workerData } from 'node:worker_threads'
import { describeSystemError } from '@signpost/files'
import type { Rendering } from './plan.ts'
import {
  openRenderer,
  type Job,
  type Outcome,
  type Renderer,
  type RendererOptions,
  type SiteDescription,
} from './renderer.ts'

/** Message to a thread. The report of a job has the job's `id`. */
export type Request =
  | { kind: 'describe' }
  | { kind: 'reuse'; renderings: readonly Rendering[] }
  | { kind: 'job'; id: number; job: Job }

/** Message from a thread. */
export type Report =
  | { kind: 'description'; site: SiteDescription }
  | { kind: 'reused'; fingerprints: ReadonlyMap<string, string> }
  | { kind: 'done'; id: number; outcome: Outcome }
  | { kind: 'unusable'; cause: string }

const port = parentPort!
const send = (report: Report): void => port.postMessage(report)
const fail = (error: unknown): void =>
  send({ kind: 'unusable', cause: describeSystemError(error) ?? (error as Error).message })
const reuse = (renderer: Renderer, renderings: readonly Rendering[]): void => {
  try {
    send({ kind: 'reused', fingerprints: renderer.reuse(renderings) })
  } catch (error) {
    fail(error)
  }
}

try {
  const renderer = await openRenderer(workerData as RendererOptions)
  port.on('message', (request: Request) => {
    if (request.kind === 'describe') void renderer.describe().then((site) => send({ kind: 'description', site }), fail)
    else if (request.kind === 'reuse') reuse(renderer, request.renderings)
    else void renderer.run(request.job).then((outcome) => send({ kind: 'done', id: request.id, outcome }), fail)
  })
} catch (error) {
  fail(error)
}
