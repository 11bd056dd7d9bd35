import type { Parameter, Signature, TypeParameter, TypePart } from '@signpost/graph-model'
import { lineOf } from './around-name.ts'

/** Parts of a signature that have sections of their own. */
export type Detailed = Pick<Signature, 'typeParameters' | 'parameters' | 'returns' | 'parts' | 'variants' | 'docs'>

/** Whether a row has more than the name and the type, which the signature shows. */
function hasNews({
  doc,
  docs,
  parts,
  default: value,
}: Pick<Parameter | TypePart, 'doc' | 'docs' | 'parts' | 'default'>): boolean {
  return doc.length > 0 || [docs, parts, value].some((one) => one !== undefined)
}

/** Whether a row of a type parameter has more than its constraint and its default, which the signature shows. */
function hasTypeNews({ doc, docs, parts }: TypeParameter): boolean {
  return doc.length > 0 || docs !== undefined || parts !== undefined
}

/** Drops rows, and a return value, that repeat the signature. */
export function withoutRepeats<T extends Detailed>(signature: T): T {
  const shown = {
    ...signature,
    typeParameters: signature.typeParameters.filter(hasTypeNews),
    parameters: signature.parameters.filter(hasNews),
  }
  if (signature.returns && !hasNews(signature.returns)) delete shown.returns
  return shown
}

/** Sections of a signature, in their order on the page; their names are those of the texts. */
export function signatureSections(signature: Detailed): [name: string, count: number][] {
  const { typeParameters, variants, parameters, returns, parts, docs } = withoutRepeats(signature)
  const sections: [string, number | boolean][] = [
    ['typeParameters', typeParameters.length > 0],
    ['variants', variants !== undefined],
    ['parts', parts !== undefined],
    ['parameters', parameters.length > 0],
    ['returns', returns !== undefined],
    ['defaultValue', docs.defaultValue !== undefined],
    ['throws', docs.throws.length > 0],
    ['remarks', docs.remarks.length > 0],
    ['examples', docs.examples.length],
    ['see', docs.see.length > 0],
  ]
  return sections.flatMap(([name, shown]) => (shown ? [[name, Number(shown)] as [string, number]] : []))
}

/** Names of the parameters, by which readers tell overloads apart: `(message, key?, ...rest)`. */
export function parameterNames({ parameters }: Pick<Signature, 'parameters'>): string {
  return `(${passed(parameters).map(parameterName).join(', ')})`
}

/** Parameters that a caller passes. */
function passed(parameters: readonly Parameter[]): Parameter[] {
  return parameters.filter(({ name }) => name !== 'this')
}

/** Name of a parameter, short: `{…}?`. */
export function parameterName({ name, optional, rest }: Parameter): string {
  const shown = /^[{[]/u.test(name) ? `${name[0]}…${name.at(-1)}` : name
  return `${rest ? '...' : ''}${shown}${optional ? '?' : ''}`
}

/**
 * Parameters that a caller passes, and the result: `(key: QueryKey): T`. Type parameters and `this` would leave no room for these on a
 * line. Undefined for a signature with neither, or without a result.
 */
export function shortSignature({
  typeParameters,
  parameters,
  returns,
}: Pick<Signature, 'typeParameters' | 'parameters' | 'returns'>): string | undefined {
  const own = passed(parameters)
  if (returns === undefined || (typeParameters.length === 0 && own.length === parameters.length)) return undefined
  const types = own.map((one) => `${parameterName(one)}: ${lineOf(one.type)}`)
  return `(${types.join(', ')}): ${lineOf(returns.type)}`
}

/** Length up to which a line of an overload has its result. */
const longestRoute = 72

/** Parameters and, if it is short, the result of an overload on one line: `(message, key?): Promise<string>`. */
export function overloadRoute(signature: Pick<Signature, 'parameters' | 'returns'>): string {
  const names = parameterNames(signature)
  const route = signature.returns === undefined ? names : `${names}: ${lineOf(signature.returns.type)}`
  return route.length > longestRoute ? names : route
}
