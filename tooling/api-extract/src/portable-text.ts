/**
 * Text without the folders of this machine: files of the package become relative to it, files of installed packages
 * begin at their `node_modules`, other absolute paths keep their last segment.
 *
 * @param packageDir - Absolute, with `/`.
 */
export function portableText(text: string, packageDir: string): string {
  return text
    .replaceAll(`${packageDir}/`, '')
    .replace(/(?<![\w.@/-])(?:[A-Za-z]:)?\/(?:[^\s'":()/]+\/)+(?<last>[^\s'":()/]+)/g, (path: string, last: string) => {
      const at = path.lastIndexOf('/node_modules/')
      return at >= 0 ? path.slice(at + 1) : last
    })
}
