const mdn = 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference'
const handbook = 'https://www.typescriptlang.org/docs/handbook'

/** Built-in objects with a page under `Global_Objects/` on MDN. */
const globalObjects = (
  'AggregateError Array ArrayBuffer AsyncDisposableStack AsyncFunction AsyncGenerator AsyncGeneratorFunction ' +
  'AsyncIterator Atomics BigInt BigInt64Array BigUint64Array Boolean DataView Date DisposableStack Error EvalError ' +
  'FinalizationRegistry Float16Array Float32Array Float64Array Function Generator GeneratorFunction Infinity ' +
  'Int16Array Int32Array Int8Array Intl Iterator JSON Map Math NaN Number Object Promise Proxy RangeError ' +
  'ReferenceError Reflect RegExp Set SharedArrayBuffer String SuppressedError Symbol SyntaxError TypeError URIError ' +
  'Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet decodeURI decodeURIComponent ' +
  'encodeURI encodeURIComponent globalThis isFinite isNaN parseFloat parseInt undefined'
).split(' ')

/** Objects with a page under `Global_Objects/Intl/`. */
const intlObjects = (
  'Collator DateTimeFormat DisplayNames DurationFormat ListFormat Locale NumberFormat PluralRules RelativeTimeFormat ' +
  'Segmenter'
).split(' ')

/** Utility types of TypeScript, with their anchors in its handbook. */
const utilityTypes = new Map([
  ['Awaited', 'awaitedtype'],
  ['Partial', 'partialtype'],
  ['Required', 'requiredtype'],
  ['Readonly', 'readonlytype'],
  ['Record', 'recordkeys-type'],
  ['Pick', 'picktype-keys'],
  ['Omit', 'omittype-keys'],
  ['Exclude', 'excludeuniontype-excludedmembers'],
  ['Extract', 'extracttype-union'],
  ['NonNullable', 'nonnullabletype'],
  ['Parameters', 'parameterstype'],
  ['ConstructorParameters', 'constructorparameterstype'],
  ['ReturnType', 'returntypetype'],
  ['InstanceType', 'instancetypetype'],
  ['NoInfer', 'noinfertype'],
  ['ThisParameterType', 'thisparametertypetype'],
  ['OmitThisParameter', 'omitthisparametertype'],
  ['ThisType', 'thistypetype'],
  ['Uppercase', 'intrinsic-string-manipulation-types'],
  ['Lowercase', 'intrinsic-string-manipulation-types'],
  ['Capitalize', 'intrinsic-string-manipulation-types'],
  ['Uncapitalize', 'intrinsic-string-manipulation-types'],
])

/** Addresses of names that only TypeScript has, or that share a page with others. */
const described: readonly (readonly [name: string, address: string])[] = [
  ['ReadonlyArray', `${handbook}/2/objects.html#the-readonlyarray-type`],
  ['ReadonlyMap', `${mdn}/Global_Objects/Map`],
  ['ReadonlySet', `${mdn}/Global_Objects/Set`],
  ['WeakKey', `${mdn}/Global_Objects/WeakMap`],
  ['PromiseLike', `${mdn}/Global_Objects/Promise#thenables`],
  ['RegExpExecArray', `${mdn}/Global_Objects/RegExp/exec`],
  ['RegExpMatchArray', `${mdn}/Global_Objects/String/match`],
  ['PropertyDescriptor', `${mdn}/Global_Objects/Object/defineProperty`],
  ['TemplateStringsArray', `${mdn}/Template_literals#tagged_templates`],
  ['IArguments', `${mdn}/Functions/arguments`],
  ['Iterable', `${mdn}/Iteration_protocols#the_iterable_protocol`],
  ['IterableIterator', `${mdn}/Iteration_protocols#the_iterable_protocol`],
  ['IteratorObject', `${mdn}/Global_Objects/Iterator`],
  ['IteratorResult', `${mdn}/Iteration_protocols#the_iterator_protocol`],
  ['AsyncIterable', `${mdn}/Iteration_protocols#the_async_iterator_and_async_iterable_protocols`],
  ['AsyncIterableIterator', `${mdn}/Iteration_protocols#the_async_iterator_and_async_iterable_protocols`],
  ['AsyncIteratorObject', `${mdn}/Global_Objects/AsyncIterator`],
  ['Disposable', `${mdn}/Resource_management`],
  ['AsyncDisposable', `${mdn}/Resource_management`],
  ['null', `${mdn}/Operators/null`],
  ['console', 'https://developer.mozilla.org/en-US/docs/Web/API/console'],
]

/** Documentation addresses of types in the language and in TypeScript's library, by name. */
export const languageTypes: ReadonlyMap<string, string> = new Map([
  ...globalObjects.map((name) => [name, `${mdn}/Global_Objects/${name}`] as const),
  ...intlObjects.map((name) => [`Intl.${name}`, `${mdn}/Global_Objects/Intl/${name}`] as const),
  ...[...utilityTypes].map(([name, anchor]) => [name, `${handbook}/utility-types.html#${anchor}`] as const),
  ...described,
])
