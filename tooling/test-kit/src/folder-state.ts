import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reads the state of everything in a folder, without following links.
 *
 * @returns Type, mode, size, time of the last change and digest by path relative to the folder; `.` is the folder itself, whose time
 *   shows files that were added and removed again.
 */
export function folderState(folder: string): Map<string, string> {
  const state = new Map<string, string>()
  const visit = (path: string, name: string): void => {
    const { mode, mtimeMs, size, ...stats } = lstatSync(path)
    const common = `${mode.toString(8)} ${mtimeMs}`
    if (mode >> 12 === 0o4) {
      state.set(name, `folder ${common}`)
      for (const entry of readdirSync(path).sort()) visit(join(path, entry), name === '.' ? entry : `${name}/${entry}`)
    } else if (mode >> 12 === 0o12) state.set(name, `link ${common} ${readlinkSync(path)}`)
    else if (mode >> 12 === 0o10)
      state.set(name, `file ${common} ${size} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`)
    else state.set(name, `other ${common} ${stats.ino}`)
  }
  visit(folder, '.')
  return state
}

/** Paths that differ between two states of a folder: added, removed or changed. */
export function changedPaths(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path)).sort()
}
