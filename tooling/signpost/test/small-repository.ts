import { appendFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One package of a small repository. */
export interface SmallPackage {
  name: string
  slug?: string
  comment: string
  exports: readonly string[]
  /** Comment of the member of a class; absent without the class. */
  member?: string
  /** Whether it has an entry point `./sub`. */
  hasSub: boolean
  readme?: string
  tsconfig?: object
}

/** A small repository as data: packages by folder, docs by file, and the files of its root. */
export interface SmallRepository {
  packages: Readonly<Record<string, SmallPackage>>
  docs: Readonly<Record<string, string>>
  config: Readonly<Record<string, unknown>>
  readme: string
}

/** A configuration without the libraries of the browser: parsing them takes a fifth of the time of a small build. */
export const fewLibraries: object = { compilerOptions: { lib: ['ES5'], types: [] } }

/** Four packages: one that another one uses, one that uses it, one with a broken link in a comment, one that cannot be documented. */
export const asWritten: SmallRepository = {
  packages: {
    'libs/core': {
      name: '@acme/core',
      comment: 'Holds one thing.',
      exports: ['box', 'lid'],
      hasSub: false,
      readme: '# Core\n\nHolds boxes.\n',
    },
    'libs/ui': { name: '@acme/ui', comment: 'Opens a {@link @acme/core#box}.', exports: ['open'], hasSub: false },
    'libs/util': { name: 'util', comment: 'Helps, see {@link Missing}.', exports: ['help', 'more'], hasSub: true },
    'more/broken': { name: 'broken', comment: '', exports: [], hasSub: false },
  },
  docs: {
    'intro.md': '# Start\n\nSee [more](./more.md) and [the box](/api/core/variable/box).\n',
    'more.md': '---\ntags: [a]\n---\n# More\n\nText.\n',
  },
  config: {
    title: 'Small',
    url: 'https://small.example',
    onBrokenLinks: 'warn',
    onBrokenMarkdownLinks: 'warn',
  },
  readme: '# Small\n',
}

/** A change of a repository; `pick` chooses what it is done to. Without anything to do it to, nothing changes. */
export type Edit = (repository: SmallRepository, pick: number) => SmallRepository

type Packages = SmallRepository['packages']

const at = (packages: object, pick: number): string | undefined => {
  const keys = Object.keys(packages).sort()
  return keys[pick % keys.length]
}

const editPackage =
  (change: (one: SmallPackage, pick: number) => Partial<SmallPackage>): Edit =>
  (repository, pick) => {
    const folder = at(repository.packages, pick)
    if (folder === undefined) return repository
    const one = repository.packages[folder]!
    return { ...repository, packages: { ...repository.packages, [folder]: { ...one, ...change(one, pick) } } }
  }

const movePackages =
  (change: (packages: Packages, first: string, second: string) => Packages): Edit =>
  (repository, pick) => {
    const [first, second] = [at(repository.packages, pick), at(repository.packages, pick + 1)]
    if (first === undefined || second === undefined) return repository
    return { ...repository, packages: change(repository.packages, first, second) }
  }

const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([one]) => one !== key))

const editConfig =
  (change: Record<string, unknown>): Edit =>
  (repository) => ({ ...repository, config: { ...repository.config, ...change } })

