import { expect, test } from 'vitest'
import { extract, lostIn } from '../../../test/extracted-comments.ts'

const counted: [string, Record<string, string>, number, string[]][] = [
  [
    'a copy of a comment with its source, and equal comments once',
    {
      'src/index.ts': `/** Boxes. */
export class Box {
  /** Size. */
  size = 1
  /** Size. */
  weight = 2
  /** Opens. */
  open(/** Key. */ key: string, { /** Slow. */ slow = false } = {}): void {}
}`,
    },
    5,
    [],
  ],
  [
    'neither comments without words nor those of nothing public',
    {
      'src/index.ts': `/** @license MIT */
/** Counts. */
export const count = 1
/** @beta */
export const other = 2
/** None. */
const own = 3
/** @internal None. */
export const hidden = own
export class Box {
  /** None. */
  private size = 1
  /** Opens. */
  open() {
    /** None. */
    return this.size
  }
}`,
    },
    2,
    [],
  ],
  [
    'of scripts those of assignments',
    {
      'src/index.js': `/** Boxes. */
function Box() {
  /** Size. */
  this.size = 1
}
/** Opens. */
Box.prototype.open = function () {}
/** @type {number} */
Box.count = 1
/** Adds. */
Object.assign(exports, { a: 1 })
exports.Box = Box`,
    },
    3,
    ['src/index.js:10:1 Adds.'],
  ],
]

test.each(counted)('the balance counts %s', (_, files, comments, lost) => {
  for (const isBuilt of [false, true]) {
    const extraction = extract(files, isBuilt)
    expect(extraction.comments).toBe(comments)
    expect(lostIn(extraction)).toEqual(lost)
  }
})

test('a notice of rights in each of many comments is read in linear time', () => {
  const members = Array.from(
    { length: 300 },
    (_, at) => `/** The license of ${at}. */\n/* More. */\nexport declare const a${at}: 1`,
  )
  const { comments } = extract({ 'index.d.ts': `/* Copyright. */\n${members.join('\n')}` })
  expect(comments).toBe(300)
})

test.each([
  [
    'in a declaration file',
    {
      'index.d.ts': `export interface Box {
  /** Opens. */
  open(): void
  /** Opens. */
}
/** Opens. */

export interface Lid {
  /** Opens. */
  lift(): void
}`,
    },
    ['index.d.ts:4:3 Opens.'],
  ],
  [
    'in code, and in a type that is read',
    {
      'src/index.ts': `export interface Box {
  /** Opens. */
  open(): void
}
export class Lid {
  constructor(bus: { on(run: () => void): void }) {
    bus.on(() => {
      /** @event open Opens. */
      this.emit('open')
    })
  }
  /** @event open Opens. */
  emit(name: string): void {}
}`,
    },
    ['src/index.ts:8:7 @event open Opens.'],
  ],
])('a comment is reported that has the text of another one that is shown: %s', (_, files, expected) => {
  for (const isBuilt of [false, true])
    if (!isBuilt || 'src/index.ts' in files) expect(lostIn(extract(files, isBuilt))).toEqual(expected)
})
