import type { Node, ObjectExpression } from 'estree'
import type { Rule } from 'eslint'
import type { Declaration } from './declaration.ts'
import type { LogicalOptions } from './logical-options.ts'
import { toCamel } from './name-case.ts'
import { isNamed, step } from './name-pattern.ts'
import { readObject } from './object-declarations.ts'
import { keyOf, objectsIn, outcomes, pathOf } from './syntax.ts'
import { readTemplate } from './template-declarations.ts'

/** A JSX attribute, which ESTree does not define. */
interface JSXAttribute {
  readonly name: { readonly type: string; readonly name: unknown }
  readonly value: Node | null
}

/** A JSX element, which ESTree does not define. */
interface JSXOpeningElement {
  readonly attributes: readonly (Partial<JSXAttribute> & { readonly type: string })[]
}

/**
 * Visits every declaration in the places selected by the options.
 *
 * @param options - See {@link LogicalOptions}.
 * @param source - The text of the file.
 * @param visit - Called once per declaration. `isTurned` is whether the same style, or the element, sets a direction of
 *   text other than left-to-right lines from top to bottom.
 */
export function findDeclarations(
  options: Required<LogicalOptions>,
  source: string,
  visit: (declaration: Declaration, isTurned: boolean) => void,
): Rule.RuleListener {
  const resolvers = options.resolvers.map((path) => path.split('.'))

  function* inStyle(object: ObjectExpression): Generator<Declaration> {
    yield* readObject(object, source)
    yield* inNested(object, resolvers)
  }

  function* inNested(object: ObjectExpression, patterns: readonly (readonly string[])[]): Generator<Declaration> {
    for (const property of object.properties) {
      if (property.type === 'SpreadElement') {
        for (const inner of objectsIn(property.argument)) yield* inNested(inner, patterns)
        continue
      }
      const rest = step(patterns, keyOf(property))
      if (rest.length === 0) continue
      for (const inner of objectsIn(property.value)) {
        if (rest.some((pattern) => pattern.length === 0)) yield* inStyle(inner)
        const deeper = rest.filter((pattern) => pattern.length > 0)
        if (deeper.length > 0) yield* inNested(inner, deeper)
      }
    }
  }

  function* inNamed(object: ObjectExpression): Generator<Declaration> {
    for (const property of object.properties) {
      if (property.type === 'SpreadElement') for (const inner of objectsIn(property.argument)) yield* inNamed(inner)
      else for (const style of objectsIn(property.value)) yield* inStyle(style)
    }
  }

  function* inArguments(nodes: readonly Node[], read: typeof inStyle): Generator<Declaration> {
    for (const node of nodes) for (const object of objectsIn(node)) yield* read(object)
  }

  function visitAll(found: Iterable<Declaration>, isElementTurned = false): void {
    const declarations = [...found]
    const isTurned = isElementTurned || declarations.some(turnsText)
    for (const declaration of declarations) visit(declaration, isTurned)
  }

  return {
    CallExpression(node) {
      const path = pathOf(node.callee)
      if (!path) return
      if (isNamed(path, options.keyframes)) {
        const made = node.arguments.filter(
          ({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression',
        )
        visitAll(made.length > 0 ? inArguments(made, inStyle) : inArguments(node.arguments, inNamed))
      } else if (isNamed(path, options.functions)) visitAll(inArguments(node.arguments, inStyle))
    },
    TaggedTemplateExpression(node) {
      const path = pathOf(node.tag)
      if (path && isNamed(path, [...options.tags, ...options.keyframes])) visitAll(readTemplate(node.quasi, source))
    },
    JSXAttribute(node: Rule.Node) {
      const { name, value } = node as unknown as JSXAttribute
      if (name.type !== 'JSXIdentifier' || !options.jsxAttributes.includes(String(name.name))) return
      const objects = [...outcomes(value)].filter((outcome) => outcome.type === 'ObjectExpression')
      visitAll(inArguments(objects, inStyle), hasDirection(node.parent as unknown as JSXOpeningElement))
    },
  }
}

/** Whether a declaration sets another direction of text than the usual one, or may. */
function turnsText({ property, values: [value, ...others] }: Declaration): boolean {
  const usual = { direction: 'ltr', writingMode: 'horizontal-tb' }[toCamel(property)]
  return usual !== undefined && !(value?.replace && others.length === 0 && value.css.text.trim() === usual)
}

/** Whether an element has a `dir` other than `ltr`. */
function hasDirection({ attributes }: JSXOpeningElement): boolean {
  return attributes.some(({ name, value }) => {
    if (name?.type !== 'JSXIdentifier' || name.name !== 'dir') return false
    return !(value?.type === 'Literal' && value.value === 'ltr')
  })
}
