export {}

/** Gives MUI's `Theme` the types of what a theme with custom properties has: `vars`, `colorSchemes`, `getColorSchemeSelector`. */
declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
}
