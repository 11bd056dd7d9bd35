import type { CallExpression, Node, ObjectExpression } from 'estree'
import { keyOf } from './syntax.ts'

/** Functions that make an element: of React, of its JSX runtime, of Preact and of Vue. */
const MAKERS = ['createElement', 'cloneElement', 'jsx', 'jsxs', 'jsxDEV', 'h']

/**
 * Returns the props of a call that makes an element, such as `createElement('p', { style: { marginLeft: 8 } })`.
 *
 * @param path - The name of the function: `['React', 'createElement']`.
 * @param call - The call.
 * @returns The second argument; `undefined` for other calls, and for props that are no object in braces.
 */
export function elementProps(path: readonly string[], call: CallExpression): ObjectExpression | undefined {
  const props = call.arguments[1]
  return MAKERS.includes(path.at(-1)!) && props?.type === 'ObjectExpression' ? props : undefined
}

/** Whether a call makes an element whose direction is not that of the page, as far as the file shows. */
export function turnsMade(path: readonly string[] | undefined, call: CallExpression): boolean {
  const props = path && elementProps(path, call)
  // A cloned element keeps the props that it has.
  return props !== undefined && (path!.at(-1) === 'cloneElement' || turnsProps(props))
}

/** Whether props may have a direction of their own: a `dir` other than `ltr`, or an object that is not in the file. */
function turnsProps(props: ObjectExpression): boolean {
  return props.properties.some((property) => {
    if (property.type === 'SpreadElement') return true
    return keyOf(property) === 'dir' && !isLtr(property.value)
  })
}

function isLtr(value: Node): boolean {
  return value.type === 'Literal' && value.value === 'ltr'
}
