// Prose in the browser: HTML from the server, and the script of its copy buttons.

export { CopyButtons } from './copy-buttons.tsx'
export { captureProse, Prose } from './prose.tsx'
