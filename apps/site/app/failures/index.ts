// Error pages, failed page loads and reloads.

export { CrashMessage } from './crash-message.tsx'
export { LoadFailure } from './load-failure.tsx'
export { loadDocumentOnce } from './reload-once.ts'
