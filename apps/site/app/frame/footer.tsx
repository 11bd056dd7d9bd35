import type { ReactElement } from 'react'
import { SiteLinkAnchor } from '#app/navbar/index.ts'
import { useSite } from '#app/site/index.ts'

/** Footer of every page. */
export function Footer(): ReactElement {
  const { footer } = useSite()
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
      <p>{footer.copyright}</p>
    </footer>
  )
}
