import type { ReactElement } from 'react'
import { Icon } from '#app/controls/index.ts'
import { useTranslation } from '#app/languages/index.ts'
import { useSite } from '#app/site/index.ts'
import { chooseTheme, nextTheme, useThemeChoice } from './theme.ts'

/**
 * Button that changes the colour mode. CSS selects its icon, so it is right before hydration.
 *
 * Renders nothing when there is no switch, but still follows the system's preference.
 */
export function ThemeToggle(): ReactElement | null {
  const { t } = useTranslation()
  const { followsSystem, hasSwitch } = useSite().colorMode
  const choice = useThemeChoice()
  if (!hasSwitch) return null
  const mode = choice && t(`theme.${choice}`)
  return (
    <button
      type="button"
      className="icon-button theme-toggle"
      disabled={!choice}
      title={mode}
      aria-label={mode ? t('theme.toggle', { mode }) : t('theme.toggleUnknown')}
      onClick={() => choice && chooseTheme(nextTheme(choice, followsSystem))}
    >
      <Icon name="sun" />
      <Icon name="moon" />
      <Icon name="system" />
    </button>
  )
}
