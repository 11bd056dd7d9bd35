import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const many = (count, line) => Array.from({ length: count }, (_, index) => line(index)).join('\n')

const longName = `name${'OfManyWords'.repeat(30)}`.slice(0, 300)
const hebrew = 'שלום'
const sentence = 'תיאור קצר של הערך, עם המילה `value` באמצע.'

/** A package of shapes that are larger than what most authors write. */
const large = {
  'index.d.ts': `
/** One of 300 names. */
export type Names =
${many(300, (at) => `  | 'name${at}'`)};
/** 10,000 codes. */
export declare enum Code {
${many(10_000, (at) => `  /** Number ${at}. */\n  CODE_${at} = ${at},`)}
}
${many(700, (at) => `/** Calls by key ${at}. */\nexport declare function call(key: 'key${at}', use: (value: ${at}) => void, options?: { signal?: AbortSignal }): Promise<${at}>;`)}
/** A base of 1,000 members. */
export declare class Base<T> {
${many(1_000, (at) => `  /** Does ${at} with a value, and returns the one before. */\n  member${at}(value: T, options?: { readonly at: ${at} }): T | undefined;`)}
}
/** Inherits 1,000 members. */
export declare class Heir extends Base<string> {
  /** Its own. */
  readonly own: number;
}
/** A class with a long name. */
export declare class ${longName} {
  /** Does what {@link ${longName}} says. */
  ${longName}(${longName}: ${longName}): ${longName};
}
/** ${sentence} */
export declare class ${hebrew} {
  /** ${sentence} */
  ${hebrew}${hebrew}(value: string): ${hebrew};
}
export {};
`,
  'long-file.d.ts': `/** Declared at the end of 5 MB. */
${many(60_000, (at) => `declare const text${at}: 'A line of a file that is too long to read, number ${at}.';`)}
export declare const atTheEnd: typeof text59999;
export {};
`,
  'many-lines.d.ts': `${many(15_000, (at) => `declare const line${at}: '${at}';`)}
/** Declared at line 15,002. */
export declare const afterManyLines: typeof line14999;
export {};
`,
  'code.d.ts': `${many(2_500, (at) => `/** Holds ${at}. */\nexport interface Box${at} {\n  readonly box: Box${(at * 7) % 2_500};\n}`)}
`,
}

/** Names and types without any comment. */
const silent = {
  'index.d.ts': `${many(400, (at) => `export declare function make${at}(value: string, count: number): Made${at % 100};`)}
${many(100, (at) => `export interface Made${at} {\n  readonly name: string;\n  use(value: Made${(at + 1) % 100}): void;\n}`)}
`,
}

/** Only types. */
const types = {
  'index.d.ts': many(
    600,
    (at) =>
      `/** Chooses ${at}. */\nexport type Choice${at}<T> = T extends string ? ${at} : T extends readonly (infer E)[] ? Choice${(at + 1) % 600}<E> : never;`,
  ),
}

/** Pages of {@link writeHostilePackages} by what is unusual in them. */
export const hostilePages = {
  'a package with large symbols': '/api/large',
  'a package without comments': '/api/silent',
  'a package of 600 types': '/api/types',
  'a union of 300': '/api/large/type/Names',
  'an enum of 10,000': '/api/large/enum/Code',
  'its 20th page': '/api/large/enum/Code/20',
  '700 overloads': '/api/large/function/call',
  'a class of 1,000 members': '/api/large/class/Base',
  '1,000 inherited members': '/api/large/class/Heir',
  'names of 300 characters': `/api/large/class/${longName}`,
  'right-to-left names and comments': `/api/large/class/${encodeURIComponent(hebrew)}`,
  'a source file of 5 MB': '/source/large/long-file.d.ts',
  'a source file of 15,000 lines': '/source/large/many-lines.d.ts',
  'a source file of 2,500 linked declarations': '/source/large/code.d.ts',
  'all names': '/api/all',
}

/** Pages of TypeDoc with the same symbols. */
export const typedocPages = {
  'a package with large symbols': 'index.html',
  'a union of 300': 'types/Names.html',
  'an enum of 10,000': 'enums/Code.html',
  '700 overloads': 'functions/call.html',
  'a class of 1,000 members': 'classes/Base.html',
  '1,000 inherited members': 'classes/Heir.html',
}

/** Writes a root with three packages, and a configuration with source pages. */
export function writeHostilePackages(root) {
  const write = (file, text) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  write('package.json', JSON.stringify({ name: 'hostile', private: true, workspaces: ['packages/*'] }))
  write(
    'site.config.json',
    JSON.stringify({
      title: 'Hostile',
      url: 'https://hostile.example',
      sourcePages: true,
      locales: { list: ['en', 'ro'] },
    }),
  )
  for (const [name, files] of Object.entries({ large, silent, types })) {
    const entry = (file) => [file === 'index.d.ts' ? '.' : `./${file.replace('.d.ts', '')}`, { types: `./${file}` }]
    write(
      `packages/${name}/package.json`,
      JSON.stringify({
        name: `@hostile/${name}`,
        version: '1.0.0',
        type: 'module',
        files: ['*.d.ts'],
        exports: Object.fromEntries(Object.keys(files).map(entry)),
      }),
    )
    for (const [file, text] of Object.entries(files)) write(`packages/${name}/${file}`, text)
  }
}
