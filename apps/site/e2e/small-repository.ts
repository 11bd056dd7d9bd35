import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { SiteConfig } from '@signpost/docs-content'

/** A repository of one package in a temporary folder, whose files a test may edit. */
export interface SmallRepository {
  /** The temporary folder, which contains the repository as `repository`. */
  folder: string
  root: string
  /** Writes a file of the repository: a text, or an object as JSON. */
  write: (file: string, content: unknown) => void
  remove: () => void
}

/** A configuration without the libraries of the browser: parsing them takes half of the time of a small extraction. */
export const fewLibraries = { compilerOptions: { lib: ['es2022'], types: [] } }

/** Source of the package with this summary. */
export const boxSource = (summary: string): string =>
  `/** ${summary} */\nexport class Box {\n  /** How full it is. */\n  readonly level: number = 1\n}\n`

/** README of the package with this text. */
export const boxReadme = (words: string): string => `# Boxes\n\n${words}\n`

/** Writes a repository whose package `@boxes/box` exports the class `Box`; it may have no configuration. */
export function smallRepository(config?: SiteConfig): SmallRepository {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'signpost-small-')))
  const root = join(folder, 'repository')
  const write = (file: string, content: unknown): void => {
    const path = join(root, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  }
  write('package.json', { name: 'boxes', private: true, workspaces: ['packages/*'] })
  if (config) write('site.config.json', config)
  write('packages/box/package.json', {
    name: '@boxes/box',
    version: '1.0.0',
    type: 'module',
    exports: { '.': { types: './dist/index.d.ts' } },
  })
  write('packages/box/tsconfig.json', {
    compilerOptions: {
      target: 'es2022',
      ...fewLibraries.compilerOptions,
      module: 'nodenext',
      declaration: true,
      declarationMap: true,
      isolatedDeclarations: true,
      rootDir: 'src',
      outDir: 'dist',
    },
    include: ['src'],
  })
  write('packages/box/src/index.ts', boxSource('Holds things.'))
  write(
    'packages/box/dist/index.d.ts',
    '/** Holds things. */\nexport declare class Box {\n    /** How full it is. */\n    readonly level: number;\n}\n',
  )
  write('packages/box/README.md', boxReadme('Boxes of all sizes.'))
  return { folder, root, write, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
