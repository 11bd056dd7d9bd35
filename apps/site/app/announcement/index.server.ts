// The announcement above the navigation bar: its configured colours.

export { announcementColors } from './announcement-colors.server.ts'
