import type { Selection, Selections } from './selection.ts'

/**
 * Writes choices as the value of a global, and reads them again.
 *
 * One choice is `group--value`, several are that with spaces between. Storybook leaves a value out of the page's address
 * unless it consists of letters of English, digits, spaces, `_` and `-`, so every other character is written as
 * `_x` with its code point in hexadecimal and `_`. A separator inside of a group or value is no trouble then.
 * Text that was never escaped, `group--value` as other tools write it, reads as what it says.
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
 * @public
 */
export class SelectionCodec {
  /** What stands between group and value. */
  readonly separator: string

  /**
   * @param separator - What stands between group and value. Only one of `-` alone can be part of an address.
   * @throws RangeError when it is empty, or has a letter of English, a digit, a space or `_`: these are text.
   */
  constructor(separator = '--') {
    if (!/^[^\w ]+$/.test(separator)) {
      throw new RangeError(`${JSON.stringify(separator)} cannot separate a group from its value, for example '--' can`)
    }
    this.separator = separator
  }

  /**
   * Writes one choice.
   *
   * @param selection - Any texts.
   * @returns The value of the global.
   */
  encode({ group, value }: Selection): string {
    let before = escape(group)
    for (;;) {
      const at = (before + this.separator).indexOf(this.separator)
      if (at === before.length) return before + this.separator + escape(value)
      before = before.slice(0, at) + escapeCharacter(before[at]!) + before.slice(at + 1)
    }
  }

  /**
   * Reads one choice.
   *
   * @param raw - The value of the global. It may come from an address, so it is anything.
   * @returns The choice, or `undefined` when it is not a text with a separator.
   */
  decode(raw: unknown): Selection | undefined {
    if (typeof raw !== 'string') return undefined
    const at = raw.indexOf(this.separator)
    if (at < 0) return undefined
    return { group: unescape(raw.slice(0, at)), value: unescape(raw.slice(at + this.separator.length)) }
  }

  /**
   * Writes several choices.
   *
   * @param selections - Values by group, in the order they are written. `undefined` is left out.
   * @returns The value of the global, empty without any choice.
   */
  encodeAll(selections: Selections): string {
    return Object.entries(selections)
      .flatMap(([group, value]) => (value === undefined ? [] : this.encode({ group, value })))
      .join(' ')
  }

  /**
   * Reads several choices.
   *
   * @param raw - The value of the global. It may come from an address, so it is anything.
   * @returns Values by group. What is not a choice is left out; of two in one group, the later is taken.
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

const escapeCharacter = (character: string): string => `_x${character.codePointAt(0)!.toString(16)}_`

const escape = (text: string): string => text.replace(/[^A-Za-z0-9-]/gu, escapeCharacter)

const unescape = (text: string): string =>
  text.replace(/_x([0-9a-f]{1,6})_/g, (escaped, hexadecimal: string) => {
    const codePoint = Number.parseInt(hexadecimal, 16)
    return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : escaped
  })
