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
  lodash: 'lodash/lodash.js',
  toolkit: 'es-toolkit/dist/index.mjs',
  obug: 'obug/dist/ansi.js',
  pathe: 'pathe/dist/index.mjs',
  rxjs: 'rxjs/dist/cjs/index.js',
}

const wide = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`key${i}`, i]))
const nested = { server: { port: 3000, host: 'localhost', tls: { key: 'a', cert: 'b' } }, plugins: ['a', 'b'] }
const change = { server: { port: 8080, tls: { cert: 'c' } }, plugins: ['c'] }
const markup = 'a < b & "c"'
const bytes = Uint8Array.from({ length: 3000 }, (_, i) => (i * 7) & 255)
const rules = Array.from({ length: 300 }, (_, i) => [
  `.rule-${i}`,
  { marginTop: i, paddingInlineStart: 4, color: 'red', '&:hover': { opacity: 0.5, lineHeight: i } },
])
/** As much of a document as mounting an element takes, so that no time of a browser is in the figure. */
const page = {
  createElement: () => ({ dataset: {}, textContent: '' }),
  querySelectorAll: () => [],
  contains: () => true,
  head: { append() {} },
}
let sink = 0
const use = (value) => void (sink += value === undefined ? 0 : 1)

/**
 * Functions of `utils-primitives`, of es-toolkit and of lodash: ours first, then those that are called differently.
 *
 * @type {[name: string, own: Function, toolkit?: Function, lodash?: Function][]}
 */
