import { describe, expect, test } from 'vitest'
import { readPage } from './read-page.ts'

describe('readPage', () => {
  test.each([
    ['<a href="/a">', ['/a']],
    ['<a href="/a?x=1&amp;y=2#z">', ['/a?x=1&y=2#z']],
    ['<img src="/a.png" srcset="/b.png 1x, /c,d.png 2x">', ['/a.png', '/b.png', '/c,d.png']],
    ['<link rel="preload" as="image" imagesrcset="/a.png 100w, /b.png">', ['/a.png', '/b.png']],
    ['<script src="/a.js"></script><link href="/a.css" rel="stylesheet">', ['/a.js', '/a.css']],
    ['<video src="/a.mp4" poster="/a.jpg"></video><object data="/a.pdf"></object>', ['/a.mp4', '/a.jpg', '/a.pdf']],
    ['<form action="/go"><button formaction="/stop">', ['/go', '/stop']],
    ['<svg><use xlink:href="#a"/><a href="/b"/></svg>', ['#a', '/b']],
    ['<meta http-equiv="refresh" content="0; url=/a">', ['/a']],
    ['<iframe src="/not" data-external=""></iframe><iframe src="/a"></iframe>', ['/a']],
    ['<a href="/not" rel="noopener external">a</a><a href="/a" rel="externally">b</a>', ['/a']],
    ['<div data="/not" title="/not">', []],
    ['<script>const text = "<a href=/not>"</script><style>a > b { content: "<a href=/not>" }</style>', []],
    ['<title><a href="/not"></title><textarea><a href="/not"></textarea><!-- <a href="/not"> -->', []],
    ['<noscript><a href="/a"></noscript><template><a href="/b"></template>', ['/a', '/b']],
  ])('%s', (html, links) => {
    expect([...readPage(html).links]).toEqual(links)
  })

  test('counts the ids of any element, and knows named anchors', () => {
    const { ids } = readPage(
      '<h2 id="a"></h2><details id="b"></details><p id="a"></p><a name="c"></a><p id="__proto__">',
    )
    expect([...ids]).toEqual([
      ['a', 2],
      ['b', 1],
      ['c', 0],
      ['__proto__', 1],
    ])
  })

  test('tells links of authors from those of Signpost', () => {
    const html =
      '<div id=":content"><a data-written href="#a">a</a><a href="#b">b</a><p data-written><img src="/c.png"><a href="#c">c</a></p>' +
      '<a data-written href="#d">d</a><a href="#d">d</a></div>'
    expect([...readPage(html).written]).toEqual(['#a', '/c.png', '#c'])
    expect(readPage(html).isGenerated).toBe(true)
    expect(readPage('<a href="#a">').isGenerated).toBe(false)
  })

  test('reads language, title, canonical address and landmarks', () => {
    const html =
      '<html lang="ro"><title>Caf&eacute; | Site</title><link rel="canonical" href="https://x.example/ro"><main><h1>a</h1></main><svg><title>drawing</title></svg>'
    expect(readPage(html)).toMatchObject({
      lang: 'ro',
      title: 'Café | Site',
      canonical: 'https://x.example/ro',
      counts: { h1: 1, main: 1 },
    })
  })

  test('finds the inline scripts that the policy of the page forbids', () => {
    const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-BAyvrQz3dL9+Gzcbfq2lE3jkkOxNCzR6SkaXSbMcOL8='">`
    const scripts =
      '<script>a()</script><script>b()</script><script src="/c.js"></script><script type="application/ld+json">{}</script>'
    expect(readPage(policy + scripts).forbiddenScripts).toBe(2)
    expect(readPage(scripts).forbiddenScripts).toBe(0)
  })
})
