import { crc32, deflateSync } from 'node:zlib'

/**
 * PNG of pixels by a palette: an image of a page has about a hundred colours, and a third of the bytes that it has with the colours
 * themselves. `undefined` for more than 256 colours.
 *
 * @param pixels - Opaque, four bytes each: red, green, blue, alpha.
 * @see {@link https://www.w3.org/TR/png-3/ | the format}
 */
export function palettePng(
  pixels: Uint8Array,
  { width, height }: { width: number; height: number },
): Buffer | undefined {
  const colours = new Map<number, number>()
  // Each row begins with its filter, none.
  const rows = Buffer.alloc((width + 1) * height)
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height)
  let last: number | undefined
  let index = 0
  for (let y = 0, at = 0; y < height; y++) {
    for (const end = at + width; at < end; at++) {
      // Without the opacity, which is the same everywhere, it is a small integer of V8.
      const word = words[at]! & 0xffffff
      if (word !== last) {
        last = word
        index = colours.get(word) ?? colours.size
        if (index === 256) return undefined
        colours.set(word, index)
      }
      rows[at + y + 1] = index
    }
  }
  const palette = Buffer.alloc(colours.size * 3)
  let place = 0
  for (const word of colours.keys()) {
    Buffer.from(Uint32Array.of(word).buffer).copy(palette, place, 0, 3)
    place += 3
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits for each pixel, an index of the palette.
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
