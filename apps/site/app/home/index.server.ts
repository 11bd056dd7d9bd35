export { homePage } from './home-page.server.tsx'
