/** Part of the Trusted Types API that is used here; the types of the DOM lack it. */
interface Factory {
  createPolicy(name: string, rules: Rules): { createHTML: (html: string) => string }
}

/** Nothing instead of a text is a violation, which browsers report. */
interface Rules {
  createHTML: (html: string) => string | null
  createScriptURL?: (url: string, type: string, sink: string) => string | null
}

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes
const sanitised = factory?.createPolicy('signpost', { createHTML: (html) => html })

/** Marks HTML that the server made from sanitised trees as fit for `innerHTML`; the same text where there are no Trusted Types. */
export function trustedHtml(html: string): string {
  return sanitised?.createHTML(html) ?? html
}

/**
 * Allows what React, Remix and Vite pass as texts, and nothing else: the element from which React makes every script, the data of
 * JSON-LD, in which Remix escapes `<`, and workers of this site.
 */
export const defaultRules: Rules = {
  createHTML: (html) => (html === '<script></script>' || !html.includes('<') ? html : null),
  createScriptURL: (url, _, sink) =>
    sink === 'Worker constructor' && new URL(url, location.href).origin === location.origin ? url : null,
}

/** Has texts that reach a sink without a policy checked by {@link defaultRules}. */
export function checkTexts(): void {
  factory?.createPolicy('default', defaultRules)
}
