import type { CheckedConfig } from './checked-config.ts'
import { completeLocales } from './locales.ts'
import { problemsOf } from './schema.ts'
import { SiteConfigError } from './site-config-error.ts'
import { baseUrl, url } from './site-config-schema.ts'

/** Parts of a site's address, as options of a command. */
export interface GivenAddress {
  /** Value of `--url`, such as `https://docs.example.com`. */
  url?: string
  /** Value of `--base`, such as `/docs/`; a missing slash at either end is added. */
  baseUrl?: string
}

/**
 * Returns a configuration with another address.
 *
 * @throws {@link SiteConfigError} for a value that is no address, or no path.
 */
export function withAddress(config: CheckedConfig, given: GivenAddress): CheckedConfig {
  const host = given.url === undefined ? config.url : valueOf('--url', url(), given.url)
  if (given.baseUrl === undefined) return { ...config, url: host }
  const base = valueOf('--base', baseUrl(), given.baseUrl)
  const { locales } = config
  return {
    ...config,
    url: host,
    baseUrl: base,
    locales: completeLocales({ default: locales.default, list: [...locales.list] }, base),
  }
}

function valueOf(option: string, schema: ReturnType<typeof url>, given: string): string {
  const { success, data, error } = schema.safeParse(given)
  if (!success) throw new SiteConfigError(option, problemsOf(error, given))
  return data
}
