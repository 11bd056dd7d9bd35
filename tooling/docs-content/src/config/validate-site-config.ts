import type { CheckedConfig } from './checked-config.ts'
import { localeCodes } from './locales.ts'
import { problemsOf } from './schema.ts'
import { SiteConfigError } from './site-config-error.ts'
import { siteConfig } from './site-config-schema.ts'

/**
 * Validates a configuration and fills in its defaults. Unknown keys are problems (R1.4).
 *
 * @param value - The default export of the configuration file.
 * @param file - Its name, for messages.
 * @throws {@link SiteConfigError} with all problems.
 */
export function validateSiteConfig(value: unknown, file: string): CheckedConfig {
  const { success, data, error } = siteConfig(localeCodes(value)).safeParse(value)
  if (!success) throw new SiteConfigError(file, problemsOf(error, value))
  return data
}
