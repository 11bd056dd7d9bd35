import type { CheckedConfig } from './checked-config.ts'
import { completeLocales } from './locales.ts'
import { problemsOf } from './schema.ts'
import { SiteConfigError } from './site-config-error.ts'
import { baseUrl } from './site-config-schema.ts'

/**
 * Returns a configuration with another base URL.
 *
 * @param given - Value of `--base`, such as `/docs/`; a missing slash at either end is added.
 * @throws {@link SiteConfigError} for a value that is no path.
 */
export function withBaseUrl(config: CheckedConfig, given: string): CheckedConfig {
  const { success, data, error } = baseUrl().safeParse(given)
  if (!success) throw new SiteConfigError('--base', problemsOf(error, given))
  const { locales } = config
  return {
    ...config,
    baseUrl: data,
    locales: completeLocales({ default: locales.default, list: [...locales.list] }, data),
  }
}
