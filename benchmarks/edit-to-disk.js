import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coldPipeline, median, pipeline, seconds, site } from './command.js'
import { observable, withEditedComment, workspace } from './doc-comment.js'

export const title = 'one doc comment edited, to pages on disk'

/** Edits a doc comment and runs the cached pipeline; the control is the same pipeline with nothing cached. */
export async function measure() {
  await seconds('turbo', pipeline)
  const alone = await edits(workspace)
  await seconds('turbo', pipeline)
  const below = await edits(observable)
  const control = await coldPipeline()
  return [
    { figure: 'edit to pages on disk, median of 3', value: alone, unit: 's', target: '4.3' },
    { figure: 'the same in a library that two others build on', value: below, unit: 's', target: '6.4' },
    { figure: 'control: nothing cached', value: control, unit: 's' },
  ]
}

function edits(symbol) {
  return withEditedComment(symbol, async (edit) => {
    const taken = []
    for (let index = 0; index < 3; index++) {
      // Each is longer than the one before: an edit moves what is below it.
      const marker = `Edited${process.pid}${'x'.repeat(index + 1)}`
      edit(marker)
      taken.push(await seconds('turbo', pipeline))
      const page = readFileSync(join(site, 'dist', `${symbol.page}.html`), 'utf8')
      if (!page.includes(marker)) throw new Error(`The page on disk does not show the edited comment (${marker}).`)
    }
    return median(taken)
  })
}
