import type ts from 'typescript'
import { statementOf } from '../declarations/declaration-text.ts'
import { isStatic } from '../../program/declarations.ts'
import { compiler } from '../../typescript.ts'

/**
 * Left sides of the assignments that a declaration may be made from: `exports.add`, `exports` for `module.exports`, `default`,
 * `Button.Group` for a property of a function, `ui.Button.Group` in a namespace, `Clock.prototype.tick` for a member of a class,
 * `Clock` and `Clock.constructor` for its constructor.
 */
export function assignedPaths(node: ts.Node): string[] {
  const { parent } = node
  if (compiler.isConstructorDeclaration(node))
    return assignedPaths(parent).flatMap((path) => [`${path}.constructor`, path])
  const name = compiler.getNameOfDeclaration(node as ts.Declaration)
  if (name === undefined) return []
  const text = compiler.isStringLiteralLike(name) ? name.text : name.getText()
  if (compiler.isExportSpecifier(node)) return [`exports.${text}`]
  if (compiler.isTypeLiteralNode(parent)) {
    const holder = holderOf(parent)
    return holder === undefined ? [] : assignedPaths(holder).map((path) => `${path}.${text}`)
  }
  if (compiler.isClassDeclaration(parent)) {
    const names = compiler.isAccessor(node) ? [accessorName(node, text), text] : [text]
    return assignedPaths(parent).flatMap((path) =>
      names.map((one) => `${path}.${isStatic(node) ? '' : 'prototype.'}${one}`),
    )
  }
  const block = statementOf(node as ts.Declaration).parent
  if (compiler.isModuleBlock(block)) {
    const [first = text, ...others] = [...namespacesAround(block), text]
    return pathsInFile(block.getSourceFile(), first).map((path) => [path, ...others].join('.'))
  }
  return compiler.isSourceFile(block) ? pathsInFile(block, text) : []
}

/** Key of one half of an accessor: `get width`. */
export function accessorName(node: ts.AccessorDeclaration, name: string): string {
  return `${compiler.isGetAccessor(node) ? 'get' : 'set'} ${name}`
}

/** Names of the namespaces around a node, outermost first. */
export function namespacesAround(node: ts.Node): string[] {
  const names: string[] = []
  for (let at = node.parent; at !== undefined; at = at.parent) {
    if (compiler.isModuleDeclaration(at) && compiler.isIdentifier(at.name)) names.unshift(at.name.text)
  }
  return names
}

/** The constant or property with a type literal as its type, or as the type argument of it: `Readonly<{ a: 1 }>`. */
function holderOf(literal: ts.TypeLiteralNode): ts.Node | undefined {
  let type: ts.Node = literal
  while (compiler.isTypeReferenceNode(type.parent) && type.parent.typeArguments?.length === 1) type = type.parent
  const { parent } = type as { parent: ts.Node & { type?: ts.Node } }
  return parent.type === type ? parent : undefined
}

/** Names of a declaration at the top of a declaration file, and those under which the file and its namespaces export it. */
function pathsInFile(file: ts.SourceFile, name: string): string[] {
  if (name === '_exports') return ['exports']
  const paths = new Set([name, `exports.${name}`])
  const visit = (statements: readonly ts.Statement[], around: string): void => {
    for (const statement of statements) {
      if (compiler.isModuleDeclaration(statement) && statement.body && compiler.isModuleBlock(statement.body)) {
        visit(
          statement.body.statements,
          around === 'exports' ? statement.name.text : `${around}.${statement.name.text}`,
        )
      }
      const isAssigned = compiler.isExportAssignment(statement) && statement.expression.getText() === name
      if (isAssigned) paths.add(statement.isExportEquals === true ? 'exports' : 'default')
      if (!compiler.isExportDeclaration(statement) || statement.moduleSpecifier !== undefined) continue
      const list = statement.exportClause
      if (list === undefined || !compiler.isNamedExports(list)) continue
      for (const one of list.elements) {
        if ((one.propertyName ?? one.name).text === name) paths.add(`${around}.${one.name.text}`)
      }
    }
  }
  visit(file.statements, 'exports')
  return [...paths]
}
