import { fold } from '../fold.ts'

/** Lower case without diacritics. */
export function plainWord(text: string): string {
  return String.fromCharCode(...fold(text)).normalize('NFC')
}
