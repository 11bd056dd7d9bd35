/** The part of the Trusted Types API used here, which TypeScript's DOM types lack. */
interface Factory {
  createPolicy(name: string, rules: Rules): { createHTML: (html: string) => string }
}

/** Returning null is a violation, which browsers report. */
interface Rules {
  createHTML: (html: string) => string | null
  createScriptURL?: (url: string, type: string, sink: string) => string | null
}

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes
const sanitised = factory?.createPolicy('signpost', { createHTML: (html) => html })

/** Wraps sanitised HTML of the server for `innerHTML`; returns it as it is in browsers without Trusted Types. */
export function trustedHtml(html: string): string {
  return sanitised?.createHTML(html) ?? html
}

/**
 * Allows the strings that React, Remix and Vite pass, and nothing else: the element from which React creates scripts,
 * JSON-LD, in which Remix escapes `<`, and workers of this site.
 */
export const defaultRules: Rules = {
  createHTML: (html) => (html === '<script></script>' || !html.includes('<') ? html : null),
  createScriptURL: (url, _, sink) =>
    sink === 'Worker constructor' && new URL(url, location.href).origin === location.origin ? url : null,
}

/** Checks strings that reach a sink without a policy by {@link defaultRules}. */
export function checkTexts(): void {
  factory?.createPolicy('default', defaultRules)
}
