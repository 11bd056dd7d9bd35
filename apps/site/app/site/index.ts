// Facts about the site that every page needs.

export {
  announcementKey,
  barHeight,
  columnsFrom,
  copiedFor,
  dismissKey,
  progress,
  themeKey,
  versionKey,
} from './constants.ts'
export type { FeedLink, PageHead } from './page-head.ts'
export {
  type BarItem,
  type Site,
  SiteContext,
  type SiteAnnouncement,
  type SiteLink,
  type SiteVersion,
  useOptionalSite,
  useSite,
} from './site.ts'
export { logStorageFailure } from './storage-failures.ts'
