import { readFileSync } from 'node:fs'
import type { Deployment, Manager, NewFile, Repository } from './repository.ts'
import { rushBin } from './rush.ts'
import { docsScript } from './script-names.ts'

/** Commands of a package manager in a pipeline. */
const commands: Readonly<Record<Manager, { install: string; start: string; run: string }>> = {
  npm: { install: 'npm ci', start: 'npx --no-install', run: 'npm run' },
  pnpm: { install: 'pnpm install --frozen-lockfile', start: 'pnpm exec', run: 'pnpm run' },
  yarn: { install: 'yarn install --immutable', start: 'yarn', run: 'yarn run' },
  'yarn-classic': { install: 'yarn install --frozen-lockfile', start: 'yarn', run: 'yarn run' },
  bun: { install: 'bun install --frozen-lockfile', start: 'bunx', run: 'bun run' },
  rush: {
    install:
      'node common/scripts/install-run-rush.js install && node common/scripts/install-run-rush.js install-autoinstaller --name signpost',
    start: `PATH="$PWD/${rushBin}:$PATH"`,
    run: 'node common/scripts/install-run-rush.js',
  },
  // Signpost runs in Node. Its version is that of the tasks.
  deno: { install: 'deno install', start: 'npx --yes --package @signpost/signpost', run: 'deno task' },
}

const actions = {
  checkout: 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0',
  node: 'actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020 # v4.4.0',
  uploadArtifact: 'actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02 # v4.6.2',
  configurePages: 'actions/configure-pages@983d7736d9b0ae728b81ab479565c72886d7745b # v5.0.0',
  uploadPages: 'actions/upload-pages-artifact@56afc609e74202658d3ffba0e8f6dda462b719fa # v3.0.1',
  deployPages: 'actions/deploy-pages@d6db90164ac5ed86f2b6aed7e0febac5b3c0c03e # v4.0.5',
} as const

/**
 * Workflows that review the API of pull requests, from forks too: the first has no secrets and leaves the comment as an artifact,
 * which the second posts.
 */
export function reviewWorkflows(repository: Repository): NewFile[] {
  const comment = readFileSync(new URL('../../workflows/api-review-comment.yml', import.meta.url), 'utf8')
  return [
    {
      path: '.github/workflows/api-review.yml',
      about: 'a review of the API of each pull request',
      text: reviewWorkflow(repository),
    },
    { path: '.github/workflows/api-review-comment.yml', about: 'the review as a comment', text: comment },
  ]
}

function reviewWorkflow(repository: Repository): string {
  const { manager, files } = repository
  const { start, run } = commands[manager]
  const changesets = files.has('.changeset/config.json') ? ' --changesets' : ''
  return [
    '# Reviews the API of a pull request. This job has no secrets and may write nothing: api-review-comment.yml posts its comment.',
    'name: api-review',
    'on: pull_request',
    '',
    'permissions:',
    '  contents: read',
    '',
    'jobs:',
    '  review:',
    '    runs-on: ubuntu-latest',
    '    steps:',
    ...preparation(repository, [
      '# The merge of the pull request and its parents: the first is the base.',
      'fetch-depth: 2',
    ]),
    ...buildSteps(repository),
    '      - name: Fail for API reports that are out of date',
    `        run: ${run} api:check`,
    '      - name: Fail for undocumented packages and broken links',
    '        if: ${{ !cancelled() }}',
    `        run: ${run} ${docsScript(repository, 'check')}`,
    '      - name: Review the committed reports against the base',
    '        if: ${{ !cancelled() }}',
    '        env:',
    '          NUMBER: ${{ github.event.pull_request.number }}',
    '        run: |',
    '          mkdir review',
    '          echo "$NUMBER" > review/number',
    `          ${start} signpost review --base 'HEAD^1'${changesets} \\`,
    '            --format terminal --format github --format markdown=review/comment.md || code=$?',
    '          # Without a comment of this run, that of an earlier one would still be shown.',
    `          [ -e review/comment.md ] || printf '%s\\n\\n' '<!-- signpost-api-review -->' '## API review: failed' \\`,
    "            'The API could not be reviewed. The log of the job `api-review` has the reason.' > review/comment.md",
    '          exit "${code:-0}"',
    `      - uses: ${actions.uploadArtifact}`,
    '        if: ${{ !cancelled() }}',
    '        with:',
    '          name: api-review',
    '          path: review',
    '          retention-days: 5',
    '',
  ].join('\n')
}

