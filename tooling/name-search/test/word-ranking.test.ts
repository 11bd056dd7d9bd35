import { expect, test } from 'vitest'
import { type Answer, openAnswers, openWords } from '../src/search/index.ts'
import { nameCoverage } from '../src/search/words/name-coverage.ts'
import { asksForAction } from '../src/search/words/verbs.ts'
import { encodeSearch, type EntryText } from '../src/write/index.ts'
import { memberNamed, packageOf, symbolNamed } from './named.ts'

/** Answer of a search in functions with these comments. */
async function answerOf(query: string, comments: Readonly<Record<string, string>>): Promise<Answer> {
  const symbols = Object.entries(comments).map(([name, more]) => {
    const text: EntryText = { summary: more.split('. ')[0]!, signature: '', more, aliases: '' }
    return symbolNamed(name, 'function', { text })
  })
  const { names, words } = encodeSearch([packageOf(symbols)], () => '0123456789ab')
  const piece = openWords({ bytes: words })
  return openAnswers(names, (name) => piece(name)!).ask({ query })
}

/** Names of the hits by words. */
async function ranked(query: string, comments: Readonly<Record<string, string>>): Promise<string[]> {
  const answer = await answerOf(query, comments)
  return answer.words.hits.flatMap((hit) => (hit.type === 'name' ? hit.hit.name : []))
}

test('a name counts by the share of its parts that the query has', () => {
  const stems = new Set(['trail', 'slash', 'redirect'])
  const factors = ['slash', 'trailingSlash', 'trimTrailingSlash', 'slashes_of_path', 'median'].map((name) => {
    return Math.round(100 * nameCoverage(name, stems))
  })
  expect(factors).toEqual([140, 140, 127, 120, 100])
})

test('a comment that repeats its words for each overload is not longer for them', async () => {
  const skipped = 'A byte order mark at the start is skipped.'
  const whole = `Reads a file of settings. ${skipped}`
  const others = { countLetters: 'Counts letters in a long text of the given language, with accents as one.' }
  const [first] = await ranked('byte order mark', {
    readText: `${whole} ${'Reads a file of settings. '.repeat(8)}`,
    // The same words once, and a few more.
    skipText: `${whole} It returns nothing else for empty input.`,
    ...others,
  })
  expect(first).toBe('readText')
})

test('documents with few of the words are listed once another one has enough of them, internal names last', async () => {
  const comments = {
    setPriority: 'Updates the priority of a job.',
    _prioritize: 'Updates the priority of a job.',
    _Job: 'Job of a queue with its delay.',
  }
  const names = await ranked('delay of a queue job with priority', { ...comments, other: 'Other.' })
  expect(names).toEqual(['_Job', 'setPriority', '_prioritize'])
})

test('where no document has enough of the words, those with a part of them are offered as the nearest', async () => {
  const { order, nearest } = await answerOf('collect every mistake', { mapErr: 'Maps a mistake.', other: 'Other.' })
  expect(order).toEqual([])
  expect(nearest.map(({ hit }) => hit.name)).toEqual(['mapErr'])
})

test('of two members with the same comment, the one whose symbol has more of the query is first', async () => {
  const text = (summary: string): EntryText => ({ summary, signature: '', more: '', aliases: '' })
  const classWith = (name: string, summary: string, method: string) => {
    const members = [memberNamed(method, 'method', { text: text('Ends at a comma.') })]
    return symbolNamed(name, 'class', { text: text(summary), members })
  }
  const symbols = [classWith('Parser', 'Reads arguments.', 'stop'), classWith('Reporters', 'Writes logs.', 'flush')]
  const { names, words } = encodeSearch([packageOf(symbols)], () => '0123456789ab')
  const piece = openWords({ bytes: words })
  const found = await openAnswers(names, (name) => piece(name)!).ask({ query: 'comma in logs' })
  const methods = found.words.hits.flatMap((hit) =>
    hit.type === 'name' && hit.hit.kind === 'method' ? hit.hit.name : [],
  )
  expect(methods).toEqual(['flush', 'stop'])
})

