/** Letters with strokes, which have no decomposition. */
const strokes = new Map([...'øoØołlŁlđdĐdħhĦhıi'.matchAll(/../gsu)].map(([pair]) => [pair.charAt(0), pair.charAt(1)]))

/**
 * Text without case and diacritics, as UTF-16 units.
 *
 * @param origins - When given, receives the position in `text` of each unit of the result.
 */
export function fold(text: string, origins?: number[]): number[] {
  const units: number[] = []
  let at = 0
  for (const character of text) {
    const code = character.charCodeAt(0)
    if (code < 0x80) {
      units.push(code >= 65 && code <= 90 ? code + 32 : code)
      origins?.push(at)
    } else {
      const plain = foldCharacter(character)
      for (let unit = 0; unit < plain.length; unit += 1) {
        units.push(plain.charCodeAt(unit))
        origins?.push(at)
      }
    }
    at += character.length
  }
  return units
}

function foldCharacter(character: string): string {
  const plain = character.normalize('NFD').replace(/\p{M}+/gu, '')
  return strokes.get(plain) ?? plain.toLowerCase().replace(/\p{M}+/gu, '')
}

/** Set of letters as 32 bits. Two texts can only share letters that are in both sets. */
export function letterSet(units: ArrayLike<number>, from = 0, to: number = units.length): number {
  let letters = 0
  for (let at = from; at < to; at += 1) letters |= letterBit(units[at]!)
  return letters
}

function letterBit(unit: number): number {
  if (unit >= 97 && unit <= 122) return 1 << (unit - 97)
  if (unit >= 48 && unit <= 57) return 1 << 26
  return 1 << (27 + (unit % 5))
}

/** Set of pairs of neighbours as 32 bits. A text can only contain another whose pairs are in its set. */
export function pairSet(units: ArrayLike<number>, from = 0, to: number = units.length): number {
  let pairs = 0
  for (let at = from + 1; at < to; at += 1) pairs |= 1 << (Math.imul(units[at - 1]!, 7) + Math.imul(units[at]!, 19))
  return pairs
}
