import type { HastNode, Markdown } from '@signpost/markdown'
import { compactText } from '@signpost/markdown'
import { readSample } from '@signpost/symbol-graph/comments'
import type { CommentSample } from '@signpost/graph-model'

/** Content with a `div[dataSample]` below each block of code whose doc comment is shown rendered, and those comments. */
export interface SampledContent {
  content: HastNode[]
  samples: CommentSample[]
}

/** Finds code blocks with the option, anywhere in the text, and reads their comments. */
export function withSamples(nodes: readonly HastNode[], markdown: Markdown): SampledContent {
  const samples: CommentSample[] = []
  const content = nodes.flatMap(visit)
  return { content, samples }

  function visit(node: HastNode): HastNode[] {
    if (typeof node === 'string') return [node]
    const [tagName, properties, ...children] = node
    if (tagName !== 'pre') return [[tagName, properties, ...children.flatMap(visit)]]
    const sample =
      properties !== 0 && properties['dataRendered'] ? readSample(compactText(children), markdown) : undefined
    return sample ? [node, ['div', { dataSample: samples.push(sample) - 1 }]] : [node]
  }
}
