import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Writable } from 'node:stream'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { pageJson, pageSchemaVersion } from '@signpost/graph-markdown'
import { openGraph } from '@signpost/graph-model'
import type { ApiChange, ChangedLine } from '@signpost/graph-model/model'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fewLibraries } from '../../test/small-repository.ts'
import { signpostHere } from '../../test/steps-here.ts'
import { createServer } from './create-server.ts'
import type { GraphSource } from './graph-source.ts'
import { openFolder } from './open-folder.ts'
import { openSite } from './open-site.ts'
import { loadSdk } from './sdk.ts'
import { httpServer, mostWaiting } from './serve-http.ts'
import { serveStdio } from './serve-stdio.ts'

let folder: string
let graph: string
const sdk = await loadSdk()
const defects: unknown[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mcp ä '))
  const root = join(folder, 'repository')
  const write = (file: string, text: string): void => {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  write(
    'package.json',
    JSON.stringify({ name: '@acme/core', version: '2.0.0', description: 'Boxes.', types: 'index.d.ts' }),
  )
  write('tsconfig.json', JSON.stringify(fewLibraries))
  write('README.md', '# Core\n\nHow to use boxes.\n')
  write(
    'index.d.ts',
    `/**
 * A box.
 * @example
 * \`\`\`ts
 * new Box(1)
 * \`\`\`
 */
export declare class Box {
  /** Opens the box. */
  open(key: string): Lid
  /** Makes a box. */
  static make(): Box
}
/** A crate. */
export declare class Crate extends Box {
  /** Stacks it. */
  stack(how: How): void
}
/** Between 1 and 9 at a time. */
interface How { count: number }
export {}
/** A lid. */
export interface Lid { of: Box }
export declare const Many: { ${Array.from({ length: 900 }, (_, at) => `/** Member ${at}. */ m${at}: string`).join('; ')} }
`,
  )
  const cache = join(folder, 'cache')
  const built = await signpostHere(['build', '--root', root, '--out', join(folder, 'site'), '--cache', cache])
  expect(built.output).toContain('The site is in')
  graph = join(cache, 'graph')
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Text of a tool's answer, asked over the HTTP transport. */
async function ask(source: GraphSource, tool: string, given: Record<string, unknown> = {}): Promise<string> {
  const { url, server } = await listening(
    httpServer(
      sdk,
      () => createServer(sdk, source, '0.1.0', (e) => defects.push(e)),
      (e) => defects.push(e),
    ),
  )
  const client = new Client({ name: 'test', version: '1' })
  try {
    await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`)) as Parameters<Client['connect']>[0])
    const { content, isError } = await client.callTool({ name: tool, arguments: given })
    const [{ text }] = content as [{ text: string }]
    return isError === true ? `ERROR ${text}` : text
  } finally {
    await client.close()
    server.closeAllConnections()
    server.close()
  }
}

async function listening(server: Server): Promise<{ url: string; server: Server }> {
  server.listen({ port: 0, host: '127.0.0.1', backlog: mostWaiting })
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

describe('over a built graph', () => {
  const here = (tool: string, given?: Record<string, unknown>): Promise<string> => ask(openFolder(graph), tool, given)

  test('packages are listed, and one has its exports and its README', async () => {
    expect(await here('packages')).toBe('- `@acme/core` 2.0.0: Boxes.')
    const one = await here('packages', { name: '@acme/core' })
    expect(one).toContain('- [`Box`](core!Box) class: A box.')
    expect(one).toContain('How to use boxes.')
  })

  test('a member has the types that it names and that nobody can import', async () => {
    const stack = await here('symbol', { id: 'core!Crate#stack' })
    expect(stack).toContain('Between 1 and 9 at a time.')
    expect(stack).toContain('- `count: number`')
    expect(await here('symbol', { id: 'core!Box#open' })).not.toContain('Not exported')
  })

  test('a member that a class inherits is that of its base', async () => {
    expect(await here('search', { query: 'Crate.open' })).toContain('- `core!Box#open` method')
    const inherited = await here('symbol', { id: 'core!Crate#open' })
    expect(inherited).toContain('Member of `core!Box`')
    expect(inherited).toContain('Opens the box.')
    expect(await here('symbol', { id: 'core!Crate#shut' })).toContain('ERROR Found no symbol')
  })

  test('search answers by words of the docs, and by signatures', async () => {
    expect(await here('search', { query: 'opening' })).toContain('- `core!Box#open` method: `open(key: string): Lid`')
    expect(await here('search', { query: 'how to use boxes' })).toContain('`@acme/core` package')
    expect(await here('search', { query: 'Box, string -> Lid' })).toContain('`core!Box#open` method')
    expect(await here('search', { query: 'Box -> Map<' })).toMatch(/^ERROR End of the query: expected /)
    expect(await here('search', { query: 'opne', package: 'core' })).toContain('core!Box#open')
    expect(await here('search', { query: 'zzzzz' })).toMatch(/^ERROR Found nothing for "zzzzz"/)
  })

  test('search names unknown filters, with what they may mean', async () => {
    expect(await here('search', { query: 'opening kind:methd' })).toMatch(
      /^- `core!Box#open` method.*\nUnknown filter: kind:methd\. Did you mean kind:method\?$/s,
    )
    expect(await here('search', { query: 'zzzzz is:gone' })).toBe(
      'ERROR Unknown filter: is:gone. Found nothing for "zzzzz is:gone". Try another word, or the tool packages.',
    )
  })

  test('search finds ids, which symbol reads', async () => {
    expect(await here('search', { query: 'box', limit: 1 })).toMatch(/^- `core!Box` class: `class Box`: A box\./)
    const text = await here('symbol', { id: 'core!Box' })
    expect(text).toContain("```ts\nimport { Box } from '@acme/core'\n```")
    expect(text).toContain('- `open(key: string): Lid`: Opens the box.')
    expect(text).toContain('Example')
  })

  test.each([
    ['core!Box#open', 'open(key: string): Lid'],
    ['@acme/core!Box#open', 'open(key: string): Lid'],
    ['core!Box.make', 'static make(): Box'],
    ['Lid', 'interface Lid'],
    ['Box.open', 'open(key: string): Lid'],
  ])('symbol finds %s', async (id, text) => {
    expect(await here('symbol', { id })).toContain(text)
  })

  test('members are read in pages', async () => {
    const first = await here('members', { id: 'core!Many' })
    expect(first.length).toBeLessThan(13_000)
    expect(first).toMatch(/\(Page 1 of \d+\. Continue with page 2\.\)$/)
    expect(await here('members', { id: 'core!Many', page: 2 })).not.toContain('`m0`')
    expect(await here('members', { id: 'core!Many', name: 'm7' })).toContain('Member 7.')
  })

  test('usages and examples', async () => {
    expect(await here('usages', { id: 'core!Lid' })).toContain('### returned by\n\n- `core!Box#open`: Opens the box.')
    expect(await here('examples', { id: 'Box' })).toContain('new Box(1)')
  })

  test.each([
    ['symbol', { id: 'core!Mony' }, 'Found no symbol "core!Mony". Nearest: core!Many'],
    ['symbol', { id: '../../../../etc/passwd' }, 'Found no symbol'],
    ['symbol', { id: 'core/../../secret!Box' }, 'Found no symbol'],
    ['symbol', { id: '__proto__!constructor' }, 'Found no symbol'],
    ['symbol', { id: '\u0000\u202E(((*' }, 'Found no symbol'],
    ['symbol', { id: 'x'.repeat(5000) }, 'Too big'],
    ['symbol', {}, 'Invalid'],
    ['symbol', { id: 'core!Box', page: 99 }, 'The answer has no page 99.'],
    ['members', { id: 'core!Box', name: 'shut' }, 'expected one of: open, make'],
    ['changes', { package: '@acme/core' }, 'Nothing is recorded'],
    ['changes', { package: '../core' }, 'Found no package "../core", expected one of: @acme/core'],
    ['examples', { id: 'core!Lid' }, 'has no example'],
  ])('%s %j is an error in words', async (tool, given, message) => {
    const text = await here(tool, given)
    expect(text).toMatch(/^ERROR /)
    expect(text).toContain(message)
    expect(text).not.toContain(folder)
    expect(defects).toEqual([])
  })
})

