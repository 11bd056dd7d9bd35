import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState, type ReactElement } from 'react'
import { choices } from '../color-scheme-choice.ts'
import { HiddenUntil } from './hidden-until.tsx'
import type { SelectProps } from './select-props.ts'

/** A button with the icon of the choice that opens a menu of all choices. */
export function SelectMenu({
  selection,
  isHydrated,
  setSelection,
  labels,
  icons,
  slotProps,
}: SelectProps): ReactElement {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isOpen = anchor !== null
  const close = () => setAnchor(null)
  const { slotProps: menuSlots, ...menu } = slotProps.menu ?? {}
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={labels.control}
        {...slotProps.button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}menu` : undefined}
        disabled={!isHydrated}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <HiddenUntil isKnown={isHydrated}>{icons[selection ?? 'system']}</HiddenUntil>
      </IconButton>
      <Menu
        {...menu}
        id={`${id}menu`}
        open={isOpen}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ ...menuSlots, list: { 'aria-label': labels.control, ...menuSlots?.list } }}
      >
        {choices.map((choice) => (
          <MenuItem
            key={choice}
            {...slotProps.item}
            role="menuitemradio"
            aria-checked={choice === selection}
            selected={choice === selection}
            onClick={() => {
              setSelection(choice)
              close()
            }}
          >
            <ListItemIcon>{icons[choice]}</ListItemIcon>
            <ListItemText>{labels[choice]}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
