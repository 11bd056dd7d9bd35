import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { serveSite } from './browser.js'
import { pipeline, seconds, site } from './command.js'

export const title = 'requests a second of one process, its load on the same cores'

const page = '/api/observable/class/Observable'
/** Seconds of each measurement; `SIGNPOST_SOAK=600` keeps the load of the soak up for ten minutes. */
const duration = 8
const soak = Number(process.env.SIGNPOST_SOAK ?? 20)

/**
 * Requests one symbol page of the prerendered and of the rendered site (R51), then the rendered one for longer at 70 % of
 * what it answered (R52) and with more than it can answer (R53). The control is a bare server that answers with the same
 * compressed bytes.
 */
export async function measure() {
  await seconds('turbo', pipeline)
  const bytes = readFileSync(join(site, 'dist', `${page}.html.gz`))
  const bare = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bytes),
  )
  await new Promise((ready) => bare.listen(0, '127.0.0.1', ready))
  const [prerendered, rendered] = [await serveSite(), await serveSite(['--ssr'])]
  try {
    const control = await load(`http://127.0.0.1:${bare.address().port}`)
    const files = await load(prerendered.origin)
    const ssr = await load(rendered.origin)
    const before = memory(rendered.pid)
    const long = await load(rendered.origin, { duration: soak, overallRate: Math.floor(ssr.requests.average * 0.7) })
    const after = memory(rendered.pid)
    const over = await load(rendered.origin, { connections: 200 })
    const again = await load(rendered.origin, { connections: 10, duration: 5 })
    return [
      { figure: 'R51 prerendered page', value: files.requests.average, unit: '/s', target: 'half of the control' },
      { figure: 'R51 the same, 99th percentile', value: files.latency.p99, unit: 'ms' },
      { figure: 'R51 control: a bare server with the same bytes', value: control.requests.average, unit: '/s' },
      { figure: 'R51 rendered page', value: ssr.requests.average, unit: '/s', target: '300 on two cores' },
      { figure: 'R51 the same, 99th percentile at 50 connections', value: ssr.latency.p99, unit: 'ms', target: '150' },
      {
        figure: `R52 answers other than 200 in ${soak} s at 70 % of that`,
        value: long.non2xx + long.errors,
        unit: '',
        target: '0',
      },
      { figure: 'R52 memory after it, of that before', value: (100 * after) / before, unit: '%', target: '105' },
      { figure: 'R53 answers at 200 connections: 200', value: over['2xx'], unit: '' },
      { figure: 'R53 the same: 503', value: over['5xx'], unit: '' },
      { figure: 'R53 the same: none', value: over.errors + over.timeouts, unit: '', target: '0' },
      {
        figure: 'R53 answers other than 200 right after it, at 10 connections',
        value: again.non2xx + again.errors,
        unit: '',
        target: '0',
      },
    ]
  } finally {
    bare.close()
    bare.closeAllConnections()
    prerendered.stop()
    rendered.stop()
  }
}

function load(origin, options = {}) {
  return autocannon({
    url: origin.replace('localhost', '127.0.0.1') + page,
    connections: 50,
    duration,
    headers: { 'accept-encoding': 'gzip' },
    ...options,
  })
}

/** Resident memory of a process, in kB. */
function memory(pid) {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }))
}
