import type { ReactElement } from 'react'
import { RawHtml } from '#app/document/index.ts'
import { SiteLinkAnchor } from '#app/navbar/index.ts'
import { useSite } from '#app/site/index.ts'

/** Footer of every page. */
export function Footer(): ReactElement {
  const { footer, slots } = useSite()
  return (
    <footer className="footer">
      {footer.columns.map(({ title, links }, column) => (
        <section key={title} aria-labelledby={`:footer-${column}`}>
          <h2 id={`:footer-${column}`}>{title}</h2>
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <SiteLinkAnchor link={link} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {/* HTML of the site's owner. The content security policy has no hash of scripts in it, so they never run. */}
      {typeof slots?.footer === 'string' && (
        <RawHtml as="div" data-written="" className="footer-slot" html={slots.footer} />
      )}
      <p>{footer.copyright}</p>
    </footer>
  )
}
