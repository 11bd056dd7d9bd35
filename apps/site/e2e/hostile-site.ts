import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { serve, type Mode, type RunningSite } from './serve.ts'
import { fewLibraries, smallRepository } from './small-repository.ts'
import { unclosed, vectors } from './vectors.ts'

const program = fileURLToPath(new URL('../../../tooling/signpost/bin.js', import.meta.url))

/** Names of members. */
export const hostileMember = `</script><img src=/nope onerror=top.ran=1>&'`

/** Texts of a package's description, a doc's title and its tag. */
export const hostileName = `</script><img src=/nope onerror=top.ran=1>"'&\u2028`

/** Names of exports that are special to programs, file systems or addresses. */
export const hostileExports: readonly string[] = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'then', 'arguments', 'eval'],
  ...[
    'CON',
    'nul',
    'Foo',
    'foo',
    'é',
    'e\u0301',
    'λ',
    'שלום',
    '\u{1f600}',
    'a b',
    '%',
    '%E0%A4%A',
    '#',
    '?',
    '/',
    '..',
    '.html',
  ],
  ...['</script><img src=/nope onerror=top.ran=1>', 'x'.repeat(300)],
]

/** A page of the hostile site, and the numbers of its vectors. */
export interface HostilePage {
  path: string
  numbers: readonly number[]
}

/** A site with attacks in all of its texts. */
export interface HostileSite extends RunningSite {
  pages: readonly HostilePage[]
}

const numbered = [...vectors, ...unclosed]

/** One group per unclosed vector, which is the last of its group. */
const groups = unclosed.map((_, group) =>
  [...vectors.keys()].filter((number) => number % unclosed.length === group).concat(vectors.length + group),
)

/** As many at once as one page of an interface shows. */
const commented = Array.from({ length: Math.ceil(numbered.length / 90) }, (_, at) =>
  [...numbered.keys()].slice(at * 90, (at + 1) * 90),
)

const text = (numbers: readonly number[]): string =>
  numbers.map((number) => `Mark ${number}.\n\n${numbered[number]}\n`).join('\n')
const comment = (lines: string): string =>
  `/**\n${lines
    .split('\n')
    .map((line) => ` * ${line}`)
    .join('\n')}\n */`

/** Builds and serves a site with each vector as a README, a doc comment and a doc, by `signpost build`. */
export async function serveHostile(mode: Mode): Promise<HostileSite> {
  const repository = smallRepository({
    title: 'Hostile',
    url: 'https://hostile.example',
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
  })
  const { root, folder, write } = repository
  const index = (declarations: string, slug: string): void => {
    write(`packages/${slug}/package.json`, {
      name: `@h/${slug}`,
      version: '1.0.0',
      type: 'module',
      description: hostileName,
      exports: { '.': { types: './dist/index.d.ts' } },
    })
    write(`packages/${slug}/tsconfig.json`, fewLibraries)
    write(`packages/${slug}/dist/index.d.ts`, declarations)
  }
  for (const [group, numbers] of groups.entries()) {
    index(`${comment(text(numbers.slice(-1)))}\nexport declare const last: number;\n`, `readme${group}`)
    write(`packages/readme${group}/README.md`, `# Readme\n\n${text(numbers)}`)
    write(
      `content/docs/en/doc${group}.md`,
      `---\ntitle: ${JSON.stringify(hostileName)}\ntags: [${JSON.stringify(hostileName)}]\n---\n\n${text(numbers)}`,
    )
  }
  const comments = commented.map((numbers, at) => {
    const members = numbers.map((number) => `${comment(text([number]))}\n  readonly v${number}: string;\n`)
    return `/** Comments. */\nexport interface Comments${at} {\n${members.join('')}}\n`
  })
  const union = `/** Very many. */\nexport type Many = ${Array.from({ length: 320 }, (_, number) => `'member-${number}'`).join(' | ')}\n`
  const names = (name: string): string =>
    `/** Members. */\nexport interface Names {\n  /** ${hostileName} */\n  readonly ${JSON.stringify(name)}: string;\n}\n`
  index(`${comments.join('')}${names(hostileMember)}${union}`, 'comments')
  index(names(hostileMember), 'degraded')
  write('packages/degraded/package.json', {
    name: '@h/degraded',
    version: '1.0.0',
    type: 'module',
    exports: {
      '.': { types: './dist/index.d.ts' },
      './gone': { types: `./dist/${hostileMember.replaceAll('/', '')}.d.ts` },
    },
  })
  const declared = hostileExports.map(
    (name, at) => `/** Number ${at}. */\ndeclare const n${at}: ${at};\nexport { n${at} as ${JSON.stringify(name)} };\n`,
  )
  const own = hostileExports
    .slice(0, 9)
    .map((name) => `  /** A member. */\n  readonly ${JSON.stringify(name)}: string;\n`)
  index(`${declared.join('')}/** Members. */\nexport interface Members {\n${own.join('')}}\n`, 'names')
  write('content/docs/en/intro.md', '# Start\n')

  const [out, cache] = [join(folder, 'out'), join(folder, 'cache')]
  await promisify(execFile)(process.execPath, [program, 'build', '--root', root, '--out', out, '--cache', cache], {
    maxBuffer: 2 ** 24,
  })
  const running = await (mode === 'static'
    ? serve(mode, { root: out })
    : serve(mode, { env: { SIGNPOST_GRAPH: join(cache, 'graph'), SIGNPOST_CONTENT: join(cache, 'content') } }))
  const stop = async (): Promise<void> => {
    await running.stop()
    repository.remove()
  }
  const pages = [
    ...groups.map((numbers, group) => ({ path: `/api/readme${group}`, numbers })),
    ...groups.map((numbers, group) => ({ path: `/docs/doc${group}`, numbers })),
    ...commented.map((numbers, at) => ({ path: `/api/comments/interface/Comments${at}`, numbers })),
  ]
  return { ...running, stop, pages }
}
