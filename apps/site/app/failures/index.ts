// Error pages, failed page loads and reloads.

export { withdrawCodeFailure } from './code-failure-script.ts'
export { CodeFailure } from './code-failure.tsx'
export { CrashMessage } from './crash-message.tsx'
export { bareTitle, crashMeta } from './crash-title.ts'
export { LoadFailure } from './load-failure.tsx'
export { loadDocumentOnce } from './reload-once.ts'
