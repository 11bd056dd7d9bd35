import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { closedLoop } from '../apps/site/server/test/closed-loop.js'
import { root } from './command.js'

export const title = 'requests lost when the server is stopped under load'

/**
 * Stops the built site's server while clients use it, which leave when `/readyz` answers 503, or do not care and connect until
 * they are refused. A connection that is reset or not answered is a lost request.
 */
export async function measure() {
  const rows = []
  for (const [mode, args, warm] of [
    ['static', [], 12_000],
    ['rendered', ['--ssr'], 1_200],
  ]) {
    for (const obeys of [true, false]) {
      const { answered, lost, seconds, code } = await stopUnderLoad(args, { kept: 20, fresh: 10, warm, obeys })
      if (code !== 0) throw new Error(`The server (${mode}) ended with code ${code}; 0 was expected.`)
      const name = `${mode}, clients that ${obeys ? 'obey' : 'ignore'} /readyz`
      rows.push(
        { figure: `${name}: requests lost`, value: lost.length, unit: `of ${answered + lost.length}`, target: '0' },
        { figure: 'from the signal to the end', value: seconds, unit: 's', target: '10' },
      )
      if (lost.length > 0) console.log(`  lost: ${[...new Set(lost)].join(', ')}`)
    }
  }
  return rows
}

async function stopUnderLoad(args, clients) {
  const server = spawn(process.execPath, [join(root, 'apps/site/bin.js'), 'serve', '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [line] = await once(server.stdout, 'data')
    const port = Number(/:(\d+)\//.exec(line.toString())?.[1])
    const exit = once(server, 'exit')
    let started = 0
    const onWarm = () => {
      started = performance.now()
      server.kill('SIGTERM')
    }
    const paths = ['/', '/api/observable/class/Observable', '/docs/intro', '/robots.txt']
    const result = await closedLoop({ port, paths, ...clients, onWarm, onLeft: () => undefined })
    const [code] = await exit
    return { ...result, code, seconds: (performance.now() - started) / 1000 }
  } finally {
    server.kill('SIGKILL')
  }
}