describe('recorded changes', () => {
  const change = (name: string, rest: Partial<ApiChange>): ApiChange => {
    return { name, anchor: name, change: 'changed', level: 'none', rules: [], before: [], after: [], ...rest }
  }
  const line = (text: string): ChangedLine => ({ tokens: [text], width: text.length, marks: [] })
  const removed = change('Box.shut', {
    change: 'removed',
    level: 'major',
    role: 'caller',
    before: [line('shut(): void')],
    witness: "import { Box } from '@acme/core'\nBox.make().shut()",
  })
  const source = (): GraphSource => ({
    ...openFolder(graph),
    changes: () =>
      Promise.resolve({
        refs: [],
        versions: [
          { version: null, anchor: 'unreleased', changes: [change('Boxes', { change: 'added' })] },
          { version: '2.0.0', date: '2026-03-01T23:30:00Z', anchor: '2.0.0', changes: [removed, change('Box', {})] },
          { version: '1.0.0', anchor: '1.0.0', isBaseline: true, changes: [] },
        ],
      }),
  })

  test('have the declarations and the code that no longer compiles', async () => {
    const text = await ask(source(), 'changes', { package: '@acme/core', symbol: 'Box.shut' })
    expect(text).toContain('## 2.0.0\n\n2026-03-01\n')
    expect(text).toContain('removed, breaks caller')
    expect(text).toContain('shut(): void')
    expect(text).toContain('Compiled before, and no longer does')
    expect(text).toContain('Box.make().shut()')
    expect(text).not.toContain('Boxes')
  })

  test('since a version are those of later ones, and a symbol has those of its members', async () => {
    const later = await ask(source(), 'changes', { package: 'core', since: '2.0.0' })
    expect(later).toContain('## Not released yet')
    expect(later).not.toContain('## 2.0.0')
    const all = await ask(source(), 'changes', { package: 'core', since: '1.0.0', symbol: 'Box' })
    expect(all).toContain('Box.shut')
    expect(all).not.toContain('Boxes')
  })

  test.each([
    [{ since: '9.0.0' }, 'has no recorded version "9.0.0", expected one of: unreleased, 2.0.0, 1.0.0'],
    [{ since: '../1.0.0' }, 'has no recorded version'],
    [{ since: '2.0.0', symbol: 'Box' }, 'No recorded change of "Box" in @acme/core since 2.0.0.'],
    [{ symbol: '__proto__' }, 'No recorded change of "__proto__"'],
  ])('%j is an error in words', async (given, message) => {
    const text = await ask(source(), 'changes', { package: 'core', ...given })
    expect(text).toMatch(/^ERROR /)
    expect(text).toContain(message)
  })
})

