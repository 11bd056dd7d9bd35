/** How many bytes of members are parsed at once, at least: many calls for a few bytes each are slow. */
const leastBytes = 2 ** 17

const quote = 0x22
const comma = 0x2c
const backslash = 0x5c
const openBracket = 0x5b
const closeBracket = 0x5d
const openBrace = 0x7b
const closeBrace = 0x7d

/** What is open where the members of the entry point begin: `{ … "members": [ { … "members": [`. */
const aroundMembers = '{[{['

/** What ends a doc model: nothing but the ends of all that, with white space as JSON has it. */
const closing = /^\][ \t\n\r]*\}[ \t\n\r]*\][ \t\n\r]*\}[ \t\n\r]*$/u

/**
 * Cuts a doc model at commas between the members of its entry point, so that it need not be in memory as a whole.
 *
 * Only strings and brackets are looked at. The text is JSON when each piece is, and when none of several lists is empty.
 * Whether the lists are members of an entry point is to be seen in the first piece: what the file has before them.
 *
 * @param blocks - The bytes of the file, cut anywhere. A block is not read any more when the next one is taken.
 * @param least - How many bytes of members a list has at least; the last one may have fewer.
 * @returns First the doc model without its members, then lists of them: `[{…},{…}]`.
 * @throws SyntaxError when there are no members where they are looked for, or when anything follows them.
 */
export function* cutDocModel(blocks: Iterable<Uint8Array>, least: number = leastBytes): Generator<string, void> {
  let bytes = Buffer.alloc(0)
  let length = 0
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
      yield cut.isHead ? `${text}]}]}` : `[${text}]`
      start = cut.next
    }
    bytes.copyWithin(0, start, length)
    length -= start
  }
  if (!closing.test(bytes.toString('utf8', 0, length))) throw new SyntaxError('something else than members')
}

/** Where a piece ends and where the next one begins. */
interface Cut {
  at: number
  next: number
  isHead: boolean
}

/**
 * Looks for the next place to cut, from where it stopped the last time.
 *
 * @param least - See {@link cutDocModel}.
 * @returns A function of the bytes, of where the piece begins in them, and of how many they are; what was before the piece
 * may be taken away between two calls.
 */
function createScanner(least: number): (bytes: Uint8Array, start: number, length: number) => Cut | undefined {
  /** What is open around the place, as far as the members. */
  let around = ''
  /** How deep in the members the place is; -1 after them. */
  let depth = 0
  let isInString = false
  /** How far the piece was looked at. */
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
        // What is escaped does not end it, wherever the next block begins.
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
