export { AnnouncementBar } from './announcement-bar.tsx'
export { announcementScript } from './announcement-script.ts'
