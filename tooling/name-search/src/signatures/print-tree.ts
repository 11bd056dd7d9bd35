import {
  arrayHead,
  isLiteral,
  nameOfHead,
  parameterOf,
  readonlyArrayHead,
  type TreeParameter,
  type TypeTree,
} from './type-tree.ts'

/** Names of type parameters by their number. */
export type VariableName = (at: number) => string

const letters = 'TUVWKABCDEFGHIJLMNOPQRSXYZ'

/** `T`, `U`, ..., and with a number after all letters. */
export function variableLetter(at: number): string {
  const turn = Math.floor(at / letters.length)
  return `${letters[at % letters.length]!}${turn === 0 ? '' : turn + 1}`
}

/** Prints a callable as a function type, in the syntax of queries. */
export function printCallable(
  parameters: readonly TreeParameter[],
  result: TypeTree,
  nameOf: VariableName = variableLetter,
): string {
  return `(${parameters.map((one) => printParameter(one, nameOf)).join(', ')}) => ${printTree(result, nameOf)}`
}

/** Prints a parameter without its name: `string`, `Options?`, `...string[]`. */
export function printParameter({ type, optional, rest }: TreeParameter, nameOf: VariableName): string {
  if (rest) return `...${printTree(type, nameOf)}`
  return optional ? `${inBrackets(type, nameOf)}?` : printTree(type, nameOf)
}

/** Prints a type. */
export function printTree(type: TypeTree, nameOf: VariableName = variableLetter): string {
  const { head, parts } = type
  const print = (part: TypeTree): string => printTree(part, nameOf)
  const tight = (part: TypeTree): string => inBrackets(part, nameOf)
  const list = (some: readonly TypeTree[]): string =>
    some.map((one) => printParameter(parameterOf(one), nameOf)).join(', ')
  switch (head) {
    case '|':
    case '&':
      return parts.map(tight).join(` ${head} `)
    case '=>':
    case 'new':
      return `${head === 'new' ? 'new ' : ''}(${list(parts.slice(1))}) => ${print(parts[0]!)}`
    case '[]':
      return `[${list(parts)}]`
    case '{}':
      return parts.length === 0 ? '{}' : `{ ${parts.map((member) => printMember(member, nameOf)).join('; ')} }`
    case 'mapped':
      return `{ ${printMember(type, nameOf)} }`
    case 'at':
      return `${tight(parts[0]!)}[${print(parts[1]!)}]`
    case 'keyof':
    case 'infer':
      return `${head} ${tight(parts[0]!)}`
    case 'extends': {
      const [checked, base, yes, no] = parts.map((part, at) => (at < 2 ? tight(part) : print(part)))
      return `${checked} extends ${base} ? ${yes} : ${no}`
    }
    case 'is':
      return `value is ${print(parts[0]!)}`
    case 'asserts':
      return `asserts value${parts.length === 0 ? '' : ` is ${print(parts[0]!)}`}`
    case 'template':
      return '`...`'
    case arrayHead:
      return parts.length === 1 ? `${tight(parts[0]!)}[]` : 'Array'
    case readonlyArrayHead:
      return parts.length === 1 ? `readonly ${tight(parts[0]!)}[]` : 'ReadonlyArray'
    default:
      return printName(head, nameOf) + (parts.length === 0 ? '' : `<${parts.map(print).join(', ')}>`)
  }
}

function printName(head: string, nameOf: VariableName): string {
  if (head.startsWith('?')) return /^\?\d+$/u.test(head) ? nameOf(Number(head.slice(1))) : head.slice(1)
  if (head === 'unread') return '_'
  if (isLiteral(head)) return head.startsWith("'") ? head.slice(1) : head
  return head.includes('!') && !head.startsWith('typeof ') ? nameOfHead(head) : head
}

function inBrackets(type: TypeTree, nameOf: VariableName): string {
  const text = printTree(type, nameOf)
  const isLoose = ['|', '&', '=>', 'new', 'extends', 'keyof', 'infer', 'is', 'asserts', readonlyArrayHead].includes(
    type.head,
  )
  return isLoose ? `(${text})` : text
}

function printMember({ head, parts }: TypeTree, nameOf: VariableName): string {
  const [first, second] = parts as [TypeTree, TypeTree]
  if (head === 'mapped') return `[key in ${printTree(first, nameOf)}]: ${printTree(second, nameOf)}`
  if (head === '[:]') return `[key: ${printTree(first, nameOf)}]: ${printTree(second, nameOf)}`
  if (head === '.()' || head === '.new') {
    const [result, ...parameters] = first.parts as [TypeTree, ...TypeTree[]]
    const list = parameters.map((one) => printParameter(parameterOf(one), nameOf)).join(', ')
    return `${head === '.new' ? 'new ' : ''}(${list}): ${printTree(result, nameOf)}`
  }
  const mark = head.endsWith('?') ? '?' : ''
  const name = head.slice(1, head.length - mark.length)
  const written = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) ? name : JSON.stringify(name)
  return `${written}${mark}: ${printTree(first, nameOf)}`
}
