import type { Node, ObjectExpression, Property } from 'estree'
import type { Declaration, DeclaredValue } from './declaration.ts'
import { axesOf } from './axes-of.ts'
import { toCamel } from './name-case.ts'
import { indentBefore } from './indent-before.ts'
import { readText, restore } from './style-text.ts'
import { keyOf, objectsIn, outcomes, rangeOf, withoutTypes } from './syntax.ts'

/**
 * Returns the declarations of a style object, including those of spread object literals.
 *
 * @param object - For example `{ marginLeft: 1, ...(wide && { width: '50%' }) }`.
 * @param source - The text of the file.
 */
export function readObject(object: ObjectExpression, source: string): Declaration[] {
  const objects = [...withSpread(object)]
  const properties = objects.flatMap((part) => part.properties.filter((property) => property.type === 'Property'))
  const names = properties.flatMap((property) => toCamel(keyOf(property) ?? ''))
  const beside = new Set(names.filter((name) => axesOf(name).length > 0))
  const isBesideUnknown = objects.some((part) =>
    part.properties.some((property) => property.type === 'SpreadElement' && isOpaque(property.argument)),
  )

  return objects.flatMap((part) => {
    const declarations: Declaration[] = part.properties.flatMap((property) => {
      const declared = property.type === 'Property' ? readProperty(property, source) : undefined
      return declared
        ? {
            ...declared,
            beside,
            isBesideUnknown,
            siblings: () => declarations.filter(({ name }) => name !== declared.name),
          }
        : []
    })
    return declarations
  })
}

function* withSpread(object: ObjectExpression): Generator<ObjectExpression> {
  yield object
  for (const property of object.properties) {
    if (property.type === 'SpreadElement') for (const inner of objectsIn(property.argument)) yield* withSpread(inner)
  }
}

function isOpaque(spread: Parameters<typeof outcomes>[0]): boolean {
  return [...outcomes(spread)].some(({ type }) => type !== 'ObjectExpression' && type !== 'Literal')
}

type DeclaredProperty = Omit<Declaration, 'beside' | 'isBesideUnknown' | 'siblings'>

function readProperty(property: Property, source: string): DeclaredProperty | undefined {
  const key = keyOf(property)
  if (key === undefined || property.kind !== 'init' || property.method) return undefined

  const [start, end] = rangeOf(property)
  const [keyStart, keyEnd] = rangeOf(property.key)
  const quoted = property.key.type === 'Literal' ? 1 : 0
  const name = [keyStart + quoted, keyEnd - quoted] as const
  // With escapes in the key, its source text is not its name.
  if (source.slice(...name) !== key) return undefined

  const bare = withoutTypes(property.value)
  const values = [...outcomes(property.value)].flatMap((node): DeclaredValue[] => {
    const css = readText(node, source)
    if (!css) return []
    const [valueStart, valueEnd] = rangeOf(node)
    const write = (logical: string, value: string): string =>
      source.slice(start, name[0]) +
      logical +
      source.slice(name[1], valueStart + 1) +
      restore(value, css.expressions) +
      source.slice(valueEnd - 1, end)
    return [
      {
        css,
        isListed: bare.type === 'ArrayExpression',
        replace:
          node === bare
            ? (declarations) => ({
                range: [start, end],
                text: declarations
                  .map((declaration) => write(declaration.property, declaration.value))
                  .join(`,${indentBefore(source, start)}`),
              })
            : undefined,
      },
    ]
  })

  return {
    property: key,
    name,
    values,
    isMap: bare.type === 'ObjectExpression',
    isStatic: [...outcomes(property.value)].every(isWrittenOut),
    spell: (logical) => logical,
    rename: (logical) => ({ range: name, text: property.shorthand ? `${logical}: ${key}` : logical }),
  }
}

function isWrittenOut(node: Node): boolean {
  if (node.type === 'UnaryExpression') return isWrittenOut(node.argument)
  return node.type === 'Literal' || (node.type === 'TemplateLiteral' && node.expressions.length === 0)
}
