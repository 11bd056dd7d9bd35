import { isMainThread } from 'node:worker_threads'

// Prints the CPU seconds of a process with all of its threads, when it ends.
if (isMainThread) {
  process.on('exit', () => {
    const { user, system } = process.cpuUsage()
    process.stderr.write(`cpu ${((user + system) / 1e6).toFixed(3)}\n`)
  })
}
