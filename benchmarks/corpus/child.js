import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Limits of one child process, after which it is killed and the others continue. */
const limit = { megabytes: 6144, minutes: 20 }

/**
 * Runs a file of this folder in a separate process.
 *
 * @returns Its message, with its CPU time and peak memory; or the reason of the failure.
 */
export function child(file, ...args) {
  return new Promise((resolve) => {
    const started = performance.now()
    const running = spawn(
      process.execPath,
      [`--max-old-space-size=${limit.megabytes}`, join(import.meta.dirname, file), ...args],
      {
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      },
    )
    let [answer, printed] = [undefined, '']
    const timer = setTimeout(() => running.kill('SIGKILL'), limit.minutes * 60_000)
    running.on('message', (message) => (answer = message))
    running.stderr.on('data', (chunk) => (printed = (printed + chunk).slice(-20_000)))
    running.on('close', (code, signal) => {
      clearTimeout(timer)
      const wall = (performance.now() - started) / 1000
      resolve(answer === undefined ? { failed: reason(code, signal, printed), wall } : { ...answer, wall })
    })
  })
}

function reason(code, signal, printed) {
  if (/heap out of memory/.test(printed)) return `more than ${limit.megabytes} MB of heap`
  if (signal === 'SIGKILL') return `more than ${limit.minutes} minutes, or killed for its memory`
  return `exit code ${code}: ${
    printed
      .trim()
      .split('\n')
      .find((line) => /Error/.test(line)) ?? printed.slice(0, 200)
  }`
}

/** CPU seconds of this process so far. */
export function cpuSeconds() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/**
 * Called by a child at its end: sends its result with what it cost.
 *
 * @param loaded - Its CPU seconds when everything that it imports was loaded.
 */
export function answer(result, loaded = 0) {
  process.send({ ...result, cpu: cpuSeconds(), loaded, memory: process.resourceUsage().maxRSS / 1024 })
}

/** CPU seconds that a synchronous action takes, threads of the collector included. */
export function cpuOf(action) {
  const before = cpuSeconds()
  try {
    return action()
  } finally {
    cpuOf.total += cpuSeconds() - before
  }
}
cpuOf.total = 0
