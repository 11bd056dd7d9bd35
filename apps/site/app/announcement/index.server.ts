export { announcementColors } from './announcement-colors.server.ts'
