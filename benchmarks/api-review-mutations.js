/**
 * Edits declarations at one random place.
 *
 * @param {() => number} random - Numbers from 0 to 1.
 * @returns The kind of the edit, what it changed and the new text; undefined when the text allows no edit of a random kind.
 */
export function mutate(ts, text, random) {
  const file = ts.createSourceFile('report.d.ts', text, ts.ScriptTarget.ES2022, true)
  const kinds = Object.entries(mutations)
  const [kind, { matches, replace, span }] = pick(kinds, random)
  const nodes = []
  const visit = (node) => {
    if (matches(ts, node)) nodes.push(node)
    ts.forEachChild(node, visit)
  }
  visit(file)
  const node = nodes[Math.floor(random() * nodes.length)]
  if (!node) return undefined
  const end = span?.(node) ?? node.getEnd()
  const before = text.slice(node.getStart(), end)
  const after = replace(ts, node, before, random)
  if (after === before) return undefined
  const edited = text.slice(0, node.getStart()) + after + text.slice(end)
  const other = ts.createSourceFile('report.d.ts', edited, ts.ScriptTarget.ES2022)
  if (other.parseDiagnostics.length > file.parseDiagnostics.length) return undefined
  const detail = `${shorten(before)} -> ${shorten(after)}`
  return { kind, detail, text: edited }
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
/** Statement or member after a node. */
const nextTo = (node) => {
  const list = node.parent.statements ?? node.parent.members ?? []
  return list[list.indexOf(node) + 1]
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
  'type parameter constraint changed': {
    matches: (ts, node) => ts.isTypeParameterDeclaration(node) && !ts.isMappedTypeNode(node.parent),
    replace: (_, node, __, random) => {
      const constraint = pick(['string', 'object', 'unknown', 'readonly unknown[]'], random)
      const end = node.default ? ` = ${node.default.getText()}` : ''
      return `${node.name.getText()}${constraint === 'unknown' ? '' : ` extends ${constraint}`}${end}`
    },
  },
  'type parameter default changed': {
    matches: (ts, node) => ts.isTypeParameterDeclaration(node) && node.default !== undefined,
    replace: (_, node, text, random) =>
      text.slice(0, node.default.getStart() - node.getStart()) + pick(['any', 'never', 'string'], random),
  },
  'type argument changed': {
    matches: (ts, node) =>
      ts.isTypeNode(node) && ts.isTypeReferenceNode(node.parent) && node.parent.typeArguments?.includes(node),
    replace: (_, __, text, random) => pick(['string', 'unknown', 'any', `${text}[]`], random),
  },
  'condition changed': {
    matches: (ts, node) => ts.isConditionalTypeNode(node),
    replace: (_, { checkType, extendsType, trueType, falseType }, __, random) => {
      const [check, extend, one, other] = [checkType, extendsType, trueType, falseType].map((part) => part.getText())
      // A branch that names an inferred type cannot be the other one.
      if (/\binfer\b/.test(extend)) return `${check} extends ${extend} ? ${one} : unknown`
      return pick(
        [`${check} extends ${extend} ? ${other} : ${one}`, `[${check}] extends [${extend}] ? ${one} : ${other}`],
        random,
      )
    },
  },
  'overloads reordered': {
    matches: (ts, node) => isFunction(ts, node) && nextTo(node)?.name?.getText() === node.name?.getText(),
    span: (node) => nextTo(node).getEnd(),
    replace: (_, node) => `${nextTo(node).getText()}\n${node.getText()}`,
  },
  'modifier changed': {
    matches: (ts, node) => ts.isClassElement(node) && ts.canHaveModifiers(node) && node.name !== undefined,
    replace: (_, __, text, random) => {
      const found = /^(?:(?:public|protected|static|abstract) )+/.exec(text)
      return found ? text.slice(found[0].length) : `${pick(['protected', 'static'], random)} ${text}`
    },
  },
  'base dropped': {
    matches: (ts, node) => ts.isHeritageClause(node) && node.token === ts.SyntaxKind.ExtendsKeyword,
    replace: () => '',
  },
  're-export dropped': {
    matches: (ts, node) => ts.isExportDeclaration(node) && (!node.exportClause || ts.isNamedExports(node.exportClause)),
    replace: (_, { exportClause, moduleSpecifier, isTypeOnly }, __, random) => {
      if (!exportClause) return ''
      const gone = pick(exportClause.elements, random)
      const rest = exportClause.elements.filter((item) => item !== gone).map((item) => item.getText())
      const from = moduleSpecifier ? ` from ${moduleSpecifier.getText()}` : ''
      return `export ${isTypeOnly ? 'type ' : ''}{ ${rest.join(', ')} }${from}`
    },
  },
  'global dropped': {
    matches: (ts, node) =>
      ts.isStatement(node) &&
      ts.isModuleBlock(node.parent) &&
      (ts.isGlobalScopeAugmentation(node.parent.parent) || ts.isStringLiteral(node.parent.parent.name)),
    replace: () => '',
  },
  'function became a constant': {
    matches: (ts, node) =>
      ts.isMethodSignature(node) && !node.questionToken && !node.typeParameters && node.type !== undefined,
    replace: (_, node) => `readonly ${node.name.getText()}: (${parametersOf(node)}) => ${node.type.getText()};`,
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