/** Option of `signpost build` for the folder of the pages; empty for the usual one. */
export function outOption(out: string): string {
  return out === 'site' ? '' : ` --out ${out}`
}

/**
 * Files for a host.
 *
 * @param base - Base URL, with slashes at both ends.
 */
export function deploymentFiles(repository: Repository, deployment: Deployment, base: string): NewFile[] {
  switch (deployment) {
    case 'github-pages':
      return [pagesWorkflow(repository)]
    case 'cloudflare':
      return [
        { path: 'wrangler.jsonc', about: 'static assets of a Cloudflare Worker', text: wrangler(repository, base) },
      ]
    case 'netlify':
      return [{ path: 'netlify.toml', about: 'the build of a Netlify site', text: netlify(repository, base) }]
    case 'static':
      return [{ path: 'docs-server/nginx.conf', about: 'an nginx server of the pages', text: nginx(base) }]
    case 'docker':
      return [
        { path: 'docs-server/nginx.conf', about: 'an nginx server of the pages', text: nginx(base) },
        {
          path: 'docs-server/Dockerfile',
          about: `an image of the pages in ${repository.out}/`,
          text: dockerfile(repository, base),
        },
      ]
  }
}

function preparation({ manager }: Repository, checkout: readonly string[] = []): string[] {
  const { install } = commands[manager]
  return [
    `      - uses: ${actions.checkout}`,
    '        with:',
    ...checkout.map((line) => `          ${line}`),
    '          persist-credentials: false',
    `      - uses: ${actions.node}`,
    '        with:',
    "          node-version: '22'",
    ...(manager === 'bun' || manager === 'deno' ? [`      - run: npm install --global ${manager}`] : []),
    ...(manager === 'pnpm' || manager.startsWith('yarn') ? ['      - run: corepack enable'] : []),
    `      - run: ${install}`,
  ]
}

/** Builds the packages, when the root has a script for it: declarations are then what users get. */
function buildSteps({ manager, files }: Repository): string[] {
  const { scripts } = JSON.parse(files.get('package.json') ?? '{}') as { scripts?: Record<string, string> }
  return scripts?.['build'] === undefined ? [] : [`      - run: ${commands[manager].run} build`]
}

function pagesWorkflow(repository: Repository): NewFile {
  const { start } = commands[repository.manager]
  const extract = repository.turbo === undefined ? [] : [`      - run: ${start} turbo run api:extract`]
  return {
    path: '.github/workflows/docs.yml',
    about: 'a deployment to GitHub Pages; choose "GitHub Actions" as the source in the settings of Pages',
    text: [
      'name: docs',
      'on:',
      '  push:',
      `    branches: [${JSON.stringify(repository.branch)}]`,
      '',
      'permissions:',
      '  contents: read',
      '',
      'concurrency: pages',
      '',
      'jobs:',
      '  build:',
      '    runs-on: ubuntu-latest',
      '    permissions:',
      '      contents: read',
      '      pages: read',
      '    steps:',
      ...preparation(repository),
      ...buildSteps(repository),
      ...extract,
      '      - id: pages',
      `        uses: ${actions.configurePages}`,
      '      - env:',
      '          BASE: ${{ steps.pages.outputs.base_path }}/',
      '          ORIGIN: ${{ steps.pages.outputs.origin }}',
      `        run: ${start} signpost build${outOption(repository.out)} --base "$BASE" --url "$ORIGIN"`,
      `      - uses: ${actions.uploadPages}`,
      '        with:',
      `          path: ${repository.out}`,
      '  deploy:',
      '    needs: build',
      '    runs-on: ubuntu-latest',
      '    permissions:',
      '      pages: write',
      '      id-token: write',
      '    environment: github-pages',
      '    steps:',
      `      - uses: ${actions.deployPages}`,
      '',
    ].join('\n'),
  }
}

