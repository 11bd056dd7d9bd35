import { refusal } from './refusal.ts'
import type { Selection, Selections } from './selection.ts'

/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

/**
 * Encodes choices as the value of a global, and decodes them.
 *
 * A choice is encoded as `group--value`; several are joined with spaces. Storybook drops a value from the URL unless it
 * consists of ASCII letters, digits, spaces, `_` and `-`, so every other character is written as `_x`, its code point
 * in hexadecimal, and `_`. Separators within a group or value are escaped too. Unescaped text, such as `group--value`
 * written by other tools, is decoded as is.
 *
 * @example
 * ```ts
 * import { SelectionCodec } from '@signpost/storybook-addon-split-toolbars'
 *
 * const codec = new SelectionCodec()
 *
 * export const raw: string = codec.encode({ group: 'font', value: 'Café Sans' }) // 'font--Caf_xe9__x20_Sans'
 * export const value: string | undefined = codec.decode(raw)?.value // 'Café Sans'
 * ```
 * @searchAlias serialize parse url stringify
 * @public
 */
export class SelectionCodec {
  /** The text between group and value. */
  readonly separator: string

  /**
   * @param separator - The text between group and value. Only a separator of `-` characters is valid in a URL.
   * @throws RangeError when it is empty, or contains an ASCII letter, a digit, a space or `_`.
   */
  constructor(separator = '--') {
    if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') checkTexts(separator)
    if (!/^[^\w ]+$/.test(separator)) {
      throw refusal('a separator such as "--"', separator, 'leave out letters, digits, spaces and _', RangeError)
    }
    this.separator = separator
  }

  /**
   * Encodes a choice.
   *
   * @param selection - Any group and value.
   * @returns The value of the global.
   */
  encode(selection: Selection): string {
    if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') checkSelections(selection)
    const { group, value } = selection
    if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') checkTexts(group, value)
    let before = escape(group)
    for (;;) {
      const at = (before + this.separator).indexOf(this.separator)
      if (at === before.length) return before + this.separator + escape(value)
      before = before.slice(0, at) + escapeCharacter(before[at]!) + before.slice(at + 1)
    }
  }

  /**
   * Decodes a choice.
   *
   * @param raw - The value of the global. It may come from a URL, so it can be anything.
   * @returns The choice, or `undefined` when the value is not a text with a separator.
   */
  decode(raw: unknown): Selection | undefined {
    if (typeof raw !== 'string') return undefined
    const at = raw.indexOf(this.separator)
    if (at < 0) return undefined
    return { group: unescape(raw.slice(0, at)), value: unescape(raw.slice(at + this.separator.length)) }
  }

  /**
   * Encodes several choices.
   *
   * @param selections - Values by group, in order. `undefined` values are skipped.
   * @returns The value of the global; empty without choices.
   */
  encodeAll(selections: Selections): string {
    if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') checkSelections(selections)
    return Object.entries(selections)
      .flatMap(([group, value]) => (value === undefined ? [] : this.encode({ group, value })))
      .join(' ')
  }

  /**
   * Decodes several choices.
   *
   * @param raw - The value of the global. It may come from a URL, so it can be anything.
   * @returns Values by group. Invalid parts are skipped; of two choices in one group, the later one counts.
   */
  decodeAll(raw: unknown): Selections {
    if (typeof raw !== 'string') return {}
    return Object.fromEntries(
      raw.split(' ').flatMap((part) => {
        const selection = this.decode(part)
        return selection ? [[selection.group, selection.value]] : []
      }),
    )
  }
}

function checkSelections(selections: unknown): void {
  if (typeof selections === 'object' && selections !== null) return
  throw refusal('choices by group in an object', selections, 'see splitToolbar')
}

/** Checks texts, while developing. */
export function checkTexts(...texts: unknown[]): void {
  for (const text of texts) {
    if (typeof text !== 'string') throw refusal('a text', text, 'pass a separator, or group and value of an item')
  }
}

const escapeCharacter = (character: string): string => `_x${character.codePointAt(0)!.toString(16)}_`

const escape = (text: string): string => text.replace(/[^A-Za-z0-9-]/gu, escapeCharacter)

const unescape = (text: string): string =>
  text.replace(/_x([0-9a-f]{1,6})_/g, (escaped, hexadecimal: string) => {
    const codePoint = Number.parseInt(hexadecimal, 16)
    return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : escaped
  })
