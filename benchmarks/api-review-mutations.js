/**
 * Edits declarations at one random place.
 *
 * @param {() => number} random - Numbers from 0 to 1.
 * @returns The kind of the edit, what it changed and the new text; undefined when the random place allows no edit.
 */
export function mutate(ts, text, random) {
  const file = ts.createSourceFile('report.d.ts', text, ts.ScriptTarget.ES2022, true)
  const kinds = Object.entries(mutations)
  const [kind, { matches, replace }] = kinds[Math.floor(random() * kinds.length)]
  const nodes = []
  const visit = (node) => {
    if (matches(ts, node)) nodes.push(node)
    ts.forEachChild(node, visit)
  }
  visit(file)
  const node = nodes[Math.floor(random() * nodes.length)]
  if (!node) return undefined
  const before = node.getText()
  const after = replace(ts, node, before, random)
  if (after === before) return undefined
  const detail = `${shorten(before)} -> ${shorten(after)}`
  return { kind, detail, text: text.slice(0, node.getStart()) + after + text.slice(node.getEnd()) }
}

const isMember = (ts, node) => ts.isTypeElement(node) || (ts.isClassElement(node) && !ts.isConstructorDeclaration(node))
const isProperty = (ts, node) => ts.isPropertySignature(node) || ts.isPropertyDeclaration(node)
const isStatement = (ts, node) =>
  ts.isStatement(node) && ts.isSourceFile(node.parent) && /^export /.test(node.getText())
const isFunction = (ts, node) =>
  ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isMethodSignature(node)
const pick = (list, random) => list[Math.floor(random() * list.length)]
const parametersOf = (node) => node.parameters.map((parameter) => parameter.getText()).join(', ')
const withParameters = (node, text, list) => {
  const start = node.parameters.pos - node.getStart()
  return text.slice(0, start) + list + text.slice(node.parameters.end - node.getStart())
}
const shuffle = (parts) => [...parts].reverse()

const mutations = {
  'export removed': { matches: isStatement, replace: () => '' },
  'member removed': { matches: isMember, replace: () => '' },
  'property made optional': {
    matches: (ts, node) => isProperty(ts, node) && !node.questionToken,
    replace: (_, node, text) => insertAfterName(node, text, '?'),
  },
  'property made required': {
    matches: (ts, node) => isProperty(ts, node) && node.questionToken !== undefined,
    replace: (_, node, text) => removeQuestion(node, text),
  },
  'readonly changed': {
    matches: isProperty,
    replace: (_, __, text) => (text.includes('readonly ') ? text.replace('readonly ', '') : `readonly ${text}`),
  },
  'parameter made optional': {
    matches: (ts, node) =>
      ts.isParameter(node) && !node.questionToken && !node.dotDotDotToken && node.parent.parameters.at(-1) === node,
    replace: (_, node, text) => insertAfterName(node, text, '?'),
  },
  'parameter made required': {
    matches: (ts, node) => ts.isParameter(node) && node.questionToken !== undefined,
    replace: (_, node, text) => removeQuestion(node, text),
  },
  'parameter added': {
    matches: isFunction,
    replace: (_, node, text, random) => {
      const added = random() < 0.5 ? 'added?: string' : 'added: string'
      const rest = node.parameters.some((parameter) => parameter.dotDotDotToken)
      return rest ? text : withParameters(node, text, [parametersOf(node), added].filter(Boolean).join(', '))
    },
  },
  'parameter removed': {
    matches: (ts, node) => isFunction(ts, node) && node.parameters.length > 0,
    replace: (_, node, text) => {
      const list = node.parameters.slice(0, -1).map((parameter) => parameter.getText())
      return withParameters(node, text, list.join(', '))
    },
  },
  'keyword changed': {
    matches: (_, node) =>
      /^(string|number|boolean|void|undefined|unknown)$/.test(node.getText()) && node.parent.type === node,
    replace: (_, __, text, random) => pick(['string', 'number', 'boolean', 'unknown', 'never', 'any'], random),
  },
  'null added': {
    matches: (ts, node) => ts.isTypeNode(node) && node.parent.type === node && !ts.isTypePredicateNode(node),
    replace: (_, __, text) => `(${text}) | null`,
  },
  'union narrowed': {
    matches: (ts, node) => ts.isUnionTypeNode(node),
    replace: (_, node, __, random) => {
      const gone = Math.floor(random() * node.types.length)
      return node.types
        .filter((_, index) => index !== gone)
        .map((type) => type.getText())
        .join(' | ')
    },
  },
  'union reordered': {
    matches: (ts, node) => ts.isUnionTypeNode(node),
    replace: (_, node) => shuffle(node.types.map((type) => type.getText())).join(' | '),
  },
  'members reordered': {
    matches: (ts, node) => ts.isInterfaceDeclaration(node) && node.members.every((member) => isProperty(ts, member)),
    replace: (_, node, text) => {
      const start = node.members.pos - node.getStart()
      const members = shuffle(node.members.map((member) => member.getText()))
      return `${text.slice(0, start)}\n${members.join('\n')}\n}`
    },
  },
  'array spelled otherwise': {
    matches: (ts, node) => ts.isArrayTypeNode(node) && !ts.isTypeOperatorNode(node.parent),
    replace: (_, node) => `Array<${node.elementType.getText()}>`,
  },
  'name changed': {
    matches: (ts, node) => ts.isIdentifier(node) && node.parent.name === node && isStatement(ts, node.parent),
    replace: (_, __, text) => `${text}Renamed`,
  },
  'enum value changed': {
    matches: (ts, node) => ts.isEnumMember(node),
    replace: (_, node) => `${node.name.getText()} = 4711`,
  },
}

function insertAfterName(node, text, added) {
  const end = node.name.getEnd() - node.getStart()
  return text.slice(0, end) + added + text.slice(end)
}

function removeQuestion(node, text) {
  const start = node.questionToken.getStart() - node.getStart()
  return text.slice(0, start) + text.slice(start + 1)
}

function shorten(text) {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 80 ? `${line.slice(0, 77)}...` : line
}
