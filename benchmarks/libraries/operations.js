/** The rivals at exact versions, installed on first use. */
export const rivals = {
  '@emotion/serialize': '1.3.3',
  'alien-signals': '3.2.1',
  debug: '4.4.3',
  'es-toolkit': '1.53.2',
  lodash: '4.18.1',
  obug: '3.0.0',
  pathe: '2.0.3',
  rxjs: '7.8.2',
}

const modules = {
  emotion: '@emotion/serialize/dist/emotion-serialize.esm.js',
  alien: 'alien-signals/esm/index.mjs',
  debug: 'debug/src/index.js',
  toolkit: 'es-toolkit/dist/index.mjs',
  obug: 'obug/dist/node.js',
  pathe: 'pathe/dist/index.mjs',
  rxjs: 'rxjs/dist/cjs/index.js',
}

const wide = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`key${i}`, i]))
const nested = { server: { port: 3000, host: 'localhost', tls: { key: 'a', cert: 'b' } }, plugins: ['a', 'b'] }
const change = { server: { port: 8080, tls: { cert: 'c' } }, plugins: ['c'] }
const bytes = Uint8Array.from({ length: 3000 }, (_, i) => (i * 7) & 255)
const rules = Array.from({ length: 300 }, (_, i) => [
  `.rule-${i}`,
  { marginTop: i, paddingInlineStart: 4, color: 'red', '&:hover': { opacity: 0.5, lineHeight: i } },
])
let sink = 0
const use = (value) => void (sink += value === undefined ? 0 : 1)

/**
 * The measured operations: `make` returns ours and the rival's, which may be absent.
 *
 * @type {{ figure: string, rival?: string, make: Function }[]}
 */
