import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * Sends requests as clients of a load balancer do: each client sends its next one when it has the answer to the last.
 *
 * Some use one connection for as long as the server keeps it, others a new one each time. One polls `/readyz`; when that
 * answers 503, no client opens a connection any more, and those with one go on until a response closes it. Clients that
 * ignore it connect until they are refused.
 *
 * @param {object} options
 * @param {number} options.port
 * @param {string[]} options.paths Requested in turn.
 * @param {number} options.kept Clients that keep their connection.
 * @param {number} options.fresh Clients that open a new one each time.
 * @param {boolean} [options.obeys] Whether they obey `/readyz`; true by default.
 * @param {number} options.warm Answers after which `onWarm` is called.
 * @param {() => void} options.onWarm
 * @param {() => void} options.onLeft Called when no client will open another connection.
 * @returns {Promise<{ answered: number, lost: string[] }>} How many requests were answered, and why others were not.
 */
export async function closedLoop({ port, paths, kept, fresh, obeys = true, warm, onWarm, onLeft }) {
  const state = { answered: 0, sent: 0, hasLeft: false }
  const lost = []

  const ask = (path, agent) =>
    new Promise((resolve) => {
      const request = get({ port, host: '127.0.0.1', path, agent }, (response) => {
        response.resume()
        response.on('error', (error) => resolve({ error: error.code }))
        response.on('end', () =>
          resolve({ status: response.statusCode, isLast: response.headers.connection === 'close' }),
        )
      })
      request.on('error', (error) => resolve({ error: error.code ?? error.message }))
    })
  /** Counts an answer; false when there is none, or another than 200. */
  const count = ({ error, status }) => {
    if (error === 'ECONNREFUSED' && !obeys) return false
    if (status !== 200) lost.push(error ?? `status ${status}`)
    else if (++state.answered === warm) onWarm()
    return status === 200
  }
  const nextPath = () => paths[state.sent++ % paths.length]
  const keptClient = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (;;) {
      const answer = await ask(nextPath(), agent)
      if (!count(answer) || (obeys && answer.isLast)) break
    }
    agent.destroy()
  }
  const freshClient = async () => {
    for (;;) {
      if ((obeys && state.hasLeft) || !count(await ask(nextPath(), false))) break
    }
  }
  const poller = async () => {
    while (!state.hasLeft) state.hasLeft = (await ask('/readyz', false)).status !== 200
  }
  const leaving = Promise.all([poller(), ...Array.from({ length: fresh }, freshClient)]).then(onLeft)
  await Promise.all([leaving, ...Array.from({ length: kept }, keptClient)])
  return { answered: state.answered, lost }
}

if (workerData?.closedLoop) {
  const onWarm = () => parentPort.postMessage('warm')
  const onLeft = () => parentPort.postMessage('left')
  parentPort.postMessage(await closedLoop({ ...workerData.closedLoop, onWarm, onLeft }))
}
