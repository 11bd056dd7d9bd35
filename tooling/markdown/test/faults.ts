import type { HastNode, HastProperties } from '../src/index.ts'
import { schema as sanitizeSchema } from '../src/sanitize-schema.ts'

const allowed = new Set(sanitizeSchema.tagNames)

/** Everything in rendered content that could run, frame, imitate the page or lead out of the site unmarked; empty for harmless content. */
export function faultsOf(content: readonly HastNode[]): string[] {
  return elements(content).flatMap((element) => [
    ...(allowed.has(element.tag) ? [] : [`${element.tag}: not in the schema`]),
    ...attributeFaults(element),
  ])
}

/** Every element of compact hast. */
function elements(nodes: readonly HastNode[]): { tag: string; properties: HastProperties }[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const [tag, properties, ...children] = node
    return [{ tag, properties: properties || {} }, ...elements(children)]
  })
}

function attributeFaults({ tag, properties }: { tag: string; properties: HastProperties }): string[] {
  return Object.entries(properties).flatMap(([name, value]) => {
    const text = String(value)
    if (/^on/i.test(name)) return [`${tag}: event handler ${name}`]
    if (/^(?:style|srcSet|srcDoc|name|target|background|action|formAction|xLinkHref)$/i.test(name))
      return [`${tag}: ${name}`]
    if (name === 'href' && !/^(?:https?:\/\/|mailto:|#|[^:\\/]*(?:$|[/?#])|\/(?![\\/]))/i.test(text))
      return [`${tag}: href ${text}`]
    if (name === 'src' && !/^(?:https:\/\/|[^:\\/]*(?:$|[/?#])|\/(?![\\/]))/i.test(text)) return [`${tag}: src ${text}`]
    if (name === 'id' && !/^(?:user-content-\S+|[\w\p{L}-]+)$/u.test(text)) return [`${tag}: id ${text}`]
    return []
  })
}
