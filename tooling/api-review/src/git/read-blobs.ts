import { runGit } from '@signpost/files'

/** Reads objects by id in one process; one that the repository lacks is undefined. */
export function readBlobs(root: string, ids: readonly string[]): (Buffer | undefined)[] {
  // A header is `<id> blob <size>`, or `<id> missing`.
  const output = runGit(root, ['cat-file', '--batch'], ids.map((id) => `${id}\n`).join(''))
  let offset = 0
  return ids.map(() => {
    const end = output.indexOf('\n', offset)
    const size = /^[0-9a-f]+ blob (\d+)$/.exec(output.toString('latin1', offset, end))?.[1]
    offset = end + 1
    if (size === undefined) return undefined
    const content = output.subarray(offset, offset + Number(size))
    offset += Number(size) + 1
    return content
  })
}
