/**
 * Text without the folders of this machine: files of the package become relative to it, files of other packages to the
 * documented root, files of installed packages begin at their `node_modules`, other absolute paths keep their last segment.
 *
 * @param packageDir - Absolute, with `/`.
 * @param root - The documented root, as `packageDir`.
 */
export function portableText(text: string, packageDir: string, root: string = packageDir): string {
  return withoutFolder(withoutFolder(text, packageDir), root).replace(absolutePath, (path: string, last: string) => {
    const at = path.lastIndexOf('/node_modules/')
    return at >= 0 ? path.slice(at + 1) : last
  })
}

const absolutePath = /(?<![\w.@/-])(?:file:\/\/)?(?:[A-Za-z]:)?\/(?:[^\s'":()/]+\/)+(?<last>[^\s'":()/]+)/g

/** A folder may have spaces and quotes in its path, so it is looked for as a whole. */
function withoutFolder(text: string, folder: string): string {
  if (folder === '/' || !text.includes(folder)) return text
  const escaped = folder.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const occurrence = new RegExp(String.raw`(?<![\w.@/-])(?:file://)?${escaped}(?:(?<slash>/)|(?![\w@-]))`, 'g')
  return text.replace(occurrence, (_, slash?: string) => (slash === undefined ? '.' : ''))
}
