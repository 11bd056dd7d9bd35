import { expect, test } from 'vitest'
import { extract } from '../../../test/extracted-comments.ts'

const declared = `/** Boxes. */
export class Box {
  /** Size. */
  size: number
  private lid
}
`
const script = `/** Boxes. */
class Box {
  constructor() {
    /** Size. */
    this.size = 1
  }
  /** None, as it is private. */
  lid() {}
}
/** None. */
function own() {}
/** Opens. */
Box.open = function () {}
exports.Box = Box
`
const found = 'of 1 source that no declaration has, first "Opens."'

test.each<[string, Record<string, string>, string[]]>([
  ['a script beside them', { 'index.d.ts': declared, 'index.js': script }, [`1 doc comment ${found}`]],
  [
    'a script in another folder, before the compiled one',
    {
      'types/inner/box.d.ts': declared,
      'lib/inner/box.js': `${script}/** Shuts. */\nBox.shut = 1`,
      'types/inner/box.js': '',
    },
    [`2 doc comments ${found}`],
  ],
  [
    'a script without any comment in them',
    { 'index.d.ts': declared.replace(/\/\*.*\*\//gu, ''), 'index.js': script },
    ['3 doc comments of 1 source that no declaration has, first "Boxes."'],
  ],
  [
    'scripts that it requires',
    {
      'index.d.ts': '/** All. */\nexport const all: number',
      'index.js': "/** All. */\nexports.all = 1\n/** More. */\nObject.assign(exports, require('./more'))",
      'more.js': '/** One. */\nexports.one = 1',
    },
    ['2 doc comments of 2 sources that no declaration has, first "More."'],
  ],
  [
    'a script that requires packages and files that are not there',
    {
      'index.d.ts': '/** All. */\nexport const all: number',
      'index.js':
        "/** All. */\nexports.all = 1\nObject.assign(exports, require('fs'))\nrequire('./none')\nrequire('.')",
    },
    [],
  ],
  [
    'TypeScript',
    {
      'dist/index.d.ts': '/** Opens. */\nexport declare function open(key: 1): void',
      'dist/index.js': '/** Opens. */\nexport function open(key) {}',
      'src/index.ts':
        '/** Opens. */\nexport function open(key: 1): void {}\nopen.again = /** Again. */ 1\n/** Lost. */',
    },
    ['2 doc comments of 1 source that no declaration has, first "Again."'],
  ],
  [
    'a script with the same comments',
    { 'index.d.ts': declared, 'index.js': '/** Boxes. */\nexports.Box = class { /** Size. */ size = 1 }' },
    [],
  ],
  [
    'one bundle of declarations in several files',
    {
      'index.d.ts': "export * from './declarations/box.js'\nexport * from './declarations/open.js'",
      'declarations/box.d.ts': '/** Boxes. */\nexport declare class Box {}',
      'declarations/open.d.ts': '/** Shuts. */\nexport declare function shut(): void',
      'index.js':
        '/** Boxes. */\nexports.Box = class {}\n/** Shuts. */\nexports.shut = () => {}\n/** Opens. */\nexports.Box.open = 1',
    },
    [`1 doc comment ${found}`],
  ],
  [
    'a script with other comments',
    { 'index.d.ts': declared, 'index.js': '/** The code. */\nexports.Box = class {}' },
    [],
  ],
])('declarations without maps are compared with %s', (_, files, expected) => {
  const { diagnostics } = extract(files).facts
  expect(diagnostics.map(({ code, found: text }) => `${code} ${text}`)).toEqual(
    expected.map((one) => `AX-UNCOMPARED ${one}`),
  )
})
