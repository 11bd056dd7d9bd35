import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { median, seconds } from './command.js'
import { editComment, editedSymbol } from './corpus/edit-comment.js'
import { documentedNames, work } from './corpus/install.js'
import { writeRoot } from './corpus/root.js'
import { editsToPage } from './dev-edit.js'

export const title = `${documentedNames.length} published packages: one doc comment edited, to the open page of the dev server`

/** Measures in a real browser; the control is a cold extraction of the edited package alone. */
export async function measure() {
  const folder = writeRoot()
  const cache = join(work, 'dev')
  rmSync(cache, { recursive: true, force: true })
  const values = await editsToPage(['--root', folder, '--cache', cache], editedSymbol, (marker) =>
    editComment(folder, marker),
  )
  const control = await seconds(process.execPath, [
    'tooling/api-extract/bin.js',
    join(folder, 'packages', 'commander'),
    '--root',
    folder,
    '--out',
    join(cache, 'control'),
  ])
  return [
    { figure: 'edit to page, the first edit after the start', value: values[0], unit: 's', target: '1.2' },
    { figure: 'edit to page, median of edits 2 to 6', value: median(values.slice(1)), unit: 's', target: '1.2' },
    { figure: 'control: the extraction alone, in a new process', value: control, unit: 's' },
  ]
}
