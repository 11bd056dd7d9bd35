const header = /^\s*\[\s*([\w.-]+)(?:\s+"((?:[^"\\]|\\.)*)")?\s*\]/
const variable = /^\s*([a-z][\w-]*)\s*(?:=(.*))?$/is

/**
 * Returns the first value of a variable in a Git configuration file. Included files are not read.
 *
 * @param text - The contents of the file.
 * @param section - The name of the section, in lower case.
 * @param subsection - The quoted part of the section name. Case-sensitive.
 * @param key - The variable, in lower case.
 * @returns The value; `undefined` if it does not exist.
 * @see {@link https://git-scm.com/docs/git-config#_syntax | the syntax} in the documentation of Git
 */
export function configValue(text: string, section: string, subsection: string, key: string): string | undefined {
  let inSection = false
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    const opened = header.exec(line)
    if (opened) {
      const [whole, name = '', sub = ''] = opened
      inSection = name.toLowerCase() === section && sub.replace(/\\(.)/g, '$1') === subsection
      line = line.slice(whole.length)
    }
    const [, name, value] = variable.exec(line) ?? []
    if (name === undefined || value === undefined) continue
    const parsed = parseValue(value, () => lines.shift())
    if (inSection && name.toLowerCase() === key) return parsed
  }
  return undefined
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', b: '\b' }

/**
 * Parses a value: removes quotes, escapes, comments and surrounding white space. `more` returns the next line after a
 * trailing `\`.
 */
function parseValue(raw: string, more: () => string | undefined): string {
  let value = ''
  let kept = 0
  let quoted = false
  let rest = raw.trimStart()
  for (let at = 0; at < rest.length; at++) {
    const char = rest[at]!
    if (char === '"') quoted = !quoted
    else if (!quoted && (char === '#' || char === ';')) break
    else if (char === '\\' && at === rest.length - 1) {
      rest = more() ?? ''
      at = -1
      continue
    } else if (char === '\\') {
      const escaped = rest[++at]!
      value += escapes[escaped] ?? escaped
    } else value += char
    if (quoted || char === '"' || char.trim() !== '') kept = value.length
  }
  return value.slice(0, kept)
}
