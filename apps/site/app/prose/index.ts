// Prose in the browser: HTML from the server, and the scripts of its code blocks and tabs.

export { CodeWrap } from './code-wrap.tsx'
export { CopyButtons } from './copy-buttons.tsx'
export { captureProse, Prose } from './prose.tsx'
export { TabGroups } from './tab-groups.tsx'
