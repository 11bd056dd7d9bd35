/** Files and folders that only the root of a repository or a workspace has. */
export const rootMarkers: readonly string[] = ['.git', 'pnpm-workspace.yaml', 'lerna.json']
