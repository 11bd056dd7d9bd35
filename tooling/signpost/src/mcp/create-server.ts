import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import * as z from 'zod'
import {
  changesAnswer,
  examplesAnswer,
  membersAnswer,
  packagesAnswer,
  searchAnswer,
  symbolAnswer,
  usagesAnswer,
} from './answers.ts'
import { longestId } from './find-symbol.ts'
import { type GraphSource, NoAnswer } from './graph-source.ts'
import { pageOfText } from './pages-of-text.ts'
import type { Sdk } from './sdk.ts'

/** Answer of a tool: one text. */
interface ToolAnswer {
  [field: string]: unknown
  content: { type: 'text'; text: string }[]
  isError?: true
}

const id = z
  .string()
  .max(longestId)
  .describe('Id such as "core!Box", member "core!Box#open", static "core!Box.make"; or a name that one symbol has.')
const page = z.int().min(1).max(10_000).default(1).describe('Page of a long answer, from 1.')
const packageName = z.string().max(longestId).describe('Name of a package, such as "@acme/core".')

/**
 * Creates a server of the Model Context Protocol that answers questions about a graph. It reads only.
 *
 * @param version - Of Signpost.
 * @param onDefect - Receives errors that the client is not told.
 */
export function createServer(
  { McpServer }: Sdk,
  source: GraphSource,
  version: string,
  onDefect: (error: unknown) => void,
): McpServer {
  const server = new McpServer(
    { name: 'signpost', version },
    {
      instructions:
        'Documentation of TypeScript packages. Find a name with search, then read it with symbol. Ids are stable and taken by every tool.',
    },
  )
  const tool = <Shape extends z.ZodRawShape>(
    name: string,
    description: string,
    inputSchema: Shape,
    answer: (given: z.output<z.ZodObject<Shape>>) => Promise<string>,
  ): void => {
    const shape = { ...inputSchema, page }
    const annotations = { readOnlyHint: true, openWorldHint: false, idempotentHint: true }
    // The types of the SDK do not follow a shape that is a type parameter.
    const run = async (given: unknown): Promise<ToolAnswer> => answered(given as never)
    const answered = (given: z.output<z.ZodObject<Shape>> & { page: number }): Promise<ToolAnswer> =>
      answerOf(() => answer(given), given.page, onDefect)
    server.registerTool(name, { description, inputSchema: shape as z.ZodRawShape, annotations }, run)
  }

  tool(
    'search',
    'Find symbols, members and packages: by name (typos, initials such as cL for combineLatest, filters such as kind:class), by words of their docs, or by a signature: string -> Promise<_>.',
    {
      query: z.string().min(1).max(longestId).describe('A name or a part of one, words, or a signature with an arrow.'),
      package: packageName.optional(),
      limit: z.int().min(1).max(50).default(15),
    },
    (given) => searchAnswer(source, given),
  )
  tool(
    'symbol',
    'Read a symbol or a member: import, signature, docs, members in a line each, relations.',
    { id },
    (given) => symbolAnswer(source, given),
  )
  tool(
    'members',
    'Read all members of a symbol with their docs, or those of one name.',
    { id, name: z.string().max(longestId).optional().describe('Name of a member.') },
    (given) => membersAnswer(source, given),
  )
  tool('usages', 'List the symbols that accept, return, extend, implement, throw or name a symbol.', { id }, (given) =>
    usagesAnswer(source, given),
  )
  tool(
    'changes',
    'List the changes of the API of a package by version, with the code that no longer compiles.',
    {
      package: packageName,
      since: z.string().max(longestId).optional().describe('Only later versions than this one.'),
      symbol: z.string().max(longestId).optional().describe('Only a symbol, by its path: "Box" or "Box.open".'),
    },
    (given) => changesAnswer(source, given),
  )
  tool('examples', 'Read the examples of a symbol, a member or the entry points of a package.', { id }, (given) =>
    examplesAnswer(source, given),
  )
  tool(
    'packages',
    'List all packages, or read one: its exports and its README.',
    { name: packageName.optional() },
    (given) => packagesAnswer(source, given),
  )
  return server
}

/** Answer of a tool in pages. A question without an answer is an error of the tool; so is a defect, without its details. */
async function answerOf(
  answer: () => Promise<string>,
  number: number,
  onDefect: (error: unknown) => void,
): Promise<ToolAnswer> {
  try {
    const text = pageOfText(await answer(), number)
    return text === undefined ? failed(`The answer has no page ${number}.`) : { content: [{ type: 'text', text }] }
  } catch (error) {
    if (error instanceof NoAnswer) return failed(error.message)
    onDefect(error)
    const isOfGraph = error instanceof Error && error.name === 'GraphFormatError'
    return failed(
      isOfGraph
        ? 'The graph cannot be read. Build it again with this version of Signpost.'
        : 'Something went wrong; the log of the server has the reason.',
    )
  }
}

function failed(message: string): ToolAnswer {
  const longest = 2000
  const text = message.length > longest ? `${message.slice(0, longest)}...` : message
  return { content: [{ type: 'text', text }], isError: true }
}
