import type { Docs, HastNode, Signature } from '@signpost/graph-model/model'

/** A paragraph of a comment. */
export function paragraph(...content: HastNode[]): readonly HastNode[] {
  return [['p', 0, ...content]]
}

/** Docs without a word. */
export const noDocs: Docs = { summary: [], summaryText: '', remarks: [], examples: [], throws: [], see: [], blocks: [] }

/** Docs with a summary that has a name, and others. */
export function docsOf(name: string, more: Partial<Docs> = {}): Docs {
  const text = `Summary of ${name}.`
  return { ...noDocs, summary: paragraph(text), summaryText: text, ...more }
}

/** A public signature with this text. */
export function signatureOf(text: string, more: Partial<Signature> = {}): Signature {
  return {
    anchor: 'a',
    line: { tokens: [text], width: text.length },
    release: 'public',
    flags: [],
    typeParameters: [],
    parameters: [],
    docs: noDocs,
    ...more,
  }
}
