import type { ReactElement, ReactNode } from 'react'
import { AnnouncementBar } from '#app/announcement/index.ts'
import { CodeFailure } from '#app/failures/index.ts'
import { type Translation, TranslationContext } from '#app/languages/index.ts'
import { Navbar } from '#app/navbar/index.ts'
import { HashTarget, HistoryIndex, LinkNavigation } from '#app/navigation/index.ts'
import { CopyButtons } from '#app/prose/index.ts'
import { LateAids } from '#app/reading/index.ts'
import { SearchHost } from '#app/search/index.ts'
import { DialogBack } from './dialog-back.tsx'
import { Footer } from './footer.tsx'
import { PageAnnouncer } from './page-announcer.tsx'
import { contentId, SkipLink } from './skip-link.tsx'

/** Frame of every page of a locale. */
export function SiteLayout({ translation, children }: { translation: Translation; children: ReactNode }): ReactElement {
  return (
    <TranslationContext.Provider value={translation}>
      <SearchHost>
        <SkipLink />
        <AnnouncementBar />
        <Navbar />
        <CodeFailure />
        <LinkNavigation />
        <HistoryIndex />
        <DialogBack />
        <div className="content" id={contentId}>
          {children}
        </div>
        <Footer />
        <PageAnnouncer />
        <HashTarget />
        <CopyButtons />
        <LateAids />
      </SearchHost>
    </TranslationContext.Provider>
  )
}
