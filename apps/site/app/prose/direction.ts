import type { HastNode } from '@signpost/graph-model'

/** Letters of scripts that are written from right to left. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\u{10800}-\u{10FFF}]|[\u{1E800}-\u{1EFFF}]/u

/** Direction of a text with letters that are written from right to left: that of its first letter. Other texts have that of the page. */
export function directionOf(text: string | readonly HastNode[]): { dir?: 'auto' } {
  return hasRightToLeft(text) ? { dir: 'auto' } : {}
}

function hasRightToLeft(content: string | readonly HastNode[]): boolean {
  if (typeof content === 'string') return rightToLeft.test(content)
  return content.some((node) => {
    if (typeof node === 'string') return rightToLeft.test(node)
    const [, , ...children] = node
    return hasRightToLeft(children)
  })
}
