// The home page: its data.

export { homePage } from './home-page.server.tsx'
