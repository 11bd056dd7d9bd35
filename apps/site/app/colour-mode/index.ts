export { themeScript } from './theme-script.ts'
export { ThemeToggle } from './theme-toggle.tsx'
