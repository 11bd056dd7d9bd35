// The home page.

export { HomeView } from './home-view.tsx'