describe('the HTTP transport', () => {
  let url: string
  let server: Server
  beforeAll(async () => {
    const source = openFolder(graph)
    const create = () => createServer(sdk, source, '0.1.0', () => undefined)
    ;({ url, server } = await listening(httpServer(sdk, create, () => undefined)))
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  const call = (id: number): string =>
    JSON.stringify({
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name: 'symbol', arguments: { id: 'core!Box' } },
    })
  const post = (body: string, headers: Record<string, string> = {}, path = '/mcp', method = 'POST') =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const accept = 'application/json, text/event-stream'
      const sent = request(
        url + path,
        { method, headers: { accept, 'content-type': 'application/json', ...headers }, agent: false },
        (response) => {
          let text = ''
          response.on('data', (chunk: Buffer) => (text += chunk.toString()))
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })

  test.each([
    [{ host: 'evil.example' }, '/mcp', 'POST', 403],
    [{ host: 'localhost.evil.example:80' }, '/mcp', 'POST', 403],
    [{ origin: 'https://evil.example' }, '/mcp', 'POST', 403],
    [{ origin: 'null' }, '/mcp', 'POST', 403],
    [{}, '/other', 'POST', 404],
    [{}, '/mcp', 'GET', 405],
    [{}, '/mcp', 'DELETE', 405],
    [{ origin: 'http://localhost:3000' }, '/mcp', 'POST', 200],
    [{ host: 'localhost:1' }, '/mcp', 'POST', 200],
  ])('with %j, %s and %s it answers %i %i', async (headers, path, method, status) => {
    expect((await post(call(1), headers, path, method)).status).toBe(status)
  })

  test.each([
    ['', 400],
    ['{', 400],
    ['[]', 400],
    ['{"jsonrpc":"1.0"}', 400],
    ['"text"', 400],
    ['\u0000\u0001', 400],
    [`{"a":"${'x'.repeat(1_100_000)}"}`, 413],
  ])('rubbish is answered with an error', async (body, status) => {
    const answer = await post(body)
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.text)).toMatchObject({ error: { message: expect.any(String) } })
  })

  test('1,000 requests at once are all answered, or told to come again', async () => {
    const answers = await Promise.all(Array.from({ length: 1000 }, (_, id) => post(call(id))))
    const statuses = new Set(answers.map(({ status }) => status))
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect((await post(call(1))).text).toContain('A box.')
  })
})

