import ts from '#typescript'
import { anyUses } from './any-uses.ts'
import { keyOf } from '../compiler/member-names.ts'
import { methodCalls } from './method-calls.ts'
import { isForeign, isPublic, type Surroundings } from './surroundings.ts'
import { typeArgumentsOf } from '../compiler/type-parameters.ts'

/** Members of `this` that a function reads. */
const mostMembers = 4

/** Functions of a consumer that fit a signature, read what is `any` in what they are given, call its methods, and read the members of their `this`. */
export function callbacksOf(around: Surroundings, signature: ts.Signature): string[] {
  const isRest = ({ valueDeclaration: node }: ts.Symbol) => node && ts.isParameter(node) && node.dotDotDotToken
  const names = signature.parameters.map((given, at) => `${isRest(given) ? '...' : ''}p${at}`).join(', ')
  const uses = signature.parameters.flatMap((given, at) => {
    const type = around.checker.getTypeOfSymbolAtLocation(given, around.consumer)
    return [...anyUses(around, type, `p${at}`), ...methodCalls(around, type, `p${at}`)]
  })
  return [
    ...uses.map((use) => `(${names}) => { ${use}; return null! }`),
    ...thisFunctions(around, signature),
    ...generators(around, signature.getReturnType()),
  ]
}

/** Generator functions that read what they are sent. */
function generators(around: Surroundings, type: ts.Type): string[] {
  const kind = /^(Async)?Generator$/.exec(type.symbol?.name ?? '')
  const sent = kind && isForeign(around, type) ? typeArgumentsOf(around.checker, type)[2] : undefined
  const prefix = kind?.[1] ? 'async ' : ''
  const uses = sent ? anyUses(around, sent, 'sent') : []
  return uses.map((use) => `${prefix}function* () { const sent = yield null!; ${use}; return null! }`)
}

/** Functions that read members of the `this` that a signature promises: without it they do not compile. With none, it may be any. */
function thisFunctions({ checker, consumer }: Surroundings, signature: ts.Signature): string[] {
  const { thisParameter } = signature as ts.Signature & { thisParameter?: ts.Symbol }
  const type = thisParameter && checker.getTypeOfSymbolAtLocation(thisParameter, consumer)
  if (!type) return ['function (this: Opaque) { return null! }']
  if (type.flags & ts.TypeFlags.Any) return ['function () { this.anything; return null! }']
  return checker
    .getPropertiesOfType(checker.getApparentType(type))
    .filter((member) => isPublic(member))
    .slice(0, mostMembers)
    .flatMap((member) => {
      const key = keyOf(member)
      return key ? [`function () { this[${key.value}]; return null! }`] : []
    })
}
