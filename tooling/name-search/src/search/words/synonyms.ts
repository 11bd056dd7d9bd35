import { stemsOfWord } from './words-of-text.ts'

/** Words that APIs use for one another. */
const groups = [
  'remove delete erase clear',
  'dir folder directory',
  'readdir walk traverse',
  'create make build',
  'get fetch retrieve obtain',
  'cancel abort',
  'stop unsubscribe',
  'start begin',
  'finish complete end',
  'change update modify',
  'convert transform map',
  'ignore skip exclude',
  'add append push insert',
  'subscribe listen observe watch',
  'error exception failure',
  'callback handler listener',
  'args arguments parameters params',
  'config configuration options settings',
  'str string text',
  'num number numeric',
  'bool boolean',
  'check verify validate',
  'list enumerate',
  'copy clone duplicate',
  'merge combine join',
  'equal equals same compare',
  'env environment',
  'repo repository',
  'db database',
  'auth authentication authorization',
  'init initialize',
  'id identifier',
  'regex regexp',
  'temp temporary',
  'path route',
  'wait delay sleep',
  'sum total',
  'size length',
  'max maximum largest greatest',
  'min minimum smallest least',
  'limit max',
  'expire expiry expiration',
  'run execute call invoke',
  'send emit dispatch publish',
  'close disconnect terminate',
  'open connect',
  'show display render',
  'split divide',
  'trim strip',
  'concat concatenate join',
  'encode serialize stringify',
  'decode deserialize parse',
  'sync synchronous synchronously',
  'async asynchronous asynchronously',
  'concurrent concurrency parallel',
  'iterate loop',
  'diff difference',
  'now current',
  'timezone zone',
  'immutable readonly',
  'load import read',
  'revert undo rollback',
  'message notification',
]

const table = new Map<string, string[]>()
for (const group of groups) {
  const stems = group.split(' ').flatMap((word) => stemsOfWord(word).slice(0, 1))
  for (const stem of stems) table.set(stem, [...(table.get(stem) ?? []), ...stems.filter((other) => other !== stem)])
}

/** Stems with the meaning of a stem. */
export function synonymsOf(stem: string): readonly string[] {
  return table.get(stem) ?? []
}
