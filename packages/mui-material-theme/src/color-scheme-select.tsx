import type { IconButtonProps } from '@mui/material/IconButton'
import type { MenuProps } from '@mui/material/Menu'
import type { MenuItemProps } from '@mui/material/MenuItem'
import type { ToggleButtonProps } from '@mui/material/ToggleButton'
import type { ToggleButtonGroupProps } from '@mui/material/ToggleButtonGroup'
import { checkOptions, type ExpectedOption } from '@signpost/utils-primitives'
import type { ReactElement } from 'react'
import { defaultIcons, type ChoiceIcons } from './choice-icons.tsx'
import { defaultLabels, type ChoiceLabels } from './choice-labels.ts'
import { SelectMenu } from './select/select-menu.tsx'
import { SelectSegments } from './select/select-segments.tsx'
import { SelectToggle } from './select/select-toggle.tsx'
import { useColorSchemeSelection } from './use-color-scheme-selection.ts'

/**
 * A control for choosing a light page, a dark page, or the system preference. Use it inside a provider.
 *
 * It is accessible by keyboard and screen reader. On a server and until hydration, it is disabled and shows no choice,
 * but already has its final size.
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
 * @searchAlias mode toggle switcher button night picker
 * @public
 */
export function ColorSchemeSelect(props: ColorSchemeSelect.Props): ReactElement {
  checkOptions('ColorSchemeSelect', props, {
    variant: { oneOf: ['menu', 'toggle', 'segmented'] },
    labels: 'object',
    icons: 'object',
    slotProps: 'object',
  })
  const { variant = 'menu', labels = {}, icons = {}, slotProps = {} } = props
  const text = 'string'
  checkOptions('labels of ColorSchemeSelect', labels, { control: text, light: text, dark: text, system: text })
  const icon: ExpectedOption = ['a node of React', () => true]
  checkOptions('icons of ColorSchemeSelect', icons, { light: icon, dark: icon, system: icon })
  const slot = 'object'
  checkOptions('slotProps of ColorSchemeSelect', slotProps, {
    button: slot,
    group: slot,
    item: slot,
    menu: slot,
    segment: slot,
  })
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
 * Types of the component.
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
    /** A button with a menu, a switch between light and dark, or three buttons in a row. Defaults to `menu`. */
    readonly variant?: 'menu' | 'toggle' | 'segmented' | undefined
    /** Labels that replace the English ones. */
    readonly labels?: Partial<ChoiceLabels> | undefined
    /** Icons that replace the default ones, all of the same size. */
    readonly icons?: Partial<ChoiceIcons> | undefined
    /** Props for the MUI components of the control. */
    readonly slotProps?: SlotProps | undefined
  }

  /**
   * Props for the MUI components of a {@link (ColorSchemeSelect:function) | ColorSchemeSelect}.
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
    /** Props for the button of the menu, and for the switch. */
    readonly button?: Omit<IconButtonProps, 'onClick' | 'children' | 'disabled'> | undefined
    /** Props for the menu. */
    readonly menu?: Omit<Partial<MenuProps>, 'open' | 'onClose' | 'anchorEl' | 'children'> | undefined
    /** Props for each item of the menu. */
    readonly item?: Omit<MenuItemProps, 'onClick' | 'children' | 'selected' | 'role'> | undefined
    /** Props for the group of segments. */
    readonly group?:
      | Omit<ToggleButtonGroupProps, 'onChange' | 'children' | 'value' | 'exclusive' | 'disabled'>
      | undefined
    /** Props for each segment. */
    readonly segment?: Omit<ToggleButtonProps, 'value' | 'children' | 'selected'> | undefined
  }
}
