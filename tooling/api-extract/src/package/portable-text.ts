/** Message of anything that was thrown. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/**
 * Makes a text independent of this machine's folders: paths of the package become relative to it, those of other packages
 * relative to the documented root, those of installed packages begin at their `node_modules`, and other absolute paths
 * keep their last segment.
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

/** The path may contain spaces and quotes, which `absolutePath` does not match. */
function withoutFolder(text: string, folder: string): string {
  if (folder === '/' || !text.includes(folder)) return text
  const escaped = folder.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const occurrence = new RegExp(String.raw`(?<![\w.@/-])(?:file://)?${escaped}(?:(?<slash>/)|(?![\w@-]))`, 'g')
  return text.replace(occurrence, (_, slash?: string) => (slash === undefined ? '.' : ''))
}
