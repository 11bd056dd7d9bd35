/** Byte buffer, read by `ByteReader` of the search. */
export class ByteWriter {
  #bytes = new Uint8Array(256)
  #length = 0

  byte(value: number): void {
    if (this.#length === this.#bytes.length) {
      const wider = new Uint8Array(this.#length * 2)
      wider.set(this.#bytes)
      this.#bytes = wider
    }
    this.#bytes[this.#length] = value
    this.#length += 1
  }

  /** Varint of a non-negative integer: seven bits a byte, lowest first. */
  varint(value: number): void {
    let rest = value
    for (; rest > 127; rest = Math.floor(rest / 128)) this.byte((rest & 127) | 128)
    this.byte(rest)
  }

  /** One UTF-16 unit, encoded like UTF-8, lone surrogates too. */
  unit(unit: number): void {
    if (unit < 0x80) this.byte(unit)
    else if (unit < 0x800) {
      this.byte(0xc0 | (unit >> 6))
      this.byte(0x80 | (unit & 63))
    } else {
      this.byte(0xe0 | (unit >> 12))
      this.byte(0x80 | ((unit >> 6) & 63))
      this.byte(0x80 | (unit & 63))
    }
  }

  units(text: string): void {
    for (let at = 0; at < text.length; at += 1) this.unit(text.charCodeAt(at))
  }

  /** Text: the number of its units, then the units. */
  text(text: string): void {
    this.varint(text.length)
    this.units(text)
  }

  take(bytes: Uint8Array): void {
    for (const byte of bytes) this.byte(byte)
  }

  get length(): number {
    return this.#length
  }

  finish(): Uint8Array {
    return this.#bytes.slice(0, this.#length)
  }
}
