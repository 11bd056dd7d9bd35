import type { ReferenceWords } from './configuration-reference.ts'

/** The configuration's page in Romanian. Every key and every type has its words here. */
export const romanian: ReferenceWords = {
  head: `---
title: Configurare
description: Toate cheile din site.config.ts, cu tipul, valoarea implicită și rostul lor.
sidebar_position: 1
keywords: [fișier de configurare, setări, opțiuni, pluginuri]
---

Un site se configurează printr-un singur fișier din dosarul lui: \`site.config.ts\` sau același nume cu terminația \`.mts\`,
\`.js\`, \`.mjs\` ori \`.json\`. Obligatoriu este doar titlul. Fișierul poate importa alte fișiere; este împachetat și rulat
atunci când se construiește conținutul.

\`\`\`ts title="site.config.ts"
import { defineConfig } from '@signpost/signpost'

export default defineConfig({
  title: 'My libraries',
  tagline: { en: 'Small things that work', ro: 'Lucruri mici care merg' },
  url: 'https://docs.example.com',
  repository: { url: 'https://github.com/me/my-libraries' },
})
\`\`\`

\`defineConfig\` dă obiectului tipul lui și îl returnează așa cum este. Un depozit care nu a instalat pachetul îl poate
importa totuși, sau poate exporta un obiect simplu.

Totul este verificat înainte să se construiască ceva. O cheie necunoscută, o valoare de alt tip și o adresă care nu poate fi
folosită sunt raportate împreună, fiecare cu locul ei, cu ce s-a găsit, cu ce se aștepta și, dacă există, cu cel mai apropiat
nume cunoscut. Un depozit fără acest fișier primește titlul și sloganul din \`package.json\`.
Site-ul este în engleză dacă \`locales.list\` nu numește mai multe limbi.

Această pagină este generată din tipurile configurării și din verificările care îi completează valorile implicite.`,
  columns: ['Cheie', 'Tip', 'Implicit', 'Rost'],
  required: 'obligatoriu',
  sections: {
    general: 'Site și verificări',
    locales: 'Limbi',
    navbar: 'Bara de navigare',
    footer: 'Subsol',
    colorMode: 'Modul de culoare',
    announcementBar: 'Bara de anunțuri',
    docs: 'Documentația scrisă de mână',
    repository: 'Depozitul',
    theme: 'Aspectul',
    analytics: 'Statistici',
    slots: 'Locuri pentru adaosuri',
    security: 'Raportarea vulnerabilităților',
    workbench: 'Atelierul',
    home: 'Pagina de pornire',
    packages: 'Pachetele',
    examples: 'Exemplele',
    coverage: 'Acoperirea',
    diagnostics: 'Diagnostice',
  },
  typesTitle: 'Tipuri',
  meanings: {
    title: 'Numele site-ului: în bara de navigare și la sfârșitul titlului fiecărei pagini.',
    tagline: 'O propoziție sub nume, pe pagina principală.',
    description: 'Descrierea paginii principale pentru motoarele de căutare.',
    favicon:
      'Iconița filei din browser: un fișier din depozit (`./icon.svg`, pornind de la acest fișier), o cale sub adresa de bază sau o adresă. Fără ea, iconița este prima literă a titlului.',
    url: 'Protocolul și gazda site-ului publicat, nimic după ele. Cu ele încep adresele canonice și harta site-ului. Fără ele, adresele canonice sunt căi, iar harta site-ului este goală.',
    baseUrl: 'Calea sub care se află site-ul; începe și se termină cu o bară oblică, care poate lipsi.',
    'locales.default':
      'Codul limbii ale cărei adrese nu au prefix. Altă limbă implicită mută pagini: cu `ro`, cele în engleză sunt sub `/en/`.',
    'locales.list':
      'Limbile site-ului, prin codurile lor sau cu mai multe despre ele. Textele interfeței sunt incluse pentru engleză (`en`) și română (`ro`); altă limbă numește în `strings` un fișier cu ele.',
    'navbar.title': 'Cuvintele de la începutul barei.',
    'navbar.logo': 'O imagine înaintea acestor cuvinte, cu o alta pentru modul întunecat. Fiecare se dă ca `favicon`.',
    'navbar.hideOnScroll': 'Dacă bara dispare cât timp se derulează în jos.',
    'navbar.items': 'Elementele barei, în ordine.',
    'footer.columns': 'Coloane de linkuri, fiecare cu un titlu.',
    'footer.copyright': 'Ultimul rând al fiecărei pagini; `{year}` din text ține locul anului.',
    'colorMode.default': 'Modul unui vizitator care nu a ales niciunul.',
    'colorMode.respectPrefersColorScheme': 'Dacă se ține seama de modul sistemului până când vizitatorul alege unul.',
    'colorMode.disableSwitch': 'Dacă lipsește butonul cu care se alege modul.',
    'announcementBar.id': 'Un identificator nou arată din nou bara celor care au închis-o.',
    'announcementBar.content': 'Textul barei; poate conține HTML. Scripturile din el nu rulează.',
    'announcementBar.backgroundColor': 'O culoare CSS.',
    'announcementBar.textColor': 'O culoare CSS.',
    'announcementBar.isCloseable': 'Dacă vizitatorii o pot închide.',
    'docs.path':
      'Calea documentației scrise de mână, sub adresa de bază; `/` pentru adresa de bază însăși. Nu una care începe cu codul unei limbi sau cu `/api`, `/search` ori altă cale a site-ului: construirea le enumeră.',
    'docs.versions': 'Setările versiunilor, după numele lor; `current` este cea din dosarul de conținut.',
    'docs.lastVersion': 'Versiunea de la adresa documentației; dacă lipsește, cea creată ultima, altfel `current`.',
    'docs.versionPersistence': 'Unde se păstrează versiunea aleasă de un vizitator.',
    'docs.sidebars': 'Barele laterale după nume; fără niciuna, se face una numită `tutorialSidebar` din dosare.',
    'docs.editUrl':
      'Unde poate fi modificată sursa unui document; i se adaugă calea fișierului din dosarul de conținut. Dacă lipsește, linkurile duc la editorul depozitului (`repository`); `false` le elimină.',
    'docs.toc.min': 'Cel mai înalt nivel de titlu din cuprinsul unei pagini, de la 2 la 6.',
    'docs.toc.max': 'Cel mai de jos nivel.',
    'docs.breadcrumbs': 'Dacă o pagină începe cu calea până la ea (breadcrumbs).',
    'docs.lastUpdate.date': 'Dacă o pagină arată data ultimului commit care a schimbat-o.',
    'docs.lastUpdate.author': 'Dacă arată autorul acelui commit.',
    'docs.tags': 'Etichetele pe care le pot avea documentele; fără listă, orice etichetă.',
    'repository.url': 'Depozitul pe web: acolo duc linkurile către rândurile din sursă.',
    'repository.branch': 'Ramura la care duc linkurile de editare.',
    'repository.host': 'Programul gazdei; dacă lipsește, se deduce din adresă, altfel `github`.',
    'repository.links':
      'Dacă linkurile către surse duc la commitul din care se construiește, când Git are unul, sau la ramură.',
    'theme.accent':
      'Culoarea linkurilor și a locului curent, ca `#0a5c8f` sau `oklch(0.45 0.1 240)`, pentru ambele moduri sau pentru fiecare. Unde contrastul dintr-un mod este sub 4,5, se folosește cea mai apropiată nuanță care trece pragul, iar un diagnostic o numește.',
    'theme.fonts.text': 'Familiile de fonturi CSS ale textului.',
    'theme.fonts.code': 'Familiile de fonturi CSS ale codului.',
    'theme.fonts.files':
      'Fișiere de fonturi din depozit. Un font variabil are un interval de grosimi, precum `400 700`.',
    'theme.css':
      'O foaie de stil din depozit, care vine după toate celelalte: `./site.css`, pornind de la acest fișier.',
    transform:
      'Un modul din depozit al cărui export implicit modifică fiecare pagină de simbol înainte să fie scrisă: `./transform.ts`, față de acest fișier. Nu rulează niciodată pentru o rădăcină în care nu ai încredere.',
    'slots.head':
      "Elemente ale antetului fiecărei pagini, precum `{ meta: { name: 'author', content: 'Ada' } }` sau `{ link: { rel: 'me', href: '/me' } }`. Scripturile și foile de stil au cheile lor: `analytics` și `theme.css`.",
    'slots.footer': 'HTML în subsolul fiecărei pagini, deasupra drepturilor de autor. Scripturile din el nu rulează.',
    'slots.pageEnd': 'HTML la sfârșitul fiecărei pagini a API-ului și a documentelor. Scripturile din el nu rulează.',
    'analytics.src':
      'Adresa https a unui script pentru fiecare pagină. Politica de securitate a conținutului îi permite originea și niciun alt script.',
    'analytics.attributes': 'Atribute ale elementului său, precum `data-domain`.',
    'analytics.origins': 'Alte origini către care trimite scriptul.',
    'security.contact': 'Unde se raportează vulnerabilitățile: adrese `mailto:` și `https:`, cea preferată prima.',
    'security.expires':
      'Ziua, ca `2030-01-31`, după care adresa de contact nu mai este valabilă; se recomandă cel mult un an de acum înainte. `serve` avertizează cu 30 de zile înainte.',
    'security.policy': 'Adresa https a regulilor de raportare.',
    'workbench.url':
      'Adresa unui Storybook, către care duc paginile pachetelor: o cale sub baza site-ului sau o adresă întreagă, cu o bară oblică la sfârșit; dacă lipsește, `/workbench/`.',
    'workbench.packages': 'Numele scurte ale pachetelor pe care le arată, ca în adresele paginilor lor.',
    'workbench.stories':
      "Povești pe care paginile pachetelor le arată într-un cadru, după numele scurt al pachetului: `{ button: 'button--live' }`, ca în adresa poveștii.",
    programs:
      'Dacă fiecare pagină este scrisă și ca Markdown și ca JSON, cu `llms.txt` și fluxuri cu schimbările API-ului, pentru programe și modele de limbaj.',
    socialImages:
      'Dacă paginile au imagini pentru previzualizarea linkurilor către ele în conversații și rețele sociale. Au nevoie de `url` și de pachetul `@resvg/resvg-js`.',
    sourcePages:
      'Dacă site-ul are pagini ale fișierelor sursă în care sunt declarate simboluri, la `/source/<pachet>/<fișier>`; linkurile către surse duc atunci la ele. Au pagină doar fișierele urmărite de Git sau publicate de un pachet.',
    imageHosts:
      'Gazdele ale căror imagini apar în pagini, precum `raw.githubusercontent.com`; browserele cititorilor le contactează. O imagine de la orice altă gazdă este un link cu textul ei alternativ.',
    'home.markdown':
      'Un fișier Markdown pentru pagina de pornire, precum `./README.md`, pornind de la acest fișier; unul pentru toate limbile sau pe coduri de limbă.',
    'home.command':
      'Comanda cu care începe un cititor, precum `npm install acme`: un rând sub slogan, care se poate copia.',
    'home.symbol':
      'Dacă lângă titlu apare un simbol documentat, așa cum începe pagina lui; implicit, unde nu există Markdown.',
    'home.facts': 'Texte scurte sub capul paginii de pornire, fiecare cu un titlu.',
    'packages.include':
      'Pachetele de documentat, după nume, după dosar sau după un tipar precum `@acme/*`; dacă lipsește, toate cele din depozit.',
    'packages.exclude':
      'Pachetele lăsate deoparte din documentație și din verificări, după nume, după dosar sau după un tipar.',
    'packages.entryPoints':
      "Tiparele din `exports` care se extind, deși expun doar părți interne, după pachet: `{ typeorm: ['./*'] }`.",
    'examples.check':
      'Dacă `signpost build` verifică tipurile din exemple: paginile le marchează atunci pe cele care compilează și leagă identificatorii din ele. `build` și `check` le afișează pe cele greșite.',
    'coverage.documented':
      'Cel mai mic procent al simbolurilor publice cu un rezumat, în fiecare pachet; sub el, `signpost check` eșuează.',
    'coverage.withExample': 'La fel pentru simbolurile publice cu un exemplu, în comentariul lor sau al unui membru.',
    'coverage.checked': 'La fel pentru exemplele în TypeScript sau JavaScript care sunt verificate și nu eșuează.',
    versions:
      'Versiunile publicate care se documentează pe lângă API-ul curent: `latest`, `latest-majors` (cea mai nouă din fiecare versiune majoră), un interval precum `>=2 <4`, `npm:@acme/old-name@1.x` pentru un nume mai vechi, sau un dosar ori o arhivă precum `./releases/core-1.0.0`; una sau o listă, pentru toate pachetele sau după numele lor.',
    'diagnostics.off':
      'Avertismente acceptate: nu sunt nici afișate, nici numărate. Fiecare are un cod din pagina diagnosticelor și un motiv. `symbols` îl acceptă doar pentru anumite pachete, simboluri sau membri, după id-urile din mesaje: `core`, `core!Store`, `core!Store.get`.',
    onBrokenLinks: 'Gravitatea unui link către o pagină care nu există.',
    onBrokenAnchors: 'Gravitatea unui link către un id pe care pagina lui nu îl are.',
    onBrokenMarkdownLinks: 'Gravitatea unui link către un fișier Markdown care nu este document.',
    onDuplicateRoutes: 'Gravitatea a două pagini cu aceeași adresă.',
  },
  types: {
    Text: 'Cuvinte ale site-ului: aceleași în toate limbile sau pe coduri de limbă. O limbă fără cuvinte le primește pe cele ale limbii implicite.',
    LinkTarget: 'Un link din bara de navigare sau din subsol: `to` este o cale a acestui site, `href` adresa altuia.',
    NavbarItemConfig: 'Orice element al barei de navigare.',
    Positioned: 'Partea barei de navigare; implicit stânga.',
    NavbarLinkConfig: 'Un link simplu.',
    NavbarDocConfig: 'Un link către un document, după id; dacă nu i se dă un text, îl are pe al documentului.',
    NavbarDocSidebarConfig: 'Un link către primul document al unei bare laterale.',
    NavbarDropdownConfig: 'Un meniu de linkuri; `type` poate lipsi acolo unde există `items`.',
    NavbarControlConfig: 'Un element al cărui conținut îl dă site-ul.',
    NavbarVersionsConfig: 'Meniul versiunilor documentației: cele numite, în acea ordine, sau toate.',
    DocsVersionConfig:
      'Setările unei versiuni a documentației. Fără etichetă se arată numele ei, iar pentru `current`, Next. Fără banner, paginile ei spun dacă versiunea nu a apărut încă sau nu mai este întreținută.',
    LocaleConfig: 'O limbă. Este necesar doar codul; restul rezultă din el.',
    SidebarItemConfig: 'Un rând al unei bare laterale configurate: id-ul unui document sau ceva mai lung.',
    RepositoryHost: 'Programul gazdei unui depozit, după care i se formează adresele.',
    Severity:
      'Gravitatea constatărilor unei verificări: `throw` oprește construirea, `warn` și `log` afișează, `ignore` nu face nimic.',
  },
}
