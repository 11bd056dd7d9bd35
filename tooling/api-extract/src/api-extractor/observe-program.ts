import type ts from 'typescript'

/** A program that remembers how far its reader has come. */
export interface ObservedProgram {
  program: ts.Program
  /** The node about which the checker was asked last; absent before the first question. */
  last(): ts.Node | undefined
}

/** The same program, whose checker notes what it is asked, so that an exception can be put down to a place. */
export function observeProgram(program: ts.Program): ObservedProgram {
  const checker = program.getTypeChecker()
  let last: ts.Node | undefined
  const observed: ts.TypeChecker = Object.create(checker, {
    getSymbolAtLocation: {
      value(node: ts.Node) {
        // Whether a file is a module is asked on the way to something else.
        if (node.parent) last = node
        return checker.getSymbolAtLocation(node)
      },
    },
  })
  return { program: Object.create(program, { getTypeChecker: { value: () => observed } }), last: () => last }
}