const helpers = [
  [
    'deepMerge',
    ({ deepMerge }) => deepMerge(nested, change),
    ({ toMerged }) => toMerged(nested, change),
    ({ merge }) => merge({}, nested, change),
  ],
  ['kebabCase', ({ kebabCase }) => kebabCase('someLongName')],
  [
    'escapeHtml',
    ({ escapeHtml }) => escapeHtml(markup),
    ({ escape }) => escape(markup),
    ({ escape }) => escape(markup),
  ],
  ['omit of 12 keys', ({ omit }) => omit(wide, ['key1', 'key5'])],
  ['pick of 12 keys', ({ pick }) => pick(wide, ['key1', 'key5'])],
  ['mapValues of 12 keys', ({ mapValues }) => mapValues(wide, (value) => value + 1)],
]

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
    figure: 'observable: next of a Subject, 100 subscribers',
    rival: 'rxjs',
    make: async (ours, theirs) => {
      const [{ Subject }, rx] = [await ours('observable'), await theirs(modules.rxjs)]
      const [own, other] = [new Subject(), new rx.Subject()]
      for (const subject of [own, other]) for (let i = 0; i < 100; i++) subject.subscribe(use)
      return [(i) => own.next(i), (i) => other.next(i)]
    },
  },
  {
    figure: 'observable: subscribe to a Subject and unsubscribe',
    rival: 'rxjs',
    make: async (ours, theirs) => {
      const [{ Subject }, rx] = [await ours('observable'), await theirs(modules.rxjs)]
      const [own, other] = [new Subject(), new rx.Subject()]
      return [() => own.subscribe(use).unsubscribe(), () => other.subscribe(use).unsubscribe()]
    },
  },
  {
    figure: 'observable: of three values, subscribed',
    rival: 'rxjs',
    make: async (ours, theirs) => {
      const [{ Observable }, rx] = [await ours('observable'), await theirs(modules.rxjs)]
      return [(i) => Observable.of(i, 1, 2).subscribe(use), (i) => rx.of(i, 1, 2).subscribe(use)]
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
    figure: 'observable: set of a ValueSubject, one subscriber',
    rival: 'BehaviorSubject of rxjs',
    make: async (ours, theirs) => {
      const [{ ValueSubject }, rx] = [await ours('observable'), await theirs(modules.rxjs)]
      const [own, other] = [new ValueSubject(-1), new rx.BehaviorSubject(-1)]
      for (const subject of [own, other]) subject.subscribe(use)
      return [(i) => own.set(i), (i) => other.next(i)]
    },
  },
  {
    figure: 'observable: sum of 100 sources, one of which changes',
    rival: 'alien-signals',
    make: async (ours, theirs) => {
      const [{ ValueSubject, computed }, alien] = [await ours('observable'), await theirs(modules.alien)]
      const sources = Array.from({ length: 100 }, (_, i) => new ValueSubject(i))
      computed((get) => sources.reduce((sum, source) => sum + get(source), 0)).subscribe(use)
      const signals = Array.from({ length: 100 }, (_, i) => alien.signal(i))
      const sum = alien.computed(() => signals.reduce((total, signal) => total + signal(), 0))
      alien.effect(() => use(sum()))
      return [(i) => sources[i % 100].set(i + 100), (i) => signals[i % 100](i + 100)]
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
    figure: 'observable: computed diamond, one change',
    rival: 'combineLatest of rxjs',
    make: async (ours, theirs) => {
      const [{ ValueSubject, computed }, rx] = [await ours('observable'), await theirs(modules.rxjs)]
      const [own, other] = [new ValueSubject(-1), new rx.BehaviorSubject(-1)]
      const [left, right] = [computed((get) => get(own) + 1), computed((get) => get(own) * 2)]
      computed((get) => get(left) + get(right)).subscribe(use)
      const sides = [other.pipe(rx.map((i) => i + 1)), other.pipe(rx.map((i) => i * 2))]
      rx.combineLatest(sides, (a, b) => a + b).subscribe(use)
      return [(i) => own.set(i), (i) => other.next(i)]
    },
  },
  {
    figure: 'debug: a message that is on',
    rival: 'debug',
    make: async (ours, theirs) => {
      const [{ createDebug, enable, reporters }, debug] = [await ours('debug'), await theirs(modules.debug)]
      enable('bench:on')
      debug.default.enable('bench:on')
      const reporter = reporters.pretty({ color: false, print: use })
      const [own, other] = [createDebug('bench:on', { reporter }), debug.default('bench:on')]
      other.log = use
      return [(i) => own('message %d', i), (i) => other('message %d', i)]
    },
  },
  {
    figure: 'debug: a message that is off',
    rival: 'obug',
    make: async (ours, theirs) => {
      const [{ createDebug }, obug] = [await ours('debug'), await theirs(modules.obug)]
      const [own, other] = [createDebug('bench:off'), obug.createDebug('bench:off')]
      return [(i) => own('message %d', i), (i) => other('message %d', i)]
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
  ...helpers.flatMap(([name, own, ...others]) =>
    ['es-toolkit', 'lodash'].map((rival, index) => ({
      figure: `utils-primitives: ${name}`,
      rival,
      make: async (ours, theirs) => {
        const library = await ours('utils-primitives')
        const toolkit = await theirs(index === 0 ? modules.toolkit : modules.lodash)
        const other = others[index] ?? own
        return [() => use(own(library)), () => use(other(toolkit.default ?? toolkit))]
      },
    })),
  ),
  ...['es-toolkit', 'lodash'].map((rival, index) => ({
    figure: 'utils-primitives: memoize, a cached result',
    rival,
    make: async (ours, theirs) => {
      const { memoize } = await ours('utils-primitives')
      const toolkit = await theirs(index === 0 ? modules.toolkit : modules.lodash)
      const [own, other] = [memoize, toolkit.memoize ?? toolkit.default.memoize].map((wrap) => wrap((n) => n * n))
      return [(i) => use(own(i % 8)), (i) => use(other(i % 8))]
    },
  })),
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
  {
    figure: 'stylesheet: set() in a sheet of 300 rules, mounted as an element',
    rival: 'printing the sheet anew',
    make: async (ours) => {
      const { createStylesheet, serialize } = await ours('stylesheet')
      const all = Object.fromEntries(rules)
      const sheet = createStylesheet(all, { mode: 'element' })
      sheet.mount(page)
      return [(i) => use(sheet.set('.rule-7', { marginTop: i })), () => use(serialize(all))]
    },
  },
]
