const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/**
 * Page that forwards to another one, for hosts that cannot redirect.
 *
 * It has no script, and its policy allows none. The canonical link keeps it out of search results.
 *
 * @param to - Target path, with the base.
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
