import type { Node, ObjectExpression } from 'estree'
import type { Rule } from 'eslint'
import type { Declaration } from './declaration.ts'
import type { LogicalOptions } from './logical-options.ts'
import { isNamed, step } from './name-pattern.ts'
import { readObject } from './object-declarations.ts'
import { keyOf, objectsIn, outcomes, pathOf } from './syntax.ts'
import { readTemplate } from './template-declarations.ts'

/** A JSX attribute, which ESTree does not define. */
interface JSXAttribute {
  readonly name: { readonly type: string; readonly name: unknown }
  readonly value: Node | null
}

/**
 * Visits every declaration in the places selected by the options.
 *
 * @param options - See {@link LogicalOptions}.
 * @param source - The text of the file.
 * @param visit - Called once per declaration.
 */
export function findDeclarations(
  options: Required<LogicalOptions>,
  source: string,
  visit: (declaration: Declaration) => void,
): Rule.RuleListener {
  const resolvers = options.resolvers.map((path) => path.split('.'))

  function visitStyle(object: ObjectExpression): void {
    readObject(object, source).forEach(visit)
    visitNested(object, resolvers)
  }

  function visitNested(object: ObjectExpression, patterns: readonly (readonly string[])[]): void {
    for (const property of object.properties) {
      if (property.type === 'SpreadElement') {
        for (const inner of objectsIn(property.argument)) visitNested(inner, patterns)
        continue
      }
      const rest = step(patterns, keyOf(property))
      if (rest.length === 0) continue
      for (const inner of objectsIn(property.value)) {
        if (rest.some((pattern) => pattern.length === 0)) visitStyle(inner)
        const deeper = rest.filter((pattern) => pattern.length > 0)
        if (deeper.length > 0) visitNested(inner, deeper)
      }
    }
  }

  return {
    CallExpression(node) {
      const path = pathOf(node.callee)
      if (!path) return
      if (isNamed(path, options.keyframes)) {
        const made = node.arguments.filter(
          ({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression',
        )
        for (const argument of made) for (const object of objectsIn(argument)) visitStyle(object)
        if (made.length > 0) return
        for (const argument of node.arguments) for (const object of objectsIn(argument)) visitNamed(object)
      } else if (isNamed(path, options.functions)) {
        for (const argument of node.arguments) for (const object of objectsIn(argument)) visitStyle(object)
      }
    },
    TaggedTemplateExpression(node) {
      const path = pathOf(node.tag)
      if (path && isNamed(path, [...options.tags, ...options.keyframes]))
        readTemplate(node.quasi, source).forEach(visit)
    },
    JSXAttribute(node: Rule.Node) {
      const { name, value } = node as unknown as JSXAttribute
      if (name.type !== 'JSXIdentifier' || !options.jsxAttributes.includes(String(name.name))) return
      for (const outcome of outcomes(value)) if (outcome.type === 'ObjectExpression') visitStyle(outcome)
    },
  }

  function visitNamed(object: ObjectExpression): void {
    for (const property of object.properties) {
      if (property.type === 'SpreadElement') for (const inner of objectsIn(property.argument)) visitNamed(inner)
      else for (const style of objectsIn(property.value)) visitStyle(style)
    }
  }
}
