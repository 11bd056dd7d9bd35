/** Token of a query by signature. */
export interface Token {
  kind: 'name' | 'string' | 'template' | 'number' | 'arrow' | 'sign'
  text: string
  /** Start in the query. */
  at: number
  /** For an opening bracket: index of the token that closes it; -1 when nothing does. */
  close: number
}

const pattern =
  /(?<space>[\s\p{Cc}\p{Cf}]+)|(?<arrow>=>|->|→|⇒)|(?<string>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(?<template>`(?:[^`\\]|\\.)*`)|(?<number>\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?n?)|(?<name>[\p{ID_Start}$_#][\p{ID_Continue}$]*)|(?<sign>\.\.\.|[^])/uy

const pairs: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' }

/** Cuts a query into tokens. Spaces, control characters and marks of direction separate them. */
export function queryTokens(query: string): Token[] {
  const tokens: Token[] = []
  pattern.lastIndex = 0
  for (let found = pattern.exec(query); found !== null; found = pattern.exec(query)) {
    const { space, ...kinds } = found.groups!
    if (space !== undefined) continue
    const [kind] = Object.entries(kinds).find(([, text]) => text !== undefined) as [Token['kind'], string]
    tokens.push({ kind, text: found[0], at: found.index, close: -1 })
  }
  const open: Token[] = []
  tokens.forEach((token, at) => {
    if (token.kind !== 'sign') return
    if (pairs[token.text] !== undefined) open.push(token)
    else if (pairs[open.at(-1)?.text ?? ''] === token.text) open.pop()!.close = at
  })
  return tokens
}
