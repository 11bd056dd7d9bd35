/** Reads the output of `ByteWriter`. */
export class ByteReader {
  #at = 0

  constructor(readonly bytes: Uint8Array) {}

  get isAtEnd(): boolean {
    return this.#at >= this.bytes.length
  }

  /** @throws RangeError at the end of the bytes. */
  byte(): number {
    const byte = this.bytes[this.#at]
    if (byte === undefined) throw new RangeError('nothing left')
    this.#at += 1
    return byte
  }

  /** Varint: seven bits a byte, lowest first. @throws RangeError at the end of the bytes, and above 32 bits. */
  varint(): number {
    let value = 0
    for (let shift = 1; shift <= 2 ** 28; shift *= 128) {
      const byte = this.byte()
      value += (byte & 127) * shift
      if (byte < 128) return value
    }
    throw new RangeError('a number of more than 35 bits')
  }

  /** One UTF-16 unit. */
  unit(): number {
    const first = this.byte()
    if (first < 0x80) return first
    if (first < 0xe0) return ((first & 31) << 6) | (this.byte() & 63)
    return ((first & 15) << 12) | ((this.byte() & 63) << 6) | (this.byte() & 63)
  }

  /** Text: the number of its units, then the units. */
  text(): string {
    const length = this.varint()
    if (length > this.bytes.length) throw new RangeError('a text longer than the file')
    let text = ''
    for (let at = 0; at < length; at += 1) text += String.fromCharCode(this.unit())
    return text
  }

  /** Next `length` bytes, without a copy. */
  take(length: number): Uint8Array {
    if (this.#at + length > this.bytes.length) throw new RangeError('nothing left')
    this.#at += length
    return this.bytes.subarray(this.#at - length, this.#at)
  }
}
