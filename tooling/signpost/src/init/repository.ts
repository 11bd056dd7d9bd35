/** Package manager of a repository. */
export type Manager = 'npm' | 'pnpm' | 'yarn' | 'yarn-classic' | 'bun' | 'rush' | 'deno'

/** Package of a repository that gets an `api:extract` script. */
export interface PublicPackage {
  name: string
  /** Relative to the root, with `/`; empty for the root. */
  path: string
}

/** Everything that a plan depends on. */
export interface Repository {
  manager: Manager
  layout: 'workspace' | 'package' | 'folder'
  /** In code-unit order of their paths. */
  packages: readonly PublicPackage[]
  /** Folder of the pages: `site`, or `api-site` where the repository has a `site` of its own. */
  out: string
  /** Title of a new configuration. */
  title: string
  /** Address of the repository on the web; absent when package.json names none. */
  url?: string
  /** Branch that is published: the default one of the remote `origin`, else the one that is checked out, else `main`. */
  branch: string
  /** Manifest of Deno in a root without a package.json, for its tasks; absent elsewhere. */
  deno?: string
  /** Path of the existing `turbo.json`, or `turbo.jsonc`; absent without Turborepo. */
  turbo?: string
  /** Version of Signpost, for `devDependencies`. */
  version: string
  /** Texts of existing files that a plan may change or leave, by path relative to the root. */
  files: ReadonlyMap<string, string>
}

/** Requests of the user besides the usual files. */
export interface InitRequest {
  /** Whether a workflow reviews the API of pull requests. */
  review?: boolean
  deploy?: Deployment
  /** Editors that get an entry for `signpost mcp`. */
  mcp?: readonly McpEditor[]
  /** Settings of another tool to take over. */
  from?: 'typedoc'
}

/** Hosts that `init` can prepare. */
export const deployments = ['github-pages', 'cloudflare', 'netlify', 'static', 'docker'] as const

/** One of {@link deployments}. */
export type Deployment = (typeof deployments)[number]

/** Editors whose files `init` can write, with the file and the key of its servers. */
export const mcpEditors = {
  claude: { path: '.mcp.json', key: 'mcpServers' },
  cursor: { path: '.cursor/mcp.json', key: 'mcpServers' },
  vscode: { path: '.vscode/mcp.json', key: 'servers' },
} as const

/** One of {@link mcpEditors}. */
export type McpEditor = keyof typeof mcpEditors

/** Change of one file. Paths are relative to the root, with `/`. */
export type FileChange =
  | { kind: 'create' | 'change'; path: string; text: string; about: string }
  | { kind: 'remove' | 'leave'; path: string; about: string }

/** Files that may be in a root and matter to a plan, besides those of packages. */
export const rootFiles: readonly string[] = [
  'package.json',
  'deno.json',
  'deno.jsonc',
  'rush.json',
  'common/config/rush/command-line.json',
  'common/autoinstallers/signpost/package.json',
  'turbo.json',
  'turbo.jsonc',
  'nx.json',
  '.gitignore',
  '.changeset/config.json',
  ...['ts', 'mts', 'js', 'mjs', 'json'].map((ending) => `site.config.${ending}`),
  'typedoc.json',
  '.github/workflows/api-review.yml',
  '.github/workflows/api-review-comment.yml',
  '.github/workflows/docs.yml',
  'wrangler.jsonc',
  '.mcp.json',
  '.cursor/mcp.json',
  '.vscode/mcp.json',
  'netlify.toml',
  'docs-server/nginx.conf',
  'docs-server/Dockerfile',
]

/** Text of a new file. */
export interface NewFile {
  path: string
  text: string
  about: string
}
