import { median } from './command.js'
import { observable, withAddedProperty, workspace } from './doc-comment.js'
import { measureTree } from './process-tree.js'

export const title = 'one signature edited, to the changed report'

/** Adds a property to a class and checks the API; the control is the same check when nothing has changed. Linux only. */
export async function measure() {
  await check(0)
  const control = await check(0)
  const alone = await edits(workspace)
  const below = await edits(observable)
  return [
    ...rows('api:check after an edit, median of 3', alone, 5),
    ...rows('the same in a library that two others build on', below),
    ...rows('control: nothing edited', control),
  ]
}

function rows(figure, { wall, cpu }, target) {
  return [
    { figure, value: wall, unit: 's', ...(target === undefined ? {} : { target: String(target) }) },
    { figure: `${figure}, CPU`, value: cpu, unit: 's' },
  ]
}

/** Runs `npm run api:check`, which ends with 1 when a report has changed. */
function check(code) {
  return measureTree(['npm', 'run', '--silent', 'api:check'], { accepted: [code] })
}

function edits(symbol) {
  return withAddedProperty(symbol, async (edit) => {
    const taken = []
    for (let index = 0; index < 3; index++) {
      const marker = `added${process.pid}x${index}`
      edit(marker)
      const measured = await check(1)
      if (!measured.output.includes(marker))
        throw new Error(`The check does not name the added property:\n${measured.output}`)
      taken.push(measured)
    }
    return { wall: median(taken.map(({ wall }) => wall)), cpu: median(taken.map(({ cpu }) => cpu)) }
  })
}
