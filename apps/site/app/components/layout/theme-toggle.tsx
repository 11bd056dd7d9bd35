import type { ReactElement } from 'react'
import { chooseTheme, useTheme } from '#app/lib/theme.ts'
import { useTranslation } from '#app/lib/translation.tsx'
import { Icon } from './icon.tsx'

/** Flips the colour mode. Its picture is chosen by style from the document, so it is right before hydration. */
export function ThemeToggle(): ReactElement {
  const { t } = useTranslation()
  const theme = useTheme()
  const mode = theme && t(`theme.${theme}`)
  return (
    <button
      type="button"
      className="icon-button theme-toggle"
      disabled={!theme}
      title={mode}
      aria-label={mode ? t('theme.toggle', { mode }) : t('theme.toggleUnknown')}
      onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  )
}
