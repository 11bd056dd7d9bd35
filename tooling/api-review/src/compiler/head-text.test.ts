import { expect, test } from 'vitest'
import type ts from '#typescript'
import { headText } from './head-text.ts'
import { parseText } from './parse-text.ts'

test.each([
  ['export interface A extends Map<"http://a", \'/*\'> { b: 1 }', 'interface A extends Map<"http://a", \'/*\'>'],
  [
    'export declare class A // first\n  extends B<`//${string}`> /* last */ { b: 1 }',
    'class A extends B<`//${string}`>',
  ],
])('comments are left out, and texts that look like them are kept: %s', (code, head) => {
  const [node] = parseText(code).statements as unknown as [ts.ClassDeclaration | ts.InterfaceDeclaration]
  expect(headText(node, node.members)).toBe(head)
})
