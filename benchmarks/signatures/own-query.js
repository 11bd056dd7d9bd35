import { longestSignature, printTree } from '@signpost/name-search/signatures'
import { randomFrom } from '../api-names.js'

/**
 * Query of a callable, made from its signature: with other names of type parameters, and parameters in another order.
 *
 * @returns Nothing for a signature that is longer than a query may be.
 */
export function ownQuery({ parameters, result, constraints }, seed) {
  const random = randomFrom(seed)
  const nameOf = (at) => `P${at}`
  const shuffled = parameters
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
  const declared = constraints.map((one, at) => {
    return one === undefined ? nameOf(at) : `${nameOf(at)} extends ${printTree(one, nameOf)}`
  })
  const list = shuffled.map(({ type, optional, rest }) => {
    const text = printTree(type, nameOf)
    return rest ? `...${text}` : optional ? `(${text})?` : text
  })
  const query = `${declared.length === 0 ? '' : `<${declared.join(', ')}>`}(${list.join(', ')}) -> ${printTree(result, nameOf)}`
  return query.length > longestSignature ? undefined : query
}
