import { CodecError } from './codec-error.ts'

/** Refuses what a URL does not keep: half a character, and anything but a text, such as a promise. */
export function checkWhole(text: unknown): void {
  if (typeof text !== 'string' || /\p{Cs}/u.test(text))
    throw new CodecError('Expected whole text', { text: typeof text === 'string' ? text : typeof text })
}
