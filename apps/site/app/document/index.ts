// Building blocks of the HTML document: raw HTML, inline scripts, focus, Trusted Types.

export { focusOnce } from './focus-once.ts'
export { inDocument } from './in-document.ts'
export { InlineScript } from './inline-script.tsx'
export { NonceContext, useNonce } from './nonce.ts'
export { RawHtml } from './raw-html.tsx'
export { checkTexts } from './trusted-types.ts'
export { usePageEffect } from './use-page-effect.ts'
