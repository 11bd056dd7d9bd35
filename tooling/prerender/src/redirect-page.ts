const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/**
 * A page that leads on to another, for a host that knows no redirects.
 *
 * It needs no script, so that its policy allows none, and keeps itself out of search results by naming the target canonical.
 *
 * @param to - Where it leads, base included.
 */
export function redirectPage(to: string): string {
  const target = escapeHtml(to)
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="0; url=${target}">
<link rel="canonical" href="${target}">
<title>${target}</title>
</head>
<body>
<main>
<h1>This page has moved</h1>
<p><a href="${target}">${target}</a></p>
</main>
</body>
</html>
`
}
