import type * as z from 'zod'
import type { CheckedConfig } from './checked-config.ts'
import { parseColour } from './oklch.ts'
import {
  choose,
  dictionary,
  filled,
  flag,
  isObject,
  keys,
  list,
  matching,
  oneOf,
  orNull,
  section,
  text,
} from './schema.ts'

// The sections about how a site looks: `theme`, `home`, `repository` and `analytics`.

/** A file of the repository, by a path from the configuration that begins with `./` or `../`. */
export function repositoryFile(...endings: string[]): z.ZodString {
  return matching(
    new RegExp(String.raw`^\.\.?/.*\.(?:${endings.join('|')})$`, 'i'),
    `the path of a file from this one, such as "./docs/file.${endings[0]}"`,
  )
}

/** A picture: a file of the repository, a path below the site's base, or an address. */
export const picture: z.ZodType<string> = choose((value) =>
  typeof value === 'string' && /^\.\.?\//.test(value)
    ? repositoryFile('svg', 'png', 'ico', 'jpg', 'jpeg', 'gif', 'webp', 'avif')
    : filled,
)

/** `theme`: colours, fonts and styles. */
export function theme(): z.ZodType<CheckedConfig['theme']> {
  const colour = filled.refine((value) => parseColour(value) !== undefined, {
    error: 'a colour such as "#0a5c8f" or "oklch(0.45 0.1 240)"',
  })
  const family = matching(/^[^;{}<>\\]+$/, 'font families as CSS lists them, such as "\'Inter\', sans-serif"')
  const face = keys({
    family: matching(/^[^;{}<>\\'"]+$/, 'the name of a font, without quotes'),
    src: repositoryFile('woff2', 'woff', 'ttf', 'otf'),
    weight: matching(/^\d{1,4}(?: \d{1,4})?$/, 'a weight such as "400", or a range such as "400 700"').default('400'),
    style: oneOf('normal', 'italic').default('normal'),
  })
  return section(
    keys({
      accent: orNull(
        choose<{ light: string; dark: string }>((value) =>
          isObject(value)
            ? keys({ light: colour, dark: colour })
            : colour.transform((one) => ({ light: one, dark: one })),
        ),
      ),
      fonts: section(keys({ text: orNull(family), code: orNull(family), files: list(face).default([]) })),
      css: orNull(repositoryFile('css')),
    }),
  )
}

/** `home`: what the home page shows. */
export function home(codes: readonly string[]): z.ZodType<CheckedConfig['home']> {
  const file = repositoryFile('md', 'mdx')
  const byLocale = keys({
    [codes[0]!]: file,
    ...Object.fromEntries(codes.slice(1).map((code) => [code, file.exactOptional()])),
  }) as unknown as z.ZodType<Record<string, string>>
  return section(
    keys({
      markdown: orNull(choose<CheckedConfig['home']['markdown'] & {}>((value) => (isObject(value) ? byLocale : file))),
      command: orNull(matching(/^\S(?:[^\n\r]*\S)?$/, 'one line, without spaces around it')),
      symbol: orNull(flag),
      facts: list(keys({ title: text(codes), text: text(codes) })).default([]),
    }),
  )
}

const hosts = ['github', 'gitlab', 'bitbucket', 'azure'] as const

/** `repository`: the host of the sources. */
export function repository(): z.ZodType<CheckedConfig['repository']> {
  return orNull(
    keys({
      url: matching(/^https?:\/\/[^?#]+$/, 'an https or http address').transform((address) =>
        address.replace(/(?:\.git)?(?<!\/)\/*$/, ''),
      ),
      branch: filled.default('main'),
      host: oneOf(...hosts).exactOptional(),
      links: oneOf('commit', 'branch').default('commit'),
    }).transform(({ host, ...written }) => ({ ...written, host: host ?? hostOf(written.url) })),
  )
}

/** Host by the name of the server; those of Gitea and Forgejo have addresses like GitHub's. */
function hostOf(url: string): (typeof hosts)[number] {
  const { hostname } = new URL(url)
  if (/^(?:.*\.)?gitlab\./.test(hostname)) return 'gitlab'
  if (/(?:^|\.)bitbucket\.org$/.test(hostname)) return 'bitbucket'
  return /(?:^|\.)(?:dev\.azure\.com|visualstudio\.com)$/.test(hostname) ? 'azure' : 'github'
}

/** `analytics`: a script of another host. Nothing is loaded without it. */
export function analytics(): z.ZodType<CheckedConfig['analytics']> {
  const origin = filled.refine(isOrigin, { error: 'an origin such as "https://stats.example.org"' })
  return orNull(
    keys({
      src: filled.refine((address) => URL.canParse(address) && /^https:\/\/[^\s'";,]+$/.test(address), {
        error: 'the https address of a script',
      }),
      attributes: dictionary(filled)
        .default({})
        .refine((attributes) => Object.keys(attributes).every((name) => /^data-[a-z\d-]+$/.test(name)), {
          error: 'attributes whose names begin with "data-"',
        }),
      origins: list(origin).default([]),
    }),
  )
}

function isOrigin(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:' && new URL(address).origin === address
}
