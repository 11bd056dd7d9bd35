// Runs one example, the module that its first argument names, and writes what it printed to descriptor 3 when it ends.
import { writeSync } from 'node:fs'
import dns from 'node:dns'
import dgram from 'node:dgram'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import { runInThisContext } from 'node:vm'
import { formatWithOptions, inspect, isDeepStrictEqual } from 'node:util'

/** Characters that are kept of all that an example prints. */
const most = 1_000_000

const style = { breakLength: Infinity, compact: 100, depth: 10, colors: false }
const { exit, env } = process
// Examples may replace globals.
const { stringify } = JSON
const result = { outputs: [], values: [] }
let statement = -1
let kept = 0
let isWritten = false

function refused() {
  throw new Error('Examples run without a network.')
}

net.Socket.prototype.connect = refused
net.Server.prototype.listen = refused
dgram.Socket.prototype.send = refused
dgram.Socket.prototype.bind = refused
for (const name of Object.keys(dns))
  if (typeof dns[name] === 'function' && /^(?:lookup|resolve|reverse)/.test(name)) dns[name] = refused
for (const name of Object.keys(dns.promises)) if (/^(?:lookup|resolve|reverse)/.test(name)) dns.promises[name] = refused
globalThis.fetch = async () => refused()
for (const name of ['WebSocket', 'EventSource']) if (name in globalThis) globalThis[name] = refused
syncBuiltinESMExports()

function report(error) {
  result.error ??=
    error instanceof Error
      ? { name: error.name, message: error.message, code: error.code }
      : { name: 'Error', message: inspect(error, style) }
}

function print(...args) {
  const text = args.length === 0 ? '' : formatWithOptions(style, ...args)
  kept += text.length + 1
  if (kept > most) {
    result.isTooMuch = true
    exit(0)
  }
  result.outputs.push([statement, text])
}

for (const name of ['log', 'info', 'debug', 'warn', 'error']) console[name] = print
console.dir = (value) => print(value)

/** Compares a value with that of a comment's text; a text that is no expression is not compared. */
function equals(value, text) {
  try {
    // In the process of an example, whose code its author has written, too.
    return isDeepStrictEqual(value, runInThisContext(`(${text})`))
  } catch {
    return undefined
  }
}

Object.defineProperty(globalThis, '__signpost', {
  value: {
    at(index) {
      statement = index
    },
    value(index, value, text) {
      result.values.push({ index, text: inspect(value, style), isEqual: equals(value, text) })
      return value
    },
  },
})

process.on('exit', (code) => {
  if (isWritten) return
  isWritten = true
  writeSync(3, stringify({ ...result, exit: code }))
})
process.on('uncaughtException', (error) => {
  report(error)
  exit(0)
})
for (const name of Object.keys(env)) if (!/^(?:TZ|LANG|TMPDIR|TEMP)$/.test(name)) Reflect.deleteProperty(env, name)

await import(process.argv[2])
