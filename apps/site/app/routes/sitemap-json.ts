import { content } from '#app/data/index.server.ts'
import { siteCss, siteCssPath } from '#app/look/index.server.ts'
import { programPaths } from '#app/programs/index.server.ts'
import {
  anchorFiles,
  badgeFiles,
  documents,
  offeredLocales,
  redirects,
  searchFiles,
  securityTxt,
  securityTxtPath,
  sidebarFiles,
} from '#app/site/index.server.ts'
import { socialImages } from '#app/social-images/index.server.ts'
import { inLocale } from '#app/urls/index.ts'

/** Everything to prerender: pages, files, redirects and 404 pages. */
export async function loader(): Promise<Response> {
  const images = await socialImages(offeredLocales())
  const inEach = (path: string): string[] => offeredLocales().map((locale) => inLocale(path, locale))
  return Response.json({
    documents: documents(),
    redirects: redirects(),
    files: [
      ...['/sitemap.xml', '/robots.txt', ...inEach('/names.json')],
      ...badgeFiles().flatMap(inEach),
      ...searchFiles(),
      ...sidebarFiles(),
      ...anchorFiles(),
      ...(securityTxt() === undefined ? [] : [securityTxtPath]),
      ...(siteCss() === undefined ? [] : [siteCssPath]),
      ...programPaths(offeredLocales()),
      ...images.paths,
      ...(content().manifest.files ?? []).map(({ path }) => path),
    ],
    notFound: inEach('/404'),
    findings: images.findings,
  })
}
