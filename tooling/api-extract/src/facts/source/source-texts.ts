import { join } from 'node:path'
import type ts from 'typescript'
import type { DeclarationFacts } from '../../facts.ts'
import type { PackageFolder } from '../../package/package-folder.ts'
import { endLineOf, lineOf } from '../../program/lines.ts'
import {
  commentAfter,
  commentBefore,
  commentBeforeOperator,
  commentInside,
  commentOf,
  statementOf,
} from '../declarations/declaration-text.ts'
import { joinComments } from '../declarations/join-comments.ts'
import { assignedPaths } from './assigned-paths.ts'
import { type AssignedMembers, assignedNames } from './assignments.ts'
import { commentsOfMembers, isListed, listed } from './member-comments.ts'
import { hasMadeBase, type MixinCall, mixinCall } from './mixin-call.ts'
import { commentsInPattern, commentWithPattern } from './pattern-comment.ts'
import type { SourcePositions } from './source-positions.ts'
import { hasText, implementationComment, isCallable } from './implementation-comment.ts'
import { commentOfOverload } from './overload-comment.ts'
import { propDefaults } from './prop-defaults.ts'
import { accessorsOf, classIn, parametersOf } from './source-members.ts'
import { createSourceAssignments } from './source-assignments.ts'
import { createSourceTwins } from './source-twins.ts'
import { typedefComments } from './typedef-comments.ts'
import { hasConstructor } from '../../program/declarations.ts'
import { isScript } from '../../program/plain-script.ts'
import { compiler } from '../../typescript.ts'

/** Parts of the source that declarations omit. */
export interface SourceTexts {
  /** Doc comment of a declaration, a part of one or the member of a mapped type. The compiler omits those after a brace, and of assignments. */
  comment(node: ts.Node): string | undefined
  /** Comment of the setter of an accessor of an object or class of the source, for the property that is declared of it. */
  setterComment(node: ts.Node): string | undefined
  /** Position of a declaration: that of its map or, without one, that of the assignment that it is made from. */
  position(node: ts.Declaration): DeclarationFacts['source']
  /** A source by its path, which is relative to the package; absent when it cannot be read. */
  source(path: string): ts.SourceFile | undefined
  /** The script that another one requires: `require('./other')`. */
  script(specifier: string, from: string): ts.SourceFile | undefined
  /** Node of the source that a declaration is made from. */
  twin(node: ts.Node): ts.Node | undefined
  /**
   * Statements of a module's source whose comment is about the module: an import that is the first one, and in a script what is `module.exports`.
   */
  headed(file: ts.SourceFile): readonly ts.Node[]
  /** Doc comment directly before a type that is in another one. */
  typeComment(type: ts.TypeNode): string | undefined
  /** Names of the members that a script assigns to a function or its prototype, as in `Clock.prototype.tick = ...`; a class has all of its own. */
  assignedMembers(node: ts.Node): AssignedMembers
  /** Whether a declaration file is made from JavaScript. */
  isScript(file: ts.SourceFile): boolean
  /** Doc comments of the members of a union or of a tuple, by position. */
  memberComments(node: ts.UnionTypeNode | ts.TupleTypeNode): readonly (string | undefined)[]
  /** Whether there may be comments in a declaration or a type; a fast check of the texts. */
  mayHaveComments(node: ts.Node): boolean
  /** The call in the `extends` clause of a class; absent when there is none or the source cannot be read. */
  mixin(node: ts.Declaration): MixinCall | undefined
  /** Default values of a function's parameters by position; absent when none has one. */
  defaults(node: ts.Node): (string | null)[] | undefined
  /** Default values in a destructured parameter, by property name. */
  patternDefaults(node: ts.Node, position: number): Map<string, string>
  /** Doc comments in a destructured parameter, by path: `a`, `deep.b`. */
  patternComments(node: ts.Node, position: number): Map<string, string>
  /** Default values of a React component's props, by prop. */
  propDefaults(node: ts.Node): Map<string, string>
}

