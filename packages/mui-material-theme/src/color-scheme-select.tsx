import type { IconButtonProps } from '@mui/material/IconButton'
import type { MenuProps } from '@mui/material/Menu'
import type { MenuItemProps } from '@mui/material/MenuItem'
import type { ToggleButtonProps } from '@mui/material/ToggleButton'
import type { ToggleButtonGroupProps } from '@mui/material/ToggleButtonGroup'
import type { ReactElement } from 'react'
import { defaultIcons, type ChoiceIcons } from './choice-icons.tsx'
import { defaultLabels, type ChoiceLabels } from './choice-labels.ts'
import { SelectMenu } from './select/select-menu.tsx'
import { SelectSegments } from './select/select-segments.tsx'
import { SelectToggle } from './select/select-toggle.tsx'
import { useColorSchemeSelection } from './use-color-scheme-selection.ts'

/**
 * A control to choose a light page, a dark one, or what the system prefers, below a provider.
 *
 * It can be used by keyboard and with a screen reader. On a server and until the choice is known it is disabled, shows none as
 * chosen, and has the size that it will have.
 *
 * @param props - See {@link (ColorSchemeSelect:namespace).Props | ColorSchemeSelect.Props}.
 * @returns A button with a menu, a switch, or a group of buttons.
 *
 * @example
 * ```tsx
 * import { ColorSchemeSelect, MaterialThemeProvider } from '@signpost/mui-material-theme'
 *
 * export const app = (
 *   <MaterialThemeProvider>
 *     <ColorSchemeSelect variant="segmented" labels={{ system: 'Like my computer' }} />
 *   </MaterialThemeProvider>
 * )
 * ```
 * @public
 */
export function ColorSchemeSelect({
  variant = 'menu',
  labels,
  icons,
  slotProps = {},
}: ColorSchemeSelect.Props): ReactElement {
  const Variant = variants[variant]
  const selected = useColorSchemeSelection()
  return (
    <Variant
      {...selected}
      labels={{ ...defaultLabels, ...labels }}
      icons={{ ...defaultIcons, ...icons }}
      slotProps={slotProps}
    />
  )
}

const variants = { menu: SelectMenu, toggle: SelectToggle, segmented: SelectSegments } as const

/**
 * The types of the component, reachable through its name.
 *
 * @example
 * ```tsx
 * import { ColorSchemeSelect } from '@signpost/mui-material-theme'
 *
 * export const Small = (props: ColorSchemeSelect.Props) => <ColorSchemeSelect slotProps={{ button: { size: 'small' } }} {...props} />
 * ```
 * @public
 */
export namespace ColorSchemeSelect {
  /**
   * The props of {@link (ColorSchemeSelect:function) | ColorSchemeSelect}.
   *
   * @example
   * ```tsx
   * import { ColorSchemeSelect } from '@signpost/mui-material-theme'
   *
   * const props: ColorSchemeSelect.Props = { variant: 'toggle', labels: { dark: 'Dark page' } }
   *
   * export const select = <ColorSchemeSelect {...props} />
   * ```
   * @public
   */
  export interface Props {
    /** A button with a menu, a switch between light and dark, or three buttons in a row. By default `menu`. */
    readonly variant?: 'menu' | 'toggle' | 'segmented' | undefined
    /** Words in place of the English ones. */
    readonly labels?: Partial<ChoiceLabels> | undefined
    /** Pictures in place of the own ones, all of one size. */
    readonly icons?: Partial<ChoiceIcons> | undefined
    /** Props for the components of MUI that it is made of. */
    readonly slotProps?: SlotProps | undefined
  }

  /**
   * Props for the components of MUI that a {@link (ColorSchemeSelect:function) | ColorSchemeSelect} is made of.
   *
   * @example
   * ```tsx
   * import { ColorSchemeSelect } from '@signpost/mui-material-theme'
   *
   * const slotProps: ColorSchemeSelect.SlotProps = { button: { color: 'primary' }, item: { dense: true } }
   *
   * export const select = <ColorSchemeSelect slotProps={slotProps} />
   * ```
   * @public
   */
  export interface SlotProps {
    /** Of the button of the menu, and of the switch. */
    readonly button?: Omit<IconButtonProps, 'onClick' | 'children' | 'disabled'> | undefined
    /** Of the menu. */
    readonly menu?: Omit<Partial<MenuProps>, 'open' | 'onClose' | 'anchorEl' | 'children'> | undefined
    /** Of each item of the menu. */
    readonly item?: Omit<MenuItemProps, 'onClick' | 'children' | 'selected' | 'role'> | undefined
    /** Of the group of segments. */
    readonly group?:
      | Omit<ToggleButtonGroupProps, 'onChange' | 'children' | 'value' | 'exclusive' | 'disabled'>
      | undefined
    /** Of each segment. */
    readonly segment?: Omit<ToggleButtonProps, 'value' | 'children' | 'selected'> | undefined
  }
}
