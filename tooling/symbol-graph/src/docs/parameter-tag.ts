/** Content of a `@param`, `@template` or `@property`. */
export interface ParameterTag {
  /** Name or path: `options.depth`; empty when the text does not begin with a name. */
  name: string
  /** Type in braces, as written. */
  type?: string
  /** Default in brackets: `1` of `[count=1]`. */
  default?: string
  text: string
}

const longestType = 2_000

/** Splits the type in braces from the text after it. A brace that is not closed is text. */
export function takeType(text: string): { type?: string; text: string } {
  const start = text.search(/\S/u)
  if (start === -1 || text[start] !== '{' || text[start + 1] === '@') return { text }
  const end = closing(text, start, '{', '}')
  if (end === undefined) return { text }
  return {
    type: text
      .slice(start + 1, end)
      .replace(/\s+/gu, ' ')
      .trim(),
    text: text.slice(end + 1),
  }
}

const plainName =
  /^(?:\.{3})?(?<name>[\p{ID_Start}$_][\p{ID_Continue}$]*(?:\[\]|\.\.\.)?(?:\.[\p{ID_Start}$_][\p{ID_Continue}$]*(?:\[\])?|\['[^']*'\])*)[?!]?/u
const separator = /^(?:[^\S\n]*(?:-(?!\d)|[:–—])+|[^\S\n]*\n[^\S\n]*[-–—](?=\s))[^\S\n]*/u

/** Reads the content of a parameter's tag, in the forms of TSDoc, JSDoc and Closure. */
export function readParameterTag(written: string): ParameterTag {
  const taken = takeType(written)
  const source = taken.text.trimStart()
  const named = readName(source)
  if (named === undefined) return { name: '', ...(taken.type === undefined ? {} : { type: taken.type }), text: source }
  const after = taken.type === undefined ? takeType(source.slice(named.end)) : { text: source.slice(named.end) }
  const type = taken.type ?? ('type' in after ? after.type : undefined)
  return {
    name: named.name,
    ...(type === undefined ? {} : { type }),
    ...(named.default === undefined ? {} : { default: named.default }),
    text: after.text.replace(separator, ''),
  }
}

function readName(source: string): { name: string; default?: string; end: number } | undefined {
  if (source.startsWith('[')) {
    const close = closing(source, 0, '[', ']')
    if (close === undefined) return undefined
    const [name = '', ...value] = source.slice(1, close).split('=')
    const plain = plainName.exec(name.trim())?.groups!['name']
    if (plain === undefined) return undefined
    const text = value.join('=').trim()
    return { name: pathOf(plain), ...(text === '' ? {} : { default: text }), end: close + 1 }
  }
  const quoted = /^(?<quote>[`"'])(?<name>[^`"'\n]+)\k<quote>/u.exec(source)
  if (quoted !== null) {
    const name = plainName.exec(quoted.groups!['name']!.trim())?.groups!['name']
    return name === undefined ? undefined : { name: pathOf(name), end: quoted[0].length }
  }
  const plain = plainName.exec(source)
  return plain === null ? undefined : { name: pathOf(plain.groups!['name']!), end: plain[0].length }
}

/** Path without brackets of arrays: `list.name` for `list[].name`. */
function pathOf(name: string): string {
  return name.replace(/\[\]|\.{3}/gu, '').replace(/\['([^']*)'\]/gu, '.$1')
}

function closing(text: string, start: number, open: string, close: string): number | undefined {
  let depth = 0
  const last = Math.min(text.length, start + longestType)
  for (let at = start; at < last; at += 1) {
    if (text[at] === open) depth += 1
    else if (text[at] === close) depth -= 1
    if (depth === 0) return at
  }
  return undefined
}
