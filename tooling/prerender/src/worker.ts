import { parentPort, workerData } from 'node:worker_threads'
import { openWorkshop, type Job, type Outcome, type Survey, type Workplace } from './job.ts'
import type { Rendering } from './plan.ts'

/** What a thread is asked for; a job has a number by which its report names it. */
export type Task =
  | { kind: 'survey' }
  | { kind: 'keep'; renderings: readonly Rendering[] }
  | { kind: 'job'; id: number; job: Job }

/** What a thread tells the main one. */
export type Report =
  | { kind: 'survey'; survey: Survey }
  | { kind: 'kept'; made: ReadonlyMap<string, string> }
  | { kind: 'done'; id: number; outcome: Outcome }
  | { kind: 'unusable'; cause: string }

const port = parentPort!
const tell = (report: Report): void => port.postMessage(report)
const giveUp = (error: unknown): void => tell({ kind: 'unusable', cause: (error as Error).message })

try {
  const workshop = await openWorkshop(workerData as Workplace)
  port.on('message', (task: Task) => {
    if (task.kind === 'survey') void workshop.survey().then((survey) => tell({ kind: 'survey', survey }), giveUp)
    else if (task.kind === 'keep') tell({ kind: 'kept', made: workshop.keep(task.renderings) })
    else void workshop.work(task.job).then((outcome) => tell({ kind: 'done', id: task.id, outcome }))
  })
} catch (error) {
  giveUp(error)
}
