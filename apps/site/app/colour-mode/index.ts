// Light and dark mode: the button, and the script that sets the mode before the first paint.

export { themeScript } from './theme-script.ts'
export { ThemeToggle } from './theme-toggle.tsx'
