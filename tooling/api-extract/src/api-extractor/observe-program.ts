import type ts from 'typescript'

/** A program that records the progress of its reader. */
export interface ObservedProgram {
  program: ts.Program
  /** The node of the last `getSymbolAtLocation` call; absent before the first. */
  last(): ts.Node | undefined
}

/** Wraps a program so that an exception of API Extractor can be traced to the node it was analysing. */
export function observeProgram(program: ts.Program): ObservedProgram {
  const checker = program.getTypeChecker()
  let last: ts.Node | undefined
  const observed: ts.TypeChecker = Object.create(checker, {
    getSymbolAtLocation: {
      value(node: ts.Node) {
        // A source file, which has no parent, is looked up on the way to something else.
        if (node.parent) last = node
        return checker.getSymbolAtLocation(node)
      },
    },
  })
  return { program: Object.create(program, { getTypeChecker: { value: () => observed } }), last: () => last }
}
