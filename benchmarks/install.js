import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root, seconds } from './command.js'

export const title = 'an empty folder with three packages: what is installed, and seconds until pages are on disk'

const versions = { typescript: '5.9.3', react: '19.2.0' }

/** Tools with what each needs in a repository of three packages: dependencies, files and the commands after the install. */
const tools = (tarballs) => [
  {
    name: 'Signpost',
    dependencies: { '@signpost/signpost': tarballs['@signpost/signpost'] },
    overrides: tarballs,
    files: {},
    commands: [
      ['npx', 'signpost', 'init', '--yes'],
      ['npx', 'signpost', 'build'],
    ],
    page: 'site/api/shop/function/sell.html',
    start: ['npx', 'signpost', '--help'],
  },
  {
    name: 'TypeDoc',
    dependencies: { typedoc: '0.28.20', typescript: versions.typescript },
    files: { 'typedoc.json': { ...typedoc, out: 'site' } },
    commands: [['npx', 'typedoc']],
    page: 'site/functions/_acme_shop.sell.html',
    start: ['npx', 'typedoc', '--help'],
  },
  {
    name: 'Docusaurus with TypeDoc',
    dependencies: {
      '@docusaurus/core': '3.10.2',
      '@docusaurus/preset-classic': '3.10.2',
      'docusaurus-plugin-typedoc': '1.4.3',
      react: versions.react,
      'react-dom': versions.react,
      typedoc: '0.28.20',
      'typedoc-plugin-markdown': '4.14.1',
      typescript: versions.typescript,
    },
    files: { 'docusaurus.config.mjs': docusaurus, 'docs/intro.md': '# Acme\n', 'sidebars.json': {} },
    commands: [['npx', 'docusaurus', 'build', '--out-dir', 'site']],
    page: 'site/docs/api/@acme/shop/functions/sell/index.html',
    start: ['npx', 'docusaurus', '--help'],
  },
]

const typedoc = {
  entryPoints: ['packages/*'],
  entryPointStrategy: 'packages',
  packageOptions: { entryPoints: ['src/index.ts'] },
}

const docusaurus = `export default {
  title: 'Acme', url: 'https://acme.test', baseUrl: '/', onBrokenLinks: 'ignore',
  presets: [['classic', { blog: false }]],
  plugins: [['docusaurus-plugin-typedoc', ${JSON.stringify(typedoc)}]],
}
`

/** Installs each tool into an empty folder and builds the pages, one tool after the other. */
export async function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-install-'))
  try {
    const rows = []
    for (const tool of tools(pack(join(folder, 'tarballs')))) rows.push(...(await measureTool(folder, tool)))
    return rows
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureTool(folder, { name, dependencies, overrides, files, commands, page, start }) {
  const isOurs = name === 'Signpost'
  const project = join(folder, name)
  write(project, {
    ...repository,
    ...files,
    'package.json': {
      name: 'acme',
      private: true,
      workspaces: ['packages/*'],
      devDependencies: dependencies,
      overrides,
    },
  })
  const env = { ...process.env, XDG_CACHE_HOME: join(folder, 'cache'), DOCUSAURUS_IGNORE_SSG_WARNINGS: 'true' }
  await seconds('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: project })
  let total = 0
  for (const [program, ...args] of commands) total += await seconds(program, args, { cwd: project, env })
  statSync(join(project, page))
  const installed = packagesIn(join(project, 'node_modules'))
  return [
    { figure: `${name}: seconds after the install`, value: total, unit: 's', ...(isOurs && { target: 20 }) },
    { figure: `${name}: commands, the install counted`, value: commands.length + 1, unit: '' },
    {
      figure: `${name}: files written by hand`,
      value: Object.keys(files).length,
      unit: '',
      ...(isOurs && { target: 1 }),
    },
    { figure: `${name}: installed packages`, value: installed.count, unit: '' },
    { figure: `${name}: their size`, value: installed.bytes / 1e6, unit: 'MB' },
    {
      figure: `${name}: ${start.slice(1).join(' ')}`,
      value: await seconds(start[0], start.slice(1), { cwd: project, env }),
      unit: 's',
    },
  ]
}

/** Packs our packages as a release does. Returns `file:` addresses by name. */
function pack(folder) {
  mkdirSync(folder)
  const groups = ['--filter', './tooling/*', '--filter', './apps/site']
  execFileSync('pnpm', ['--recursive', ...groups, 'pack', '--pack-destination', folder], { cwd: root, stdio: 'pipe' })
  const entries = readdirSync(folder).map((file) => {
    const path = join(folder, file)
    const manifest = execFileSync('tar', ['--extract', '--to-stdout', '--file', path, 'package/package.json'])
    const { name, private: isPrivate } = JSON.parse(manifest.toString())
    return isPrivate ? [] : [[name, `file:${path}`]]
  })
  return Object.fromEntries(entries.flat())
}

const source = {
  box: '/** A box of things. */\nexport class Box<T> {\n  /** The content. */\n  value?: T\n}\n',
  shop: "import { Box } from '@acme/box'\n/** Sells a box. */\nexport function sell(): Box<string> {\n  return new Box()\n}\n",
  till: '/** Price of one box, in euros. */\nexport const price = 12\n',
}

const repository = Object.fromEntries(
  Object.entries(source).flatMap(([name, text]) => [
    [
      `packages/${name}/package.json`,
      {
        name: `@acme/${name}`,
        version: '1.0.0',
        type: 'module',
        exports: { '.': { types: './src/index.ts', default: './src/index.ts' } },
      },
    ],
    [
      `packages/${name}/tsconfig.json`,
      { compilerOptions: { module: 'NodeNext', strict: true, skipLibCheck: true }, include: ['src'] },
    ],
    [`packages/${name}/src/index.ts`, text],
  ]),
)

function write(folder, files) {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content, undefined, 2))
  }
}

/** Number and size of the packages in a `node_modules`, without the links to the repository's own. */
function packagesIn(folder) {
  let [count, bytes] = [0, 0]
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    bytes += statSync(path).size
    const isPackage = /\/node_modules\/(?:@[^/]+\/)?[^/@]+\/package\.json$/.test(path)
    if (isPackage && 'version' in JSON.parse(readFileSync(path, 'utf8'))) count++
  }
  return { count, bytes }
}