test('of two symbols with the same comment, the one whose namespace has more of the query is first', async () => {
  const text = (summary: string): EntryText => ({ summary, signature: '', more: '', aliases: '' })
  const symbols = Object.entries({ alpha: 'Writes dots.', beta: 'Writes commas.' }).flatMap(([name, summary]) => [
    symbolNamed(name, 'namespace', { text: text(summary) }),
    symbolNamed(`${name}Flat`, 'variable', { container: name, text: text('Lines of json.') }),
  ])
  const { names, words } = encodeSearch([packageOf(symbols)], () => '0123456789ab')
  const piece = openWords({ bytes: words })
  const found = await openAnswers(names, (name) => piece(name)!).ask({ query: 'json with commas' })
  const flat = found.words.hits.flatMap((hit) => (hit.type === 'name' && hit.hit.container !== '' ? hit.hit.name : []))
  expect(flat).toEqual(['betaFlat', 'alphaFlat'])
})

test('a little word of a query and the next are found as one name', async () => {
  const text = (summary: string): EntryText => ({ summary, signature: '', more: '', aliases: '' })
  const symbols = [
    symbolNamed('Arrays', 'class', { text: text('An array of a cursor.') }),
    symbolNamed('toArray', 'function', { text: text('Reads all documents of a cursor.') }),
  ]
  const { names, words } = encodeSearch([packageOf(symbols)], () => '0123456789ab')
  const piece = openWords({ bytes: words })
  const { order, ...found } = await openAnswers(names, (name) => piece(name)!).ask({ query: 'cursor to array' })
  const hits = order.flatMap((group): readonly object[] => found[group].hits)
  expect(hits).toMatchObject([{ hit: { name: 'toArray' } }, { hit: { name: 'Arrays' } }])
})

test('a little word before an article, and a predicate at the start, may be parts of the name', async () => {
  const hooks = { beforeRequest: 'Functions of a client.', requestLog: 'Functions that a client runs for a request.' }
  expect((await ranked('functions of a client before the request', hooks))[0]).toBe('beforeRequest')
  const dates = {
    isWeekend: 'Checks whether it falls on a weekend, whatever the time zone of the given date may be.',
    eachWeekend: 'Weekend days after a date.',
  }
  expect((await ranked('is a date in the weekend', dates))[0]).toBe('isWeekend')
  expect((await ranked('date in the weekend', dates))[0]).toBe('eachWeekend')
})

test('Romanian words are found in their other forms, with and without diacritics', async () => {
  const comments = {
    configure: 'Configurează ieșirea și găsește ţinta.',
    compare: 'Arată schimbările unei funcții.',
    other: 'Another one.',
  }
  const first = async (query: string): Promise<string | undefined> => (await ranked(query, comments))[0]
  const queries = ['configurare', 'configureaza', 'configurează', 'găsești', 'tinta', 'țintă', 'ținta']
  for (const query of queries) expect(await first(query), query).toBe('configure')
  for (const query of ['schimbare', 'schimbari', 'schimbări', 'schimbării', 'functie', 'funcţiile', 'functiilor'])
    expect(await first(query), query).toBe('compare')
})

test('a query that begins with a verb asks for what is called, any other rather for a type', async () => {
  const text: EntryText = { summary: 'Decrypted token with claims.', signature: '', more: '', aliases: '' }
  const symbols = [
    symbolNamed('Vault', 'class', { members: [memberNamed('openSealed', 'method', { text })] }),
    symbolNamed('OpenSealed', 'interface', { text }),
  ]
  const { names, words } = encodeSearch([packageOf(symbols)], () => '0123456789ab')
  const piece = openWords({ bytes: words })
  const kinds = async (query: string): Promise<string[]> => {
    const answer = await openAnswers(names, (name) => piece(name)!).ask({ query })
    return answer.words.hits.flatMap((hit) => (hit.type === 'name' ? hit.hit.kind : []))
  }
  expect(await kinds('decrypt token claims')).toEqual(['method', 'interface'])
  expect(await kinds('how can I decrypt a token with claims')).toEqual(['method', 'interface'])
  expect(await kinds('claims of decrypted token')).toEqual(['interface', 'method'])
})

test.each([
  ['decrypt a token', true],
  ['How do I parse JSON?', true],
  ['please list all keys', true],
  ['token', false],
  ['parse', false],
  ['decrypted token', false],
  ['', false],
  ['the the the the the the the the parse', false],
])('an action is asked for: %j, %j', (query, expected) => expect(asksForAction(query)).toBe(expected))
