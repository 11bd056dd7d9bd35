import type { ReactElement, ReactNode } from 'react'
import { type Translation, TranslationContext } from '#app/lib/translation.tsx'
import { AnnouncementBar } from './announcement-bar.tsx'
import { CodeWrap } from './code-wrap.tsx'
import { CopyButtons } from './copy-buttons.tsx'
import { DialogBack } from './dialog-back.tsx'
import { Footer } from './footer.tsx'
import { HashTarget } from './hash-target.tsx'
import { LinkNavigation } from './link-navigation.tsx'
import { Navbar } from './navbar.tsx'
import { PageAnnouncer } from './page-announcer.tsx'
import { ReleaseParameter } from './release-parameter.tsx'
import { SearchHost } from './search-host.tsx'
import { SignatureFilters } from './signature-filters.tsx'
import { contentId, SkipLink } from './skip-link.tsx'
import { TabGroups } from './tab-groups.tsx'

/** What is around every page of a locale. */
export function SiteLayout({ translation, children }: { translation: Translation; children: ReactNode }): ReactElement {
  return (
    <TranslationContext.Provider value={translation}>
      <SearchHost>
        <SkipLink />
        <AnnouncementBar />
        <Navbar />
        <LinkNavigation />
        <DialogBack />
        <div className="content" id={contentId}>
          {children}
        </div>
        <Footer />
        <PageAnnouncer />
        <HashTarget />
        <CopyButtons />
        <CodeWrap />
        <SignatureFilters />
        <ReleaseParameter />
        <TabGroups />
      </SearchHost>
    </TranslationContext.Provider>
  )
}
