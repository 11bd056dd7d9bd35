import type { ReactElement } from 'react'
import { Icon } from '#app/controls/index.ts'
import { useTranslation } from '#app/languages/index.ts'
import { useSite } from '#app/site/index.ts'
import { chooseTheme, nextTheme, useThemeChoice } from './theme.ts'

/**
 * Changes the colour mode. Its picture is chosen by style from the document, so it is right before hydration.
 *
 * Where there is no switch it renders nothing, and keeps the page in step with the system all the same.
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
