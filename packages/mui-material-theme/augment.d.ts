export {}

/**
 * Types the properties of a theme with custom properties in MUI's `Theme`: `vars`, `colorSchemes`,
 * `getColorSchemeSelector`.
 */
declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
}