/** Creates a reader of sources through declaration maps. A source is parsed once, on first use, and never run. */
export function createSourceTexts(folder: PackageFolder, positions: SourcePositions): SourceTexts {
  const twins = createSourceTwins(folder, positions)
  const { of: assignment, inFile: assignmentsOf, required } = createSourceAssignments(twins, positions)
  const around = new WeakMap<ts.Node, string>()

  /** Text of the source around the member or statement of a node; that of the whole file for one that the map lacks. */
  const textAround = (node: ts.Node): string => {
    if (compiler.isSourceFile(node)) {
      const file = positions.sourceOfFile(node)
      return (file === undefined ? undefined : twins.parse(file)?.text) ?? ''
    }
    const known = around.get(node)
    if (known !== undefined) return known
    const text = (hasOwnText(node) ? positions.text(node) : undefined) ?? textAround(node.parent)
    around.set(node, text)
    return text
  }

  const written = (node: ts.Node): ts.NodeArray<ts.ParameterDeclaration> | undefined => {
    // The compiler declares a function that is a constructor as a class, too.
    const owner = compiler.isConstructorDeclaration(node) ? twins.of(node.parent) : undefined
    const isFunction = owner !== undefined && compiler.isFunctionDeclaration(owner)
    const named = compiler.isFunctionTypeNode(node) ? node.parent : node
    const found = isFunction ? [owner] : [twins.of(node), assignment(named)?.value, assignment(named)?.node]
    return found.map((one) => one && parametersOf(one)).find((one) => one !== undefined)
  }

  /** The parameter of the source: by its place where it has no position, as in JavaScript. */
  const parameterTwin = (node: ts.ParameterDeclaration): ts.Node | undefined => {
    if (!textAround(node).includes('/**')) return undefined
    const found = twins.of(node)
    if (found !== undefined) return found
    const [own, others] = [node.parent.parameters, written(node.parent)]
    return others?.length === own.length ? others[own.indexOf(node)] : undefined
  }

  const assignedComment = (node: ts.Node): string | undefined => {
    const found = assignment(node)
    // Assignments are read before it is known which of them are shown.
    found?.from?.forEach(commentOf)
    return found?.comment
  }

  const decorated = new WeakMap<ts.SourceFile, boolean>()

  /** Whether a comment may be before a decorator of a class or member: declarations have no decorators. */
  const mayBeDecorated = (node: ts.Node): boolean => {
    if (!compiler.isClassDeclaration(node) && !compiler.isClassElement(node)) return false
    const file = node.getSourceFile()
    const known = decorated.get(file) ?? hasDecorator.test(textAround(file))
    decorated.set(file, known)
    return known
  }

  /** Comment of the property under which a script exports what has a comment of its own: `module.exports = { add }`. */
  const listedComment = (node: ts.Node, own: string): string | undefined => {
    const at = positions.sourceOfFile(node.getSourceFile())
    const listed = at !== undefined && isScript(at) && isAssigned(node) ? assignment(node) : undefined
    const isInList = listed !== undefined && compiler.isObjectLiteralExpression(listed.node.parent)
    // The compiler indents copies.
    return isInList && plain(listed.comment) !== plain(own) ? assignedComment(node) : undefined
  }

  const typedefs = new Map<string, ReadonlyMap<string, string>>()

  const typedefComment = (node: ts.Node): string | undefined => {
    const at = compiler.isTypeAliasDeclaration(node) ? positions.sourceOfFile(node.getSourceFile()) : undefined
    if (at === undefined || !isScript(at)) return undefined
    const known = typedefs.get(at) ?? typedefComments(twins.parse(at)?.text ?? '')
    typedefs.set(at, known)
    return known.get((node as ts.TypeAliasDeclaration).name.text)
  }

  const ownComment = (node: ts.Node): string | undefined => {
    if (compiler.isMappedTypeNode(node)) {
      const twin = twins.ofType(node)
      return commentInside(node) ?? (twin && commentInside(twin))
    }
    const ofSource = compiler.isParameter(node) ? parameterTwin(node) : undefined
    // The compiler writes all parameters on one line, so that a comment after one is before the next.
    if (ofSource !== undefined) return commentOf(ofSource) ?? commentAfter(ofSource)
    const written = commentOf(node)
    const declared = typedefComment(node) ?? written
    const own =
      declared === undefined
        ? isAssigned(node)
          ? assignedComment(node)
          : undefined
        : joinComments(commentOfOverload(declared, node), listedComment(node, declared))
    const around = textAround(node)
    if (hasPattern.test(around)) return commentWithPattern(own, twins.of(node))
    if (own !== undefined && mayBeDecorated(node)) return commentOf(twins.of(node) ?? node)
    // The compiler may end a line after the comment of the next member.
    const hasSource = positions.sourceOfFile(node.getSourceFile()) !== undefined
    if (own !== undefined || !around.includes('/**')) return own ?? (hasSource ? undefined : commentAfter(node))
    const found = twins.of(node)
    const twin = found && accessorsOf(found)[0]
    // The comment of a function that is a constructor is that of the constructor, if it is declared.
    if (twin === undefined) return hasSource ? undefined : commentAfter(node)
    if (compiler.isClassDeclaration(node) && classIn(twin) === undefined && hasConstructor(node)) return undefined
    // That of a class that a constant holds is the constant's.
    const isMade = compiler.isConstructSignatureDeclaration(node) && compiler.isClassLike(twin)
    const made = isMade ? (twin.members.find(compiler.isConstructorDeclaration) ?? twin) : twin
    return commentOf(made) ?? commentAfter(made)
  }

  return {
    assignedMembers(node) {
      const at = positions.sourceOfFile(node.getSourceFile())
      if (at === undefined || !isScript(at)) return { instance: [], static: [] }
      const [all, paths] = [assignmentsOf(at), assignedPaths(node)]
      return { instance: assignedNames(all, paths, '.prototype'), static: assignedNames(all, paths, '') }
    },
    setterComment(node) {
      const twin = textAround(node).includes('/**') ? (twins.of(node) ?? assignment(node)?.node) : undefined
      const [, setter] = twin === undefined ? [] : accessorsOf(twin)
      return setter && commentOf(setter)
    },
    position(node) {
      const known = positions.source(node)
      const made = known === undefined && isAssigned(node) ? assignment(node)?.node : undefined
      if (made === undefined) return known
      const { fileName: file } = made.getSourceFile()
      return { file, line: lineOf(made), endLine: endLineOf(made) }
    },
    headed(file) {
      const at = positions.sourceOfFile(file)
      const text = at === undefined ? '' : (folder.sources.readText(join(folder.dir, at)) ?? '')
      if (!text.includes('/**')) return []
      const first = /^(?:#!.*|\s|\/\/.*)*\/\*\*/u.test(text) ? twins.parse(at!)?.statements[0] : undefined
      const value = isScript(at!) ? assignmentsOf(at!).get('exports') : undefined
      const named = value?.value && compiler.isIdentifier(value.value) ? value.value.text : undefined
      const declared = named === undefined ? undefined : assignmentsOf(at!).get(named)
      const header = first && compiler.isImportDeclaration(first) ? first : undefined
      return [header, value?.node, declared?.node].filter((one) => one !== undefined)
    },
    source: twins.parse,
    script(specifier, from) {
      const file = required(specifier, from)
      return file === undefined ? undefined : twins.parse(file)
    },
    twin: (node) => twins.of(node) ?? assignment(node)?.node,
    typeComment(type) {
      const own = commentBefore(type) ?? commentBeforeOperator(type)
      if (own !== undefined || !textAround(type).includes('/**')) return own
      const twin = twins.ofType(type)
      const made = twin === undefined ? twins.returned(type) : undefined
      if (made !== undefined) return commentOfReturned(made)
      return twin && (commentBefore(twin) ?? commentBeforeOperator(twin))
    },
    isScript: (file) => isScript(positions.sourceOfFile(file) ?? ''),
    memberComments(node) {
      const own = commentsOfMembers(node)
      if (!textAround(node).includes('/**')) return own
      // The compiler moves comments to other lines: those of the source come first.
      const twin = twins.ofType(node)
      return twin !== undefined && isListed(twin) && listed(twin).length === own.length ? commentsOfMembers(twin) : own
    },
    mayHaveComments(node) {
      const { text } = node.getSourceFile()
      return text.slice(node.getStart(), node.end).includes('/**') || textAround(node).includes('/**')
    },
    comment(node) {
      // A module that is exported as a namespace: the comment of its file is not that of the export.
      if (compiler.isSourceFile(node)) return undefined
      const own = ownComment(node)
      if (hasText(own) || !isCallable(node) || positions.sourceOfFile(node.getSourceFile()) === undefined) return own
      return joinComments(implementationComment(twins.of(node)), own)
    },
    mixin: (node) => (hasMadeBase(node) ? mixinCall(twins.of(node)) : undefined),
    defaults(node) {
      const parameters = parametersOf(node)
      if (parameters === undefined || !/[^=!<>]=(?![=>])/u.test(textAround(node))) return undefined
      const own = written(node)
      if (own?.length !== parameters.length) return undefined
      const values = own.map(({ initializer }) => initializer?.getText().replace(/\s+/gu, ' ') ?? null)
      return values.some((value) => value !== null) ? values : undefined
    },
    propDefaults(node) {
      const twin = twins.of(node)
      return twin === undefined ? new Map() : propDefaults(twin)
    },
    patternComments(node, position) {
      const own = parametersOf(node)?.[position]?.name
      const inSource = textAround(node).includes('/**') ? written(node)?.[position]?.name : undefined
      return new Map([...commentsInPattern(own), ...commentsInPattern(inSource)])
    },
    patternDefaults(node, position) {
      const pattern = written(node)?.[position]?.name
      const elements = pattern !== undefined && compiler.isObjectBindingPattern(pattern) ? pattern.elements : []
      return new Map(
        elements.flatMap(({ name, propertyName, initializer }) => {
          const property = (propertyName ?? name).getText()
          return initializer === undefined ? [] : [[property, initializer.getText().replace(/\s+/gu, ' ')] as const]
        }),
      )
    },
  }
}

function plain(comment: string = ''): string {
  return comment.replace(/[\s*]+/gu, ' ')
}

const hasDecorator = /(?:^|\*\/)[^\S\n]*@[\w$]/mu
const hasPattern = /\b(?:const|let|var)\s*[{[]/u

/** Comment above a value that a function returns, or above the statement that returns or declares it. */
function commentOfReturned(value: ts.Node): string | undefined {
  const { parent } = value
  if (compiler.isVariableDeclaration(parent)) return commentOf(parent)
  return commentBefore(value) ?? (compiler.isReturnStatement(parent) ? commentBefore(parent) : undefined)
}

/** Whether a declaration is one of a module, or a member of a class or type literal. */
function isAssigned(node: ts.Node): boolean {
  if (compiler.isTypeLiteralNode(node.parent) || compiler.isClassDeclaration(node.parent)) return true
  if (compiler.isExportSpecifier(node)) return true
  const { parent } = statementOf(node as ts.Declaration)
  return compiler.isSourceFile(parent) || compiler.isModuleBlock(parent)
}

/** Whether a node has a text of its own. The place of a signature without a name may be another one in the file. */
function hasOwnText(node: ts.Node): boolean {
  return (
    compiler.isStatement(node) ||
    compiler.isClassElement(node) ||
    (compiler.isTypeElement(node) && node.name !== undefined) ||
    compiler.isEnumMember(node) ||
    compiler.isVariableDeclaration(node)
  )
}
