import type ts from 'typescript'
import { commentsIn, commentsOutside } from '../declarations/comment-ranges.ts'
import { isHiddenComment } from '../names/hidden.ts'
import { hasText } from '../source/implementation-comment.ts'
import { declaring } from '../source/typedef-comments.ts'

/** A doc comment, in a text that may be none of a program. */
export const docComment: RegExp = /\/\*\*[^]*?\*\//gu

/** Doc comments of a file that have words for a reader, outside of texts and other comments. Those that declare types are none. */
export function documentationIn(file: ts.SourceFile): ts.TextRange[] {
  return commentsIn(file, 0, file, file.text.length).filter((one) => {
    const comment = file.text.slice(one.pos, one.end)
    return isDocumentation(file.text, one) && comment.search(declaring) === -1
  })
}

/** Doc comments directly before a statement that is no declaration: `export * from './shapes'`. */
export function commentsBefore(statement: ts.Node): ts.TextRange[] {
  const file = statement.getSourceFile()
  const range = { pos: statement.pos, end: statement.getStart(file) }
  return commentsOutside(file.text, range, []).filter(
    (one) => hasText(file.text.slice(one.pos, one.end)) && isDocumentation(file.text, one),
  )
}

/** Tags of comments for tools, of which a reader has nothing, and those of other declarations. */
const forTools =
  /^[\s*]*@(?:license|licence|preserve|cc_on|copyright|ts-[a-z-]+|type|satisfies|import|template|typedef|callback|module|packageDocumentation|jsx\w*|internal|__PURE__|eslint\b)|@(?:license|preserve)\b|^[\s*]*(?:eslint|prettier|biome|istanbul|v8 ignore|c8 ignore|webpack)/u

/** Start of a notice of rights. */
const isNotice = /^[\s*]*(?:copyright\b|\(c\)|©|SPDX-)/iu
/** Words of a notice of rights in a comment at the top of a file. */
const hasNotice = /\bcopyright\b|\blicen[sc]ed?\b|\(c\)|©|SPDX-/iu

/** Whether a comment has words for a reader, and is right above what follows it: one with a blank line below is the title of a section. */
export function isDocumentation(text: string, { pos, end }: ts.TextRange): boolean {
  if (!text.startsWith('/**', pos)) return false
  const content = text.slice(pos + 3, end - 2)
  if (!/[\p{L}\p{N}]/u.test(content) || forTools.test(content) || isHiddenComment(text.slice(pos, end))) return false
  if (isNotice.test(content) || (hasNotice.test(content) && isAtTop(text, pos))) return false
  return !isSectionTitle(text, end)
}

/** One piece of what may be above the first statement of a file. */
const aboveCode = /\s+|\/\*[^]*?\*\/|\/\/.*|#!.*|'use strict';?|"use strict";?/uy

/** Whether no code is above an offset. One piece after the other: a single expression for all would take exponential time. */
function isAtTop(text: string, pos: number): boolean {
  aboveCode.lastIndex = 0
  while (aboveCode.lastIndex < pos) if (!aboveCode.test(text)) return false
  return true
}

/** Whether a blank line is between the end of a comment and the next one: it is the title of a section. */
export function isSectionTitle(text: string, end: number): boolean {
  return /^[^\S\n]*\r?\n[^\S\n]*\r?\n\s*\/\*\*/u.test(text.slice(end, end + 400))
}

/** Whether a comment has more than tags and the types of these: `@type {string}`. */
export function hasWords(comment: string): boolean {
  const text = comment.replace(/@[\w-]+(?:\s*\{(?:[^{}]|\{[^{}]*\})*\})?/gu, '')
  return comment.startsWith('/**') && /[\p{L}\p{N}]/u.test(text) && !isHiddenComment(comment)
}

/** Text of a comment without what depends on its place in the file. */
export function plain(comment: string): string {
  return comment.replace(/\s*\n\s*\*?|\s+/gu, ' ')
}

/** Number of characters of a comment that a message repeats. */
const mostOfWords = 60

/** First words of a comment. */
export function firstWords(comment: string): string {
  const text = comment
    .slice(3, -2)
    .replace(/[\s*]*\n[\s*]*/gu, ' ')
    .replace(/^[\s*]+|[\s*]+$/gu, '')
  if (text.length <= mostOfWords) return text
  return `${text.slice(0, text.lastIndexOf(' ', mostOfWords) > 0 ? text.lastIndexOf(' ', mostOfWords) : mostOfWords)} ...`
}
