import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { libraries, places, sources } from './libraries.ts'
import { root } from './workspaces.ts'

// The page "Conventions of the libraries" of the documentation, over all libraries: what their sources say.

/** The fixed text of a string or template, with `…` for its values. */
function textOf(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
}

const docOf = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .map((one) => one.getText())
    .join('\n')
const isDeprecated = (node: ts.Node): boolean => /@deprecated/.test(docOf(node))
const nameOf = (node: ts.Node | undefined): string => (node && ts.isIdentifier(node) ? node.text : '')

/** Errors that list what was expected and found in a file, a line for each. */
const ownLists = /^(config\/config-error|utils-fs\/json-(parse|schema)-error)/

/** Places whose errors have another sentence: they become issues of another error, or the caller writes them. */
const otherSentences = /^(config\/(fields\/|resolve)|debug\/rules-field)/

describe('errors', () => {
  test('have a code', () => {
    const without = places((node, path) => {
      if (otherSentences.test(path) || !ts.isThrowStatement(node) || !ts.isNewExpression(node.expression)) return
      return /^(Type|Range|Syntax)?Error$/.test(nameOf(node.expression.expression)) && node
    })
    expect(without).toEqual([])
  })

  test('of a class have one too', () => {
    const without = places((node) => {
      if (!ts.isClassDeclaration(node)) return
      const base = node.heritageClauses?.[0]?.types[0]?.expression
      if (!/^(Type|Range|Syntax)?Error$/.test(nameOf(base))) return
      return !node.members.some(({ name }) => nameOf(name) === 'code') && node.name
    })
    expect(without).toEqual([])
  })

  test('are a sentence: expected, found, next step', () => {
    const other = places((node) => {
      if (!ts.isCallExpression(node) || nameOf(node.expression) !== 'failure') return
      const [code, message] = node.arguments.map(textOf)
      const isCode = code === undefined || /^[A-Z][A-Z_\d]+$/.test(code)
      return (
        !(
          isCode &&
          (message === undefined || message === 'Expected …' || /^Expected [^]+, (found [^]+|…):[^]+/.test(message))
        ) && node
      )
    })
    expect(other).toEqual([])
  })

  test('of a class are a sentence too', () => {
    const other = places((node, path) => {
      if (ownLists.test(path) || !ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.SuperKeyword)
        return
      const message = textOf(node.arguments[0])
      return message !== undefined && !/^Expected [^]+, found [^]+:[^]+/.test(message) && node
    })
    expect(other).toEqual([])
  })
})

describe('endings', () => {
  test('everything that `using` ends has `dispose` too', () => {
    const without = places((node) => {
      if (!ts.isClassDeclaration(node) && !ts.isInterfaceDeclaration(node)) return
      const names = node.members.map(({ name }) => name?.getText())
      const [symbol] = names.filter((name) => /^\[Symbol\.(async)?[dD]ispose\]$/.test(name ?? ''))
      return symbol !== undefined && !names.includes('dispose') && node.name
    })
    expect(without).toEqual([])
  })

  test('have no other name than a verb of the subject', () => {
    const other = places(
      (node) =>
        (ts.isMethodDeclaration(node) || ts.isMethodSignature(node)) &&
        ['destroy', 'close', 'end', 'teardown'].includes(nameOf(node.name)) &&
        !isDeprecated(node) &&
        node,
    )
    expect(other).toEqual([])
  })
})

describe('names', () => {
  test('a value before others are known is `initial`', () => {
    // Names of Storybook's own annotations.
    const foreign = /^(theme-storybook\/create-global-types|storybook-addon-split-toolbars\/global-type-annotation)/
    const other = places(
      (node, path) =>
        ts.isPropertySignature(node) &&
        ts.isInterfaceDeclaration(node.parent) &&
        ['defaultValue', 'initialValue', 'init'].includes(nameOf(node.name)) &&
        !foreign.test(path) &&
        !isDeprecated(node) &&
        node,
    )
    expect(other).toEqual([])
  })

  test('light and dark are a `ColorScheme`, with system a `ColorSchemeChoice`', () => {
    const other = places((node) => {
      const members = ts.isEnumDeclaration(node)
        ? node.members.map(({ initializer }) => textOf(initializer))
        : ts.isTypeAliasDeclaration(node) && ts.isUnionTypeNode(node.type)
          ? node.type.types.map((type) => (ts.isLiteralTypeNode(type) ? textOf(type.literal) : undefined))
          : []
      if (!members.includes('light') || !members.includes('dark')) return
      const { name } = node as ts.EnumDeclaration
      const wanted = members.includes('system') ? /^ColorScheme(Choice|Name)$/ : /^ColorScheme$/
      return !wanted.test(name.text) && name
    })
    expect(other).toEqual([])
  })

  test('times are in milliseconds, and say so', () => {
    const silent = places((node) => {
      if (!ts.isPropertySignature(node) || !/^number\b/.test(node.type?.getText() ?? '')) return
      if (!/Ms$|^(delay|interval|ttl|timeout|wait|maxWait)$/.test(nameOf(node.name))) return
      return !/milliseconds/.test(docOf(node)) && node
    })
    expect(silent).toEqual([])
  })

  test('that are old say what to use, and stay until the next major version', () => {
    const silent = places(
      (node) =>
        'name' in node &&
        isDeprecated(node) &&
        !/@deprecated Use (?:`\w+`|\{@link [\w.]+\})\. Will be removed in the next major version\./.test(docOf(node)) &&
        node,
    )
    expect(silent).toEqual([])
  })

  test('that are old are in no major release', () => {
    const changes = readdirSync(join(root, '.changeset'))
      .filter((file) => file.endsWith('.md'))
      .map((file) => readFileSync(join(root, '.changeset', file), 'utf8'))
    const old = libraries.filter(({ folder }) =>
      sources.some(({ path, file }) => path.startsWith(`${folder}/`) && file.text.includes('* @deprecated ')),
    )
    expect(old.length).toBeGreaterThan(0)
    const majors = old.filter(({ manifest: { name } }) => changes.some((text) => text.includes(`'${name}': major\n`)))
    expect(majors.map(({ folder }) => folder)).toEqual([])
  })
})
