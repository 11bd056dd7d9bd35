import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { root } from './command.js'

/** Milliseconds between two samples of the processes of a tree. */
const interval = 100

/** Bytes of a page of memory, and clock ticks of a second, as Linux counts them for programs on x64 and most of arm64. */
const [pageSize, ticks] = [4096, 100]

/**
 * Runs a program to its end and measures it with all processes that it starts. Linux only: the figures are in `/proc`.
 *
 * @param args - The program and its arguments.
 * @param options - `nameOf` names the step that a process belongs to, by its command line; `accepted` are its exit codes.
 * @returns `wall` and `cpu` seconds (user and system, all processes), `memory`: the largest sum of all processes in MB, pages
 *   that several share counted once, `steps`: CPU seconds by name, without the last 100 ms of each process.
 * @throws {Error} with the program's output for any other exit code.
 */
export async function measureTree(args, { cwd = root, env = {}, nameOf = () => undefined, accepted = [0] } = {}) {
  const started = performance.now()
  // `times` counts what every descendant took that was waited for.
  const child = spawn('sh', ['-c', '"$@" 3>&-; code=$?; times >&3; exit $code', 'sh', ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  let [output, times] = ['', '']
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output = (output + chunk).slice(-50_000)))
  child.stdio[3].on('data', (chunk) => (times += chunk))

  let memory = 0
  const processes = new Map()
  const timer = setInterval(() => {
    const tree = processesBelow(child.pid)
    memory = Math.max(memory, memoryOf(tree))
    for (const { pid, cpu } of tree) {
      const known = processes.get(pid) ?? { name: nameOf(commandLine(pid)) }
      processes.set(pid, { ...known, cpu })
    }
  }, interval)
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  clearInterval(timer)
  if (!accepted.includes(code)) throw new Error(`${args.join(' ')} ended with exit code ${code}:\n${output}`)

  const steps = new Map()
  for (const { name, cpu } of processes.values()) if (name !== undefined) steps.set(name, (steps.get(name) ?? 0) + cpu)
  return { wall: (performance.now() - started) / 1000, cpu: secondsOf(times), memory, steps, code, output }
}

/** CPU seconds of all children, from the second line that `times` prints: `1m2.340000s 0m0.560000s`. */
function secondsOf(times) {
  const [, children = ''] = times.split('\n')
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, minutes, rest]) => sum + 60 * minutes + +rest, 0)
}

/** A process and all its descendants, with their CPU seconds so far. */
function processesBelow(pid) {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? statOf(Number(name)) : []))
  const found = all.filter((one) => one.pid === pid)
  for (const parent of found) found.push(...all.filter((one) => one.parent === parent.pid))
  return found
}

/** @see {@link https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html | proc_pid_stat(5)} */
function statOf(pid) {
  // A command's name, in parentheses, may have spaces.
  const fields = read(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ')
  return fields ? [{ pid, parent: Number(fields[1]), cpu: (Number(fields[11]) + Number(fields[12])) / ticks }] : []
}

/**
 * Memory of processes in MB: what each has alone, and once what the largest has in common with others, such as the program's
 * file. Exact counts (`smaps_rollup`) stop the process while they are taken.
 */
function memoryOf(tree) {
  let [own, common] = [0, 0]
  for (const { pid } of tree) {
    const [, resident = 0, shared = 0] = read(`/proc/${pid}/statm`)?.split(' ').map(Number) ?? []
    own += resident - shared
    common = Math.max(common, shared)
  }
  return ((own + common) * pageSize) / 1e6
}

function commandLine(pid) {
  return (read(`/proc/${pid}/cmdline`) ?? '').split('\0').join(' ')
}

/** Text of a file of `/proc`; undefined when the process has ended. */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
