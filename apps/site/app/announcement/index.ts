// The announcement above the navigation bar.

export { AnnouncementBar } from './announcement-bar.tsx'
export { announcementScript } from './announcement-script.ts'
