import { posix } from 'node:path'
import type ts from 'typescript'
import { joinComments } from '../declarations/join-comments.ts'
import { peek } from '../declarations/read-comments.ts'
import { hasConstructor } from '../../program/declarations.ts'
import { isScript } from '../../program/plain-script.ts'
import { compiler } from '../../typescript.ts'
import { assignedPaths } from './assigned-paths.ts'
import { type Assignment, assignmentsIn } from './assignments.ts'
import type { SourcePositions } from './source-positions.ts'
import type { SourceTwins } from './source-twins.ts'

/** Finds the assignments of sources that declarations are made from. */
export interface SourceAssignments {
  /** Assignment of a declaration, in its source or in those that it requires. */
  of(node: ts.Node): Assignment | undefined
  /** Assignments of a source, read once: see `assignmentsIn`. */
  inFile(file: string): ReadonlyMap<string, Assignment>
  /** The script of a specifier in another one: `./other` of `require('./other')`. */
  required(specifier: string, from: string): string | undefined
}

/** Limit of sources that spread each other's exports. */
const mostSpreads = 10

/** Creates a finder that reads each source once, on first use. */
export function createSourceAssignments(
  twins: Pick<SourceTwins, 'parse'>,
  positions: SourcePositions,
): SourceAssignments {
  const assigned = new Map<string, ReadonlyMap<string, Assignment>>()

  return { of, inFile, required }

  function of(node: ts.Node): Assignment | undefined {
    const at = positions.sourceOfFile(node.getSourceFile())
    if (at === undefined) return undefined
    // TypeScript assigns properties of functions only.
    const paths = assignedPaths(node).filter((path) => isScript(at) || /^(?!exports\b).*\./u.test(path))
    if (paths.length === 0) return undefined
    const known = inFile(at)
    // The compiler declares a function that is a constructor as a class, too: its comment is that of the constructor, if it is declared.
    const isOf = (value: ts.Expression | undefined): boolean =>
      value === undefined ||
      (compiler.isClassDeclaration(node) && !(compiler.isFunctionExpression(value) && hasConstructor(node))) ||
      (compiler.isConstructorDeclaration(node) && compiler.isFunctionExpression(value))
    const isPart = compiler.isConstructorDeclaration(node) || compiler.isClassDeclaration(node)
    const all = paths
      .flatMap((path) => known.get(path) ?? spread(path, at) ?? [])
      .filter(({ value }) => !isPart || isOf(value))
    const found = all.find(({ comment }) => comment !== undefined) ?? all[0]
    const required = found?.value && isWritten(node) ? requiredBy(found.value, at) : undefined
    const comment = required && joinComments(found?.comment, required.comment)
    if (required === undefined) return found
    const from = [...(found?.from ?? []), ...(required.from ?? [])]
    return { ...required, from, ...(comment === undefined ? {} : { comment }) }
  }

  function inFile(file: string): ReadonlyMap<string, Assignment> {
    const known = assigned.get(file) ?? peek(() => assignmentsIn(twins.parse(file)))
    assigned.set(file, known)
    return known
  }

  /** Value that another source assigns to `module.exports` or to one of its names, for `require('./other')` and `require('./other').name`. */
  function requiredBy(value: ts.Expression, from: string): Assignment | undefined {
    const isName = compiler.isPropertyAccessExpression(value)
    const file = fileRequiredBy(isName ? value.expression : value, from)
    return file === undefined ? undefined : inFile(file).get(isName ? `exports.${value.name.text}` : 'exports')
  }

  /** The source that `require('./other')` reads. */
  function fileRequiredBy(value: ts.Expression, from: string): string | undefined {
    if (!compiler.isCallExpression(value) || value.expression.getText() !== 'require') return undefined
    const [argument] = value.arguments
    return argument !== undefined && compiler.isStringLiteralLike(argument) ? required(argument.text, from) : undefined
  }

  function required(specifier: string, from: string): string | undefined {
    if (!specifier.startsWith('.')) return undefined
    const path = posix.join(posix.dirname(from), specifier)
    const files = ['', '.js', '.cjs', '/index.js'].map((end) => path + end).filter(isScript)
    return files.find((file) => inFile(file).size > 0)
  }

  /** Assignment in another source whose exports an object spreads: `add` of `module.exports = { ...require('./math') }`. */
  function spread(path: string, from: string, depth = 0): Assignment | undefined {
    const known = inFile(from)
    const name = path.slice(path.lastIndexOf('.') + 1)
    const owner = known.get(path.slice(0, -name.length - 1))?.value
    if (owner === undefined || !compiler.isObjectLiteralExpression(owner) || depth > mostSpreads) return undefined
    const spreads = owner.properties.filter(compiler.isSpreadAssignment)
    const own = spreads.flatMap(({ expression }) => known.get(`${expression.getText()}.${name}`) ?? [])
    if (own.length > 0) return own.at(-1)
    const files = spreads.flatMap(({ expression }) => {
      const value = compiler.isIdentifier(expression) ? known.get(expression.text)?.value : expression
      return (value && fileRequiredBy(value, from)) ?? []
    })
    return files
      .map((file) => inFile(file).get(`exports.${name}`) ?? spread(`exports.${name}`, file, depth + 1))
      .findLast((one) => one !== undefined)
  }
}

/** Whether a declaration has its type written out, and not as `typeof other`. */
function isWritten(node: ts.Node): boolean {
  const { type } = node as ts.Node & { type?: ts.Node }
  return type === undefined || !(compiler.isTypeQueryNode(type) || compiler.isImportTypeNode(type))
}