test('over standard input, rubbish gets an error and the next line an answer', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const lines: { id: unknown; error?: { code: number }; result?: unknown }[] = []
  const served = serveStdio(
    sdk,
    createServer(sdk, openFolder(graph), '0.1.0', () => undefined),
    input,
    output,
  )
  output.on('data', (chunk: Buffer) => {
    for (const line of chunk.toString().trim().split('\n')) lines.push(JSON.parse(line) as never)
    if (lines.length === 3) input.end()
  })
  input.write('rubbish\n{"jsonrpc":"2.0"}\n')
  input.write('{"jsonrpc":"2.0","id":7,"method":"tools/list"}\n')
  await served
  expect(lines.slice(0, 2).map(({ id, error }) => [id, error?.code])).toEqual([
    [null, -32_700],
    [null, -32_700],
  ])
  const { result } = lines[2] as { result: { tools: { name: string; annotations: object }[] } }
  expect(result.tools.map(({ name }) => name)).toEqual([
    'search',
    'symbol',
    'members',
    'usages',
    'changes',
    'examples',
    'packages',
  ])
  for (const { annotations } of result.tools) expect(annotations).toMatchObject({ readOnlyHint: true })
})

test('over standard input, 1,000 requests at once are all answered', async () => {
  const input = new PassThrough()
  const answered = new Set<unknown>()
  let rest = ''
  // A pipe that is full soon, as those of programs are.
  const output = new Writable({
    highWaterMark: 64,
    write(chunk: Buffer, _, done) {
      const lines = (rest + chunk.toString()).split('\n')
      rest = lines.pop()!
      for (const line of lines) answered.add((JSON.parse(line) as { id: unknown; result: object }).id)
      setImmediate(done)
    },
  })
  const warnings: string[] = []
  const warn = ({ name }: Error): number => warnings.push(name)
  process.on('warning', warn)
  const server = createServer(sdk, openFolder(graph), '0.1.0', () => undefined)
  const served = serveStdio(sdk, server, input, output)
  const params = { name: 'symbol', arguments: { id: 'core!Box' } }
  const call = (id: number): string => JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params })
  // The input ends before the answers.
  input.end(`${Array.from({ length: 1000 }, (_, id) => call(id)).join('\n')}\n`)
  await served
  process.off('warning', warn)
  expect(answered.size).toBe(1000)
  expect(warnings).toEqual([])
})

describe('over the address of a site', () => {
  let site: Server
  let address: string
  let version: number = pageSchemaVersion
  const asked: string[] = []
  beforeAll(async () => {
    const open = openGraph(graph)
    const { packages } = open.manifest
    const pages: Record<string, () => string> = {
      '/docs/api.json': () => pageJson({ kind: 'packages', packages }, ''),
      '/docs/api/core.json': () => pageJson({ kind: 'package', package: open.package('core')!, readme: null }, ''),
      '/docs/api/core/class/Box.json': () => pageJson({ kind: 'symbol', symbol: open.byId('core!Box')! }, ''),
    }
    const { url, server } = await listening(
      createHttpServer((incoming, response) => {
        asked.push(incoming.url!)
        if (incoming.url === '/docs/search/names.bin') return void response.end(open.namesFile()!.bytes)
        if (incoming.url === '/docs/moved/api.json')
          return void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
        const page = pages[incoming.url!]?.()
        response.statusCode = page === undefined ? 404 : 200
        response.end(page?.replace('"version":1', `"version":${version}`))
      }),
    )
    site = server
    address = `${url}/docs`
  })
  afterAll(() => {
    site.closeAllConnections()
    site.close()
  })

  test('the same questions are answered', async () => {
    expect(await ask(openSite(address), 'symbol', { id: 'Box' })).toContain('Opens the box.')
    expect(await ask(openSite(address), 'search', { query: 'make' })).toContain('core!Box.make')
  })

  test('ids lead to no other address', async () => {
    asked.length = 0
    for (const id of ['../../etc!x', 'core!../../x', '//evil.example!x', '..%2f..!x']) {
      expect(await ask(openSite(address), 'symbol', { id })).toMatch(/^ERROR Found no symbol/)
    }
    expect(asked.filter((path) => !path.startsWith('/docs/'))).toEqual([])
  })

  test('pages of another version say what to do', async () => {
    version = 2
    const text = await ask(openSite(address), 'packages')
    version = pageSchemaVersion
    expect(text).toContain(
      'found pages of version 2, expected 1. Use the version of @signpost/signpost that built the site.',
    )
  })

  test('a redirect is not followed', async () => {
    expect(await ask(openSite(`${address}/moved`), 'packages')).toContain('found no answer')
  })

  test('another site says what is missing', async () => {
    expect(await ask(openSite(`${address}/none`), 'packages')).toContain(
      'found nothing, expected the packages of a Signpost site',
    )
    expect(() => openSite('ftp://x')).toThrow('expected the address of a site')
  })
})

test('without a build it says what to do', async () => {
  const { code, output } = await signpostHere(['mcp', '--root', folder, '--cache', join(folder, 'none')])
  expect(code).toBe(1)
  expect(output).toContain('found no symbol graph, expected the one of a build. Run `signpost build` first')
})
