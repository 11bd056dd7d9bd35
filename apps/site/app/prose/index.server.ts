// Prose on the server: trees of doc comments, READMEs and docs rendered to HTML.

export { ContentProvider, useContent, useSourceLang } from './content-context.tsx'
export { contentHtml } from './content-html.server.tsx'
export { CopyButton } from './copy-button.tsx'
export { directionOf } from './direction.ts'
export { shownData, withoutShown } from './handoff.server.ts'
export { pageData } from './page-data.server.ts'
export { Hast } from './hast.tsx'
export { hastText } from './hast-text.ts'
export { Heading } from './heading.tsx'
export { KindBadge, kindLetters } from './kind-badge.tsx'
export { Route } from './route.tsx'
export { RefLink } from './ref-link.tsx'
