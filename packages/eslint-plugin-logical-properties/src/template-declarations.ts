import type { TemplateLiteral } from 'estree'
import { axesOf } from './axes-of.ts'
import type { Declaration } from './declaration.ts'
import { indentBefore } from './indent-before.ts'
import { toCamel, toKebab } from './name-case.ts'
import { countInterpolated, readText, restore } from './style-text.ts'

/** A run of text up to `;`, `{` or `}`, with its enclosing block. */
interface Statement {
  readonly from: number
  readonly to: number
  readonly block: number
}

/**
 * Returns the declarations of a template literal that contains CSS.
 *
 * @param template - For example that of `` css`margin-left: ${gap}px;` ``.
 * @param source - The text of the file.
 * @returns The declarations in order; empty when the CSS has escapes.
 */
export function readTemplate(template: TemplateLiteral, source: string): Declaration[] {
  const css = readText(template, source)
  if (!css) return []
  const text = withoutComments(css.text)
  const blocks = new Map<number, { declarations: Declaration[]; beside: Set<string>; isUnknown: boolean }>()

  for (const { from, to, block } of findStatements(text)) {
    const own = blocks.get(block) ?? { declarations: [], beside: new Set<string>(), isUnknown: false }
    blocks.set(block, own)
    const statement = text.slice(from, to)
    const declared = /(?:^|[\s\uE000-\uF8FF])(?<property>-?[a-z][a-z-]*)(?<colon>\s*:\s*)(?<value>[^]*?)\s*$/i.exec(
      statement,
    )
    const { property: written = '', colon = '', value = '' } = declared?.groups ?? {}
    const property = written.toLowerCase()
    if (countInterpolated(declared ? statement.slice(0, declared.index + 1) : statement) > 0) own.isUnknown = true
    if (!declared || !value) continue

    const start = from + declared.index + declared[0].indexOf(written)
    const valueStart = start + property.length + colon.length
    const at = (offset: number): number => css.start + offset
    const name = [at(start), at(start + property.length)] as const
    if (axesOf(toCamel(property)).length > 0) own.beside.add(toCamel(property))
    const declaration: Declaration = {
      property,
      name,
      isMap: false,
      isStatic: countInterpolated(value) === 0,
      beside: own.beside,
      get isBesideUnknown() {
        return own.isUnknown
      },
      siblings: () => own.declarations.filter((other) => other !== declaration),
      spell: toKebab,
      rename: (logical) => ({ range: name, text: toKebab(logical) }),
      values: [
        {
          css: { text: value, start: at(valueStart), expressions: css.expressions },
          isListed: false,
          replace: (declarations) => ({
            range: [name[0], at(valueStart + value.length)],
            text: declarations
              .map((logical) => `${toKebab(logical.property)}${colon}${restore(logical.value, css.expressions)}`)
              .join(`;${indentBefore(source, name[0])}`),
          }),
        },
      ],
    }
    own.declarations.push(declaration)
  }
  return [...blocks.values()].flatMap(({ declarations }) => declarations)
}

/** Replaces comments by spaces, including `//` comments; strings and URLs are kept. */
function withoutComments(text: string): string {
  return text.replace(/"[^"\n]*"|'[^'\n]*'|url\([^)]*\)|\/\*[^]*?(?:\*\/|$)|(?<=^|[\s;{}])\/\/[^\n]*/g, (part) =>
    part.startsWith('/') ? part.replace(/[^\n]/g, ' ') : part,
  )
}

/** Finds statements that end with `;`, `}` or the end of the text. Text before a `{` is not a statement. */
function findStatements(text: string): Statement[] {
  const found: Statement[] = []
  const blocks = [0]
  let last = 0
  let from = 0
  const tokens = /"[^"\n]*"|'[^'\n]*'|\([^()]*(?:\([^()]*\)[^()]*)*\)|[;{}]|$/g
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (token.length > 1) continue
    if (token !== '{' && text.slice(from, index).trim()) found.push({ from, to: index, block: blocks.at(-1)! })
    if (token === '{') blocks.push(++last)
    if (token === '}' && blocks.length > 1) blocks.pop()
    from = index + 1
  }
  return found
}
