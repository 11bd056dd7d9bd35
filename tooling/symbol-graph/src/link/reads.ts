import { memberKey } from './bases.ts'
import { contentHash } from './content-hash.ts'
import { aliasTarget } from './edges.ts'
import type { GraphIndex, IndexedPackage, IndexedSymbol, LinkTarget, NameTable, WholeIndex } from './graph-index.ts'
import { targetId } from './refs.ts'
import { resolveAgain } from './resolve-reference.ts'
import { commentsOf, outsideOf, packageOutside } from './seen.ts'

/**
 * What linking one package has read of other packages: what was asked, and what the answer was. When every question still has
 * its answer, linking the package again would ask the same and come to the same.
 */
export type Reads = ReadonlyMap<string, string>

/** What can be asked. A question is this, a space, and what it is asked of. */
type Topic =
  | 'package'
  | 'folder'
  | 'symbol'
  | 'comments'
  | 'comment'
  | 'reference'
  | 'alias'
  | 'names'
  | 'allNames'
  | NameTable

/** Between a package and a name in it, and between a symbol and a member of it. */
const separator = '\0'

/** An index that takes note of what is read through it. */
export interface ReadingIndex {
  index: GraphIndex
  reads: Reads
  /** Takes note of a symbol that was found in another way. */
  see(symbol: IndexedSymbol): void
}

/** Starts to take note of what is read of packages other than `own`. */
export function recordReads(index: WholeIndex, own: IndexedPackage): ReadingIndex {
  const reads = new Map<string, string>()
  const note = (topic: Topic, of: string): void => {
    const question = `${topic} ${of}`
    if (!reads.has(question)) reads.set(question, answerTo(question, index))
  }
  const see = (symbol: IndexedSymbol): void => {
    if (symbol.package !== own) note('symbol', symbol.draft.id)
  }
  /** Whatever was found, and that nothing was. */
  const found = (symbol: IndexedSymbol | undefined, topic: Topic, of: string): IndexedSymbol | undefined => {
    if (symbol?.package === own) return symbol
    note(topic, of)
    if (symbol !== undefined) see(symbol)
    return symbol
  }
  const foundPackage = (one: IndexedPackage | undefined, topic: Topic, of: string): IndexedPackage | undefined => {
    if (one !== own) note(topic, of)
    return one
  }
  return {
    reads,
    see,
    index: {
      byPackageName: { get: (name) => foundPackage(index.byPackageName.get(name), 'package', name) },
      byFolder: { get: (folder) => foundPackage(index.byFolder.get(folder), 'folder', folder) },
      byId: { get: (id) => found(index.byId.get(id), 'symbol', id) },
      resolve(topic, of, find) {
        const target = find(index)
        // A second name may lead back by way of other packages; a reference into a package depends on that package alone.
        if (topic === 'alias') note(topic, of)
        found(target?.symbol, topic, of)
        return target
      },
      named(home, table, name) {
        const symbol = index.named(home, table, name)
        return home === own ? symbol : found(symbol, table, `${home.draft.source.name}${separator}${name}`)
      },
      shownNames(home) {
        if (home !== own) note('names', home.draft.source.name)
        return index.shownNames(home)
      },
      allNames() {
        note('allNames', '')
        return index.allNames()
      },
      readsComment({ symbol, member }) {
        if (symbol.package !== own)
          note('comment', `${symbol.draft.id}${separator}${member === undefined ? '' : memberKey(member)}`)
      },
      readsComments(symbol) {
        if (symbol.package !== own) note('comments', symbol.draft.id)
      },
      links: index.links,
      reportedCycles: new Set(),
    },
  }
}

/** The same without taking note of anything. */
export function readUnrecorded(index: WholeIndex): ReadingIndex {
  return { index: { ...index, reportedCycles: new Set() }, reads: new Map(), see: () => undefined }
}

/** True when a graph gives every answer that was read. */
export function areCurrent(reads: Reads, index: WholeIndex): boolean {
  for (const [question, answer] of reads) if (answerTo(question, index) !== answer) return false
  return true
}

/** The answer of a graph; empty when there is none. */
function answerTo(question: string, index: WholeIndex): string {
  const space = question.indexOf(' ')
  const topic = question.slice(0, space) as Topic
  const of = question.slice(space + 1)
  switch (topic) {
    case 'package':
      return packageAnswer(index.byPackageName.get(of))
    case 'folder':
      return packageAnswer(index.byFolder.get(of))
    case 'symbol':
      return symbolAnswer(index.byId.get(of), outsideOf)
    case 'comments':
      return symbolAnswer(index.byId.get(of), commentsOf)
    case 'comment': {
      const [id, member] = of.split(separator) as [string, string]
      return symbolAnswer(index.byId.get(id), (symbol) => commentsOf(symbol, member))
    }
    case 'reference':
      return targetAnswer(resolveAgain(of, index))
    case 'alias': {
      const symbol = index.byId.get(of)
      return symbolAnswer(symbol && aliasTarget(symbol, index), ({ draft }) => draft.id)
    }
    case 'allNames':
      return contentHash(index.allNames().join('\n'))
    case 'names': {
      const home = index.byPackageName.get(of)
      return home === undefined ? '' : contentHash(index.shownNames(home).join('\n'))
    }
    default: {
      const end = of.indexOf(separator)
      const home = index.byPackageName.get(of.slice(0, end))
      return symbolAnswer(home && index.named(home, topic, of.slice(end + 1)), ({ draft }) => draft.id)
    }
  }
}

function packageAnswer(one: IndexedPackage | undefined): string {
  return one === undefined ? '' : contentHash(packageOutside(one.draft))
}

function targetAnswer(target: LinkTarget | undefined): string {
  return target === undefined ? '' : JSON.stringify([targetId(target), target.anchor])
}

function symbolAnswer(symbol: IndexedSymbol | undefined, answer: (symbol: IndexedSymbol) => string): string {
  return symbol === undefined ? '' : contentHash(answer(symbol))
}
