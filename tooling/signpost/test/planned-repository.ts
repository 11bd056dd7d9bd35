import type { FileChange, Repository } from '../src/init/repository.ts'

/** A repository of one package with these files, as `init` inspects it. */
export function repositoryOf(files: Readonly<Record<string, string>>, given: Partial<Repository> = {}): Repository {
  return {
    manager: 'npm',
    layout: 'workspace',
    packages: [{ name: '@acme/a', path: 'libs/a' }],
    out: 'site',
    title: 'Acme',
    branch: 'main',
    version: '1.2.3',
    files: new Map(Object.entries(files)),
    ...given,
  }
}

/** The repository after its plan was carried out. */
export function after(before: Repository, changes: readonly FileChange[]): Repository {
  const files = new Map(before.files)
  for (const change of changes) {
    if ('text' in change) files.set(change.path, change.text)
    else if (change.kind === 'remove') files.delete(change.path)
  }
  return { ...before, files }
}
