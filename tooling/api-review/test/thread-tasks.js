import { threadId } from 'node:worker_threads'
import ts from 'typescript'

/** Tasks that end in each way that a task can end. */
export function* count(last, from) {
  for (let number = from + 1; number <= last; number++) yield number
}

export function* place() {
  yield threadId
}

/** A task that needs a larger stack than that of the process. */
export function* deepen(depth, from) {
  if (from === 0) yield 'before'
  yield [sum(depth), threadId]
}

function sum(depth) {
  return depth === 0 ? 0 : 1 + sum(depth - 1)
}

/** A task of which each part makes so many symbols. */
export function* make(counts, from) {
  for (const count of counts.slice(from)) {
    for (let made = 0; made < count; made++) new (ts.objectAllocator.getSymbolConstructor())(0, 'name')
    yield count
  }
}

export function* nest() {
  yield deeper(0)
}

function deeper(depth) {
  return depth + deeper(depth + 1)
}

export function* fail() {
  yield deny()
}

function deny() {
  throw new TypeError('no types')
}

export function* failInCompiler() {
  yield ts.createSourceFile('index.ts', undefined, ts.ScriptTarget.ES2022)
}