function wrangler({ title, out }: Repository, base: string): string {
  // Wrangler takes 63 letters, digits and dashes.
  const words = title.toLowerCase().match(/[\da-z]+/g) ?? []
  const name = [words.join('-').slice(0, 58), 'docs'].filter(Boolean).join('-')
  return `{
  "name": "${name}",
  "compatibility_date": "2025-06-01",
  // Addresses have no ending; unknown ones are answered by the nearest 404.html.${base === '/' ? '' : `\n  // Addresses begin with ${base}: build with --out ${out}${base.slice(0, -1)}.`}
  "assets": {
    "directory": "./${out}",
    "html_handling": "drop-trailing-slash",
    "not_found_handling": "404-page"
  }
}
`
}

function netlify(repository: Repository, base: string): string {
  const { manager, out } = repository
  // The folder that is published is that of the address /.
  const place = base === '/' ? '' : ` -- --out ${out}${base.slice(0, -1)}`
  const missing = base === '/' ? '' : `\n[[redirects]]\n  from = "${base}*"\n  to = "${base}404.html"\n  status = 404\n`
  return `[build]
  command = "${commands[manager].run} ${docsScript(repository, 'build')}${place}"
  publish = "${out}"
${missing}
# Names in these folders contain a hash of the content.
[[headers]]
  for = "${base}assets/*"
  [headers.values]
    Cache-Control = "public, max-age=31536000, immutable"

[[headers]]
  for = "${base}sidebar/*"
  [headers.values]
    Cache-Control = "public, max-age=31536000, immutable"
`
}

/** @param base - With slashes at both ends. The pages are in a folder of that name. */
function nginx(base: string): string {
  return `map $uri $signpost_language {
  default "";
  "~^${patternOf(base)}(?<code>[^/]+)" $code;
}

server {
  listen 8080;
  root /usr/share/nginx/html;

  # Pages have no ending in their addresses.
  location / {
    try_files $uri $uri.html $uri/index.html =404;
    add_header Cache-Control "no-cache";
    add_header X-Content-Type-Options "nosniff";
    add_header Referrer-Policy "strict-origin-when-cross-origin";
  }

  # Names in these folders contain a hash of the content.
  location ~ ^${patternOf(base)}(assets|sidebar)/ {
    add_header Cache-Control "public, max-age=31536000, immutable";
    add_header X-Content-Type-Options "nosniff";
  }

  # nginx has no type for Markdown: browsers would download it.
  location ~ \\.md$ {
    default_type "text/markdown; charset=utf-8";
    add_header Cache-Control "no-cache";
    add_header X-Content-Type-Options "nosniff";
  }

  # A language has a 404 page of its own: ${base}ro/404.html.
  error_page 404 @missing;
  location @missing {
    try_files ${base}$signpost_language/404.html ${base}404.html =404;
  }
  charset utf-8;
  gzip_static on;
}
`
}

/** Base URL as a regular expression of nginx. */
function patternOf(base: string): string {
  return base.replaceAll(/[.+*?^$()[\]{}|\\]/g, String.raw`\$&`)
}

/** Base URL that the configuration writes out, or that of TypeDoc's settings; `/` where none does. */
export function baseOf({ files }: Pick<Repository, 'files'>, taken?: string): string {
  const text = [...files].find(([path]) => path.startsWith('site.config.'))?.[1]
  const written =
    text === undefined ? taken : /["']?\bbaseUrl["']?\s*:\s*(["'`])(?<base>[^"'`\n]+)\1/.exec(text)?.groups?.['base']
  return `/${(written ?? '/').replaceAll(/^\/+|\/+$/g, '')}/`.replace('//', '/')
}

function dockerfile({ out }: Repository, base: string): string {
  return `# Build the pages first, then: docker build --file docs-server/Dockerfile .
FROM nginxinc/nginx-unprivileged:stable-alpine
COPY docs-server/nginx.conf /etc/nginx/conf.d/default.conf
COPY ${out} /usr/share/nginx/html${base === '/' ? '' : base.slice(0, -1)}
EXPOSE 8080
`
}