export const operations = [
  {
    figure: 'observable: next of a Subject, one subscriber',
    rival: 'rxjs',
    make: async (ours, theirs) => {
      const [{ Subject }, rx] = [await ours('observable'), await theirs(modules.rxjs)]
      const [own, other] = [new Subject(), new rx.Subject()]
      for (const subject of [own, other]) subject.subscribe(use)
      return [(i) => own.next(i), (i) => other.next(i)]
    },
  },
  {
    figure: 'observable: map, filter and scan',
    rival: 'rxjs',
    make: async (ours, theirs) => {
      const [{ Subject, operators }, rx] = [await ours('observable'), await theirs(modules.rxjs)]
      const [own, other] = [new Subject(), new rx.Subject()]
      const steps = ({ map, filter, scan }) => [
        map((i) => i + 1),
        filter((i) => i % 2 === 0),
        scan((sum, i) => sum + i, 0),
      ]
      own.pipe(...steps(operators)).subscribe(use)
      other.pipe(...steps(rx)).subscribe(use)
      return [(i) => own.next(i), (i) => other.next(i)]
    },
  },
  {
    figure: 'observable: computed diamond, one change',
    rival: 'alien-signals',
    make: async (ours, theirs) => {
      const [{ ValueSubject, computed }, alien] = [await ours('observable'), await theirs(modules.alien)]
      const source = new ValueSubject(-1)
      const [left, right] = [computed((get) => get(source) + 1), computed((get) => get(source) * 2)]
      computed((get) => get(left) + get(right)).subscribe(use)
      const signal = alien.signal(-1)
      const [a, b] = [alien.computed(() => signal() + 1), alien.computed(() => signal() * 2)]
      const sum = alien.computed(() => a() + b())
      alien.effect(() => use(sum()))
      return [(i) => source.set(i), (i) => signal(i)]
    },
  },
  {
    figure: 'debug: a message that is off',
    rival: 'debug',
    make: async (ours, theirs) => {
      const [{ createDebug }, debug] = [await ours('debug'), await theirs(modules.debug)]
      const [own, other] = [createDebug('bench:off'), debug.default('bench:off')]
      return [(i) => own('message %d', i), (i) => other('message %d', i)]
    },
  },
  {
    figure: 'debug: creating a logger',
    rival: 'debug',
    make: async (ours, theirs) => {
      const [{ createDebug }, debug] = [await ours('debug'), await theirs(modules.debug)]
      return [(i) => use(createDebug(`bench:${i % 100}`)), (i) => use(debug.default(`bench:${i % 100}`))]
    },
  },
  ...[
    ['deepMerge', ({ deepMerge }) => deepMerge(nested, change), ({ toMerged }) => toMerged(nested, change)],
    ['kebabCase', ({ kebabCase }) => kebabCase('someLongName'), ({ kebabCase }) => kebabCase('someLongName')],
    ['escapeHtml', ({ escapeHtml }) => escapeHtml('a < b & "c"'), ({ escape }) => escape('a < b & "c"')],
    ['omit of 12 keys', ({ omit }) => omit(wide, ['key1', 'key5']), ({ omit }) => omit(wide, ['key1', 'key5'])],
    ['pick of 12 keys', ({ pick }) => pick(wide, ['key1', 'key5']), ({ pick }) => pick(wide, ['key1', 'key5'])],
    [
      'mapValues of 12 keys',
      ({ mapValues }) => mapValues(wide, (value) => value + 1),
      ({ mapValues }) => mapValues(wide, (value) => value + 1),
    ],
  ].map(([name, own, other]) => ({
    figure: `utils-primitives: ${name}`,
    rival: 'es-toolkit',
    make: async (ours, theirs) => {
      const [library, toolkit] = [await ours('utils-primitives'), await theirs(modules.toolkit)]
      return [() => use(own(library)), () => use(other(toolkit))]
    },
  })),
  {
    figure: 'utils-primitives: memoize, a cached result',
    rival: 'es-toolkit',
    make: async (ours, theirs) => {
      const [{ memoize }, toolkit] = [await ours('utils-primitives'), await theirs(modules.toolkit)]
      const [own, other] = [memoize((n) => n * n), toolkit.memoize((n) => n * n)]
      return [(i) => use(own(i % 8)), (i) => use(other(i % 8))]
    },
  },
  {
    figure: 'utils-primitives: fromBase64Url of 3 kB',
    rival: 'Buffer',
    make: async (ours) => {
      const { fromBase64Url, toBase64Url } = await ours('utils-primitives')
      const text = toBase64Url(bytes)
      return [() => use(fromBase64Url(text)), () => use(Buffer.from(text, 'base64url'))]
    },
  },
  {
    figure: 'utils-primitives: toBase64Url of 3 kB',
    rival: 'Buffer',
    make: async (ours) => {
      const { toBase64Url } = await ours('utils-primitives')
      return [() => use(toBase64Url(bytes)), () => use(Buffer.from(bytes).toString('base64url'))]
    },
  },
  {
    figure: 'utils-path: normalize',
    rival: 'pathe',
    make: async (ours, theirs) => {
      const [{ normalize }, pathe] = [await ours('utils-path'), await theirs(modules.pathe)]
      return [() => use(normalize('/a/b/../c/./d.txt')), () => use(pathe.normalize('/a/b/../c/./d.txt'))]
    },
  },
  {
    figure: 'stylesheet: serialize one rule of 300 distinct ones',
    rival: '@emotion/serialize',
    make: async (ours, theirs) => {
      const [{ serialize }, emotion] = [await ours('stylesheet'), await theirs(modules.emotion)]
      const rule = (i) => rules[i % rules.length]
      return [
        (i) => use(serialize({ [rule(i)[0]]: rule(i)[1] })),
        (i) => use(emotion.serializeStyles([{ [rule(i)[0]]: rule(i)[1] }])),
      ]
    },
  },
  {
    figure: 'stylesheet: set() in a sheet of 300 rules, not mounted',
    make: async (ours) => {
      const { createStylesheet } = await ours('stylesheet')
      const sheet = createStylesheet(Object.fromEntries(rules))
      return [(i) => use(sheet.set('.rule-7', { marginTop: i }))]
    },
  },
]
