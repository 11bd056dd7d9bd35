/** Minimum number of bytes of members to parse at once: many calls for a few bytes each are slow. */
const leastBytes = 2 ** 17

const quote = 0x22
const comma = 0x2c
const backslash = 0x5c
const openBracket = 0x5b
const closeBracket = 0x5d
const openBrace = 0x7b
const closeBrace = 0x7d

/** Open brackets where the members of the entry point begin: `{ … "members": [ { … "members": [`. */
const aroundMembers = '{[{['

/** End of a doc model: nothing but the closing brackets and JSON white space. */
const closing = /^\][ \t\n\r]*\}[ \t\n\r]*\][ \t\n\r]*\}[ \t\n\r]*$/u

/**
 * Cuts a doc model at commas between the members of its entry point, so that it is never in memory as a whole.
 *
 * Scans only strings and brackets. The text is JSON if each piece is, and if none of several lists is empty. The first
 * piece, the text before the lists, shows whether they are the members of an entry point.
 *
 * @param blocks - Bytes of the file, cut anywhere. A block is not read again after the next one is taken.
 * @param least - Minimum number of bytes of members in a list; the last one may have fewer.
 * @returns First the doc model without its members, then lists of them: `[{…},{…}]`. The whole text when there are none.
 * @throws SyntaxError when the members do not end or anything follows them.
 */
export function* cutDocModel(blocks: Iterable<Uint8Array>, least: number = leastBytes): Generator<string, void> {
  let bytes = Buffer.alloc(0)
  let length = 0
  let hasMembers = false
  const nextCut = createScanner(least)
  for (const block of blocks) {
    if (length + block.length > bytes.length) {
      const larger = Buffer.alloc(2 * (length + block.length))
      bytes.copy(larger, 0, 0, length)
      bytes = larger
    }
    bytes.set(block, length)
    length += block.length
    let start = 0
    for (let cut = nextCut(bytes, 0, length); cut !== undefined; cut = nextCut(bytes, start, length)) {
      const text = bytes.toString('utf8', start, cut.at)
      hasMembers = true
      yield cut.isHead ? `${text}]}]}` : `[${text}]`
      start = cut.next
    }
    bytes.copyWithin(0, start, length)
    length -= start
  }
  const rest = bytes.toString('utf8', 0, length)
  if (!hasMembers) yield rest
  else if (!closing.test(rest)) throw new SyntaxError('something else than members')
}

/** End of a piece and start of the next one. */
interface Cut {
  at: number
  next: number
  isHead: boolean
}

/**
 * Creates a scanner that resumes where it stopped.
 *
 * @param least - See {@link cutDocModel}.
 * @returns Function of the bytes, the start of the piece in them, and their number. Bytes before the piece may be
 *   dropped between two calls.
 */
function createScanner(least: number): (bytes: Uint8Array, start: number, length: number) => Cut | undefined {
  /** Open brackets around the position, up to the members. */
  let around = ''
  /** Nesting depth within the members; -1 after them. */
  let depth = 0
  let isInString = false
  /** Number of scanned bytes of the piece. */
  let seen = 0
  return (bytes, start, length) => {
    const stopped = (at: number, next: number, isHead = false): Cut => {
      seen = 0
      return { at, next, isHead }
    }
    let at = start + seen
    for (; at < length && depth !== -1; at += 1) {
      const byte = bytes[at]!
      if (isInString) {
        // An escaped quote does not end the string, even across blocks.
        if (byte === backslash) at += 1
        else if (byte === quote) isInString = false
      } else if (byte === quote) {
        isInString = true
      } else if (around !== aroundMembers) {
        if (byte === openBrace || byte === openBracket) around += String.fromCharCode(byte)
        else if (byte === closeBrace || byte === closeBracket) around = around.slice(0, -1)
        if (around === aroundMembers) return stopped(at + 1, at + 1, true)
      } else if (byte === openBrace || byte === openBracket) {
        depth += 1
      } else if (byte === closeBrace || byte === closeBracket) {
        depth -= 1
        if (depth === -1) return stopped(at, at)
      } else if (byte === comma && depth === 0 && at - start >= least) {
        return stopped(at, at + 1)
      }
    }
    seen = at - start
    return undefined
  }
}
