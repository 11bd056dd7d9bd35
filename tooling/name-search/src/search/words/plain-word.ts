import { fold } from '../fold.ts'

/** Lower case without diacritics. */
export function plainWord(text: string): string {
  return isAscii.test(text) ? text.toLowerCase() : String.fromCharCode(...fold(text)).normalize('NFC')
}

const isAscii = /^[\0-\x7f]*$/u
