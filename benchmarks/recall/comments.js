import { readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { work } from './install.js'
import { plain, stop } from './words.js'

/** The compiler that is installed for the measure. */
export const ts = createRequire(join(work, 'package.json'))('typescript')

/** Comments of declarations that their authors left out of the documentation. */
const hidden = new Set(['internal', 'private', 'hidden', 'ignore'])

/** Tags whose text repeats the declaration or is for tools. */
const skipped = new Set(
  (
    'packageDocumentation module memberof name function kind class access category group version author copyright license ' +
    'inheritDoc inheritdoc privateRemarks summary'
  ).split(' '),
)

/**
 * Declaration files of a package's entry points, as a consumer's compiler finds them: the main one and each literal key of
 * `exports`.
 *
 * @param folder - The package, below a `node_modules` that resolves its name.
 */
export function entryFiles(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const { exports } = manifest
  const literal =
    typeof exports === 'object' && exports !== null && !Array.isArray(exports)
      ? Object.keys(exports).filter((key) => key.startsWith('.') && !key.includes('*') && !key.endsWith('.json'))
      : []
  const keys = literal.length > 0 ? literal : ['.']
  const host = ts.createCompilerHost({})
  const consumer = join(dirname(resolve(folder)), manifest.name.startsWith('@') ? '..' : '.', 'consumer.ts')
  const files = keys.flatMap(
    (key) =>
      ts.resolveModuleName(join(manifest.name, key), consumer, options, host).resolvedModule?.resolvedFileName ?? [],
  )
  return [...new Set(files)]
}

/** Options of a consumer. */
export const options = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ESNext,
  skipLibCheck: true,
  noEmit: true,
  types: [],
}

/**
 * Comments that TypeScript attaches to the exports of a package, and to everything declared inside of them.
 *
 * @returns Each comment with its place, its text as runs of words, and the links in it.
 */
export function commentsOf(folder) {
  const own = realpathSync(folder) + sep
  const entries = entryFiles(folder)
  const program = ts.createProgram(entries, options)
  const checker = program.getTypeChecker()
  const comments = new Map()
  const visited = new Set()

  const isOwn = ({ fileName }) => {
    const real = realpathSync(fileName)
    return real.startsWith(own) && !real.slice(own.length).includes('node_modules')
  }
  /** Adds the comments of a node; false when one of them hides it. */
  const addNode = (node) => {
    // The last comment documents a declaration; one above it heads a section of the file.
    for (const doc of (node.jsDoc ?? []).slice(-1)) {
      const file = doc.getSourceFile()
      const key = `${file.fileName}:${doc.pos}`
      if (comments.has(key)) continue
      const tags = doc.tags ?? []
      if (tags.some(isHiding)) {
        comments.set(key, undefined)
        return false
      }
      const texts = [
        doc.comment,
        ...tags.filter(({ tagName }) => !skipped.has(tagName.text)).map(({ comment }) => comment),
      ]
      const line = file.getLineAndCharacterOfPosition(doc.pos).line + 1
      comments.set(key, {
        at: `${relative(own, realpathSync(file.fileName))}:${line}`,
        text: texts.map((text) => plain(textOf(text))).join(` ${stop} `),
        links: texts.flatMap(linksOf),
      })
    }
    return true
  }
  const visitNode = (node) => {
    if (node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword)) return
    if (addNode(node)) ts.forEachChild(node, visitNode)
  }
  const visitSymbol = (symbol) => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    if (visited.has(target)) return
    visited.add(target)
    for (const declaration of target.declarations ?? []) {
      if (!isOwn(declaration.getSourceFile())) continue
      if (ts.isSourceFile(declaration)) checker.getExportsOfModule(target).forEach(visitSymbol)
      else if (ts.isModuleDeclaration(declaration)) {
        addNode(declaration)
        checker.getExportsOfModule(target).forEach(visitSymbol)
      } else visitNode(ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration)
    }
  }
  for (const entry of entries) {
    const file = program.getSourceFile(entry)
    const symbol = file && checker.getSymbolAtLocation(file)
    if (symbol) checker.getExportsOfModule(symbol).forEach(visitSymbol)
  }
  return [...comments.values()].filter((comment) => comment !== undefined)
}

function isHiding({ tagName, comment }) {
  return hidden.has(tagName.text) || (tagName.text === 'access' && textOf(comment).trim() === 'private')
}

/** Text of a comment, or of a tag in it. */
export function textOf(node) {
  if (node === undefined || typeof node === 'string') return node ?? ''
  // A link without words may be shown as `Box.open`, `open` or `open()`: it ends a run. So does one with words, as the compiler drops
  // a line break after it. The `s` of `{@link Box}s` is no word.
  let isAfterLink = false
  const texts = [...node].map((part) => {
    const isText = part.kind === ts.SyntaxKind.JSDocText
    const text = isText && isAfterLink ? part.text.replace(/^[\w$]+/, '') : part.text
    isAfterLink = !isText
    return isText ? text : `${wordsOfLink(part) ?? ''}${stop}`
  })
  return texts.join('')
}

/** Words of a link after its destination; nothing without any. */
function wordsOfLink({ text }) {
  // The compiler ends the destination at the first character that is none of a name: `guide/page#part words`.
  const words = text
    .replace(/^(?:[-/.#~(]|:\/\/)[^\s|]*/, '')
    .replace(/^[^|]*\|/, ' ')
    .trim()
  return words === '' ? undefined : words
}

/** Texts that a link of a comment may be shown as. */
function linksOf(node) {
  if (node === undefined || typeof node === 'string') return []
  return [...node].flatMap((part) => {
    if (part.kind === ts.SyntaxKind.JSDocText) return []
    const words = wordsOfLink(part)
    if (words !== undefined) return [[words]]
    const name = `${part.name?.getText() ?? ''}${part.text}`.replace(/[\s|]+/g, '')
    if (name === '' || part.text.startsWith('://')) return []
    const path = name.replace(/\(.*$/, '')
    return [[name, path, path.replaceAll(/[#~]/g, '.'), path.split(/[.#~/:]/).at(-1)]]
  })
}