/** Every kind of edit by its name. */
export const edits: Readonly<Record<string, Edit>> = {
  'rename a package': editPackage(({ name }) => ({ name: `${name}-2` })),
  'swap two names': movePackages((packages, first, second) => ({
    ...packages,
    [first]: { ...packages[first]!, name: packages[second]!.name },
    [second]: { ...packages[second]!, name: packages[first]!.name },
  })),
  'swap two folders': movePackages((packages, first, second) => ({
    ...packages,
    [first]: packages[second]!,
    [second]: packages[first]!,
  })),
  'move a package': movePackages((packages, first) => ({
    ...without(packages, first),
    [`${first.startsWith('libs') ? 'more' : 'libs'}/moved`]: packages[first]!,
  })),
  'delete a package': movePackages((packages, first) =>
    Object.keys(packages).length > 2 ? without(packages, first) : packages,
  ),
  'add a package': (repository, pick) => {
    const [folder, one] = Object.entries(asWritten.packages)[pick % 4]!
    return { ...repository, packages: { ...repository.packages, [folder]: one } }
  },
  'change a comment': editPackage(({ comment }, pick) => ({ comment: `${comment} Also ${pick}.` })),
  'change the comment of a member': editPackage(({ member }, pick) => ({
    member: `${member ?? 'Edge.'} Also ${pick}.`,
  })),
  'deprecate a member': editPackage((_, pick) => ({ member: `Edge.\n@deprecated Gone ${pick}.` })),
  'give an example': editPackage((_, pick) => ({
    comment: `Uses it.\n * @example\n * \`\`\`ts\n * import { lid } from '@acme/core'\n * lid.of.charAt(${pick})\n * \`\`\`\n`,
  })),
  'add an export': editPackage(({ exports }, pick) => ({ exports: [...new Set([...exports, `added${pick}`])] })),
  'remove an export': editPackage(({ exports }) => ({ exports: exports.slice(1) })),
  'change the exports of a manifest': editPackage(({ hasSub }) => ({ hasSub: !hasSub })),
  'give a slug': editPackage(({ slug }) => ({ slug: `${slug ?? 'con'}.data` })),
  'share a slug': editPackage(() => ({ slug: 'core' })),
  'edit a README': editPackage(({ readme }, pick) => ({
    readme: `${readme ?? '# Read me\n'}\nLine ${pick}, [core](../core).\n`,
  })),
  'edit a tsconfig': editPackage(() => ({ tsconfig: { compilerOptions: { types: [], lib: ['ES2015'] } } })),
  'edit the README of the root': (repository, pick) => ({ ...repository, readme: `# Small ${pick}\n` }),
  'edit a doc': (repository, pick) => {
    const file = at(repository.docs, pick)
    return file === undefined
      ? repository
      : { ...repository, docs: { ...repository.docs, [file]: `${repository.docs[file]!}\nMore ${pick}.\n` } }
  },
  'add a doc': (repository, pick) => ({
    ...repository,
    docs: { ...repository.docs, [`added-${pick}.md`]: `# Added ${pick}\n\n[Start](./intro.md)\n` },
  }),
  'remove a doc': (repository, pick) => ({
    ...repository,
    docs: without(repository.docs, at(repository.docs, pick) ?? ''),
  }),
  'rename a doc': (repository, pick) => {
    const file = at(repository.docs, pick)
    return file === undefined
      ? repository
      : { ...repository, docs: { ...without(repository.docs, file), [`renamed-${file}`]: repository.docs[file]! } }
  },
  'change the title': (repository, pick) => editConfig({ title: `Small ${pick}` })(repository, pick),
  'check the examples': editConfig({ examples: { check: true } }),
  'change the address': editConfig({ url: 'https://other.example' }),
  'change the locales': editConfig({ locales: { default: 'en', list: [{ code: 'en' }] } }),
}

/** Writes a repository into a folder that holds nothing else. */
export function writeRepository(root: string, { packages, docs, config, readme }: SmallRepository): void {
  rmSync(root, { recursive: true, force: true })
  const write = (file: string, content: string | object): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content))
  }
  write('package.json', { name: 'small', private: true, workspaces: ['libs/*', 'more/*'] })
  write('README.md', readme)
  write('site.config.json', config)
  for (const [file, text] of Object.entries(docs)) write(`content/docs/en/${file}`, text)
  for (const [folder, one] of Object.entries(packages)) {
    const { name, slug, comment, exports, member, hasSub, readme: text, tsconfig } = one
    write(`${folder}/package.json`, {
      name,
      version: '1.0.0',
      exports: { '.': { types: './index.d.ts' }, ...(hasSub && { './sub': { types: './sub.d.ts' } }) },
      ...(slug !== undefined && { signpost: { slug } }),
    })
    if (text !== undefined) write(`${folder}/README.md`, text)
    write(`${folder}/tsconfig.json`, tsconfig ?? fewLibraries)
    write(`${folder}/sub.d.ts`, '/** Below. */\nexport declare const below: string;\n')
    if (exports.length === 0) continue
    const uses =
      exports[0] === 'open'
        ? "import type { box } from '@acme/core';\n/** Its type. */\nexport type Opened = typeof box;\n"
        : ''
    write(
      `${folder}/index.d.ts`,
      uses + exports.map((symbol) => `/** ${comment} */\nexport declare const ${symbol}: { of: string };\n`).join(''),
    )
    if (member !== undefined) {
      const shape = `/** Has a member. */\nexport declare class Shape {\n  /** ${member} */\n  edge: string;\n}\n`
      appendFileSync(join(root, folder, 'index.d.ts'), shape)
    }
    const link = join(root, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    rmSync(link, { recursive: true, force: true })
    symlinkSync(join(root, folder), link, 'junction')
  }
}
