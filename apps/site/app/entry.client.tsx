import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { captureProse } from './components/prose.tsx'
import { cleanAddress } from './lib/clean-address.ts'
import { enterNotFoundPage } from './lib/not-found-address.ts'
import { checkTexts } from './lib/trusted-types.ts'

checkTexts()
captureProse(document)
enterNotFoundPage()
cleanAddress()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  )
})
