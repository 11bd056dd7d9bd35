/**
 * The packages of a monorepo, their manifests and the graph between them, for npm, pnpm, Yarn and Bun.
 *
 * {@link Workspace} reads the packages and gives the {@link (DependencyGraph:class) | DependencyGraph};
 * {@link (getWorkspaces:function) | getWorkspaces} reads them once, {@link findRoot} finds where they begin, and
 * {@link git} knows the repository of Git around them. Nothing is remembered behind the scenes.
 *
 * @example
 * ```ts
 * import { Workspace } from '@signpost/utils-repo'
 *
 * const workspace = await Workspace.open(import.meta.url)
 * for (const name of workspace.graph().topological()) console.log('build', workspace.get(name)?.relativeDir)
 * ```
 *
 * @packageDocumentation
 */
export { dependencyEntries, type DependencyEntry } from './dependency-entries.ts'
export { DependencyGraph } from './dependency-graph.ts'
export { DEPENDENCY_KINDS, type DependencyKind } from './dependency-kind.ts'
export { detectPackageManager } from './detect-package-manager.ts'
export { findRoot, findRootSync, type FindRootOptions } from './find-root.ts'
export { getWorkspaces } from './get-workspaces.ts'
export { getWorkspacesSync } from './get-workspaces-sync.ts'
export * as git from './git.ts'
export type { GitRemote } from './git-remote.ts'
export { PackageManager } from './package-manager.ts'
export { readManifest, readManifestSync } from './read-manifest.ts'
export { RootMarker } from './root-marker.ts'
export { RootNotFoundError } from './root-not-found-error.ts'
export { Workspace } from './workspace.ts'
export { WorkspaceError, type WorkspaceErrorCode } from './workspace-error.ts'
export type { WorkspacePackage } from './workspace-package.ts'
