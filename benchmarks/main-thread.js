/** Work of the browser for a document, by its names in a trace. What is inside of it is not our code. */
const rendering = new Set([
  ...['ParseHTML', 'UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit', 'HitTest'],
  ...[
    'ParseAuthorStyleSheet',
    'UpdateLayer',
    'CompositeLayers',
    'RasterTask',
    'IntersectionObserverController::computeIntersections',
  ],
])

/** Runs of code, by their names in a trace. */
const scripts = new Set([
  ...['EvaluateScript', 'FunctionCall', 'v8.compile', 'v8.compileModule', 'v8.evaluateModule', 'RunMicrotasks'],
  ...['TimerFire', 'EventDispatch', 'FireAnimationFrame', 'FireIdleCallback', 'XHRReadyStateChange'],
])

/** Takes what the main thread of a page does while an action runs. The page must be the only one. */
export async function tasksWhile(browser, page, action) {
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'],
  })
  let trace
  try {
    await action()
  } finally {
    trace = await browser.stopTracing()
  }
  return longestTasks(JSON.parse(trace.toString()).traceEvents)
}

/**
 * The longest task of a main thread, in milliseconds: of all, of our code without the rendering and parsing inside of it, and of rendering
 * that our code waits for.
 */
export function longestTasks(events) {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const complete = events
    .filter(({ ph, dur, pid, tid }) => ph === 'X' && dur !== undefined && mains.has(`${pid} ${tid}`))
    .sort((a, b) => a.pid - b.pid || a.tid - b.tid || a.ts - b.ts || b.dur - a.dur)
  const tasks = []
  /** Events around the current one, from the task on. */
  let open = []
  for (const { name, ts, dur, pid } of complete) {
    open = open.filter(({ end, process }) => process === pid && ts < end)
    const isTask = open.length === 0
    if (isTask && !name.endsWith('RunTask')) continue
    const around = open.at(-1)
    const kind = rendering.has(name) ? 'rendering' : scripts.has(name) ? 'code' : around?.kind
    const task = isTask ? { all: dur, code: 0, waiting: 0 } : around.task
    const isWaiting = kind === 'rendering' && (around?.isWaiting === true || around?.kind === 'code')
    const part = (type, waits) => (type === 'code' ? 'code' : waits ? 'waiting' : undefined)
    // The time of an event is not that of the one around it.
    const [own, outer] = [part(kind, isWaiting), around && part(around.kind, around.isWaiting)]
    if (own) task[own] += dur
    if (outer) task[outer] -= dur
    open.push({ end: ts + dur, process: pid, kind, isWaiting, task })
    if (isTask) tasks.push(task)
  }
  // A page can have more tasks than a call has arguments.
  const longest = (part) => tasks.reduce((most, task) => Math.max(most, task[part]), 0) / 1000
  return { task: longest('all'), code: longest('code'), waiting: longest('waiting') }
}
