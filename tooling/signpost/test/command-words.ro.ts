import type { CommandWords } from './commands-reference.ts'

/** The page about the commands in Romanian. Every text of `signpost --help` has its words here. */
export const romanian: CommandWords = {
  head: `---
title: Comenzi
description: Fiecare comandă signpost, cu toate opțiunile ei.
sidebar_position: 0
keywords: [CLI, opțiuni, coduri de ieșire, variabile de mediu]
---

Această pagină este generată din definițiile pe care le afișează \`signpost <comandă> --help\`. O comandă rulează în rădăcina depozitului
sau o primește prin \`--root\`. Codul de ieșire este 0 la reușită, 1 pentru constatări sau pentru un pas nereușit, 2 pentru o linie de
comandă greșită; [Pentru programe](../your-repository.md#programs) spune ce consideră fiecare comandă o constatare. \`signpost --version\`
afișează versiunea.`,
  command: 'Comandă',
  option: 'Opțiune',
  meaning: 'Rost',
  none: 'Nu are opțiuni.',
  translations: {
    'add Signpost to a repository: shows what it would write, and asks':
      'adaugă Signpost într-un depozit: arată ce ar scrie și întreabă',
    'the repository: a pnpm, npm, yarn, Lerna, Rush or Deno workspace, a package, or a folder of packages; default: here':
      'depozitul: un spațiu de lucru pnpm, npm, yarn, Lerna, Rush sau Deno, un pachet ori un dosar cu pachete; implicit: dosarul curent',
    'write without asking': 'scrie fără să întrebe',
    'print what would be written, and write nothing': 'afișează ce ar fi scris și nu scrie nimic',
    'typedoc: take over the settings of typedoc.json': 'typedoc: preia setările din typedoc.json',
    'write a workflow that reviews the API of pull requests':
      'scrie un flux de lucru care verifică API-ul din pull requesturi',
    'take back what `init` wrote: scripts, tasks, unedited files and .api folders':
      'ia înapoi ce a scris `init`: scripturi, sarcini, fișiere needitate și dosare .api',
    'write what deployment needs: github-pages, cloudflare, netlify, static or docker':
      'scrie ce cere publicarea: github-pages, cloudflare, netlify, static sau docker',
    'write the entry of `signpost mcp` for editors: claude, cursor, vscode, several with commas':
      'scrie intrarea `signpost mcp` pentru editoare: claude, cursor, vscode, mai multe separate prin virgule',
    'write the result as JSON, too': 'scrie rezultatul și ca JSON',
    'document a repository and write its site as static files':
      'documentează un depozit și scrie site-ul lui ca fișiere statice',
    "the site's configuration; default: <root>/site.config.{ts,mts,js,mjs,json}, if there is one":
      'configurarea site-ului; implicit: <root>/site.config.{ts,mts,js,mjs,json}, dacă există',
    'hand-written docs; default: <root>/content/docs, else the README as introduction':
      'documentația scrisă de mână; implicit: <root>/content/docs, altfel README-ul ca introducere',
    "intermediate data; default: a folder by the root's path in XDG_CACHE_HOME/signpost, else ~/.cache/signpost":
      'date intermediare; implicit: un dosar după calea rădăcinii în XDG_CACHE_HOME/signpost, altfel în ~/.cache/signpost',
    'run no code of the root and no Git: its configuration must be site.config.json, and adds no scripts or styles':
      'nu rulează cod din rădăcină și nici Git: configurarea trebuie să fie site.config.json și nu adaugă scripturi sau stiluri',
    'where the pages are written; default: <root>/site. Files that Signpost did not write are kept':
      'unde sunt scrise paginile; implicit: <root>/site. Fișierele pe care nu le-a scris Signpost sunt păstrate',
    'base URL, such as /docs/; default: baseUrl of the configuration':
      'URL-ul de bază, de exemplu /docs/; implicit: baseUrl din configurare',
    'address of the published site, such as https://docs.example.com; a path in it is the base URL; default: url of the configuration':
      'adresa site-ului publicat, de exemplu https://docs.example.com; o cale din ea este URL-ul de bază; implicit: url din configurare',
    'fail when a package could not be documented in full, or a doc comment has a dead link':
      'eșuează când un pachet nu a putut fi documentat în întregime sau un comentariu are o legătură moartă',
    'replace an earlier site also when a link on a page is broken':
      'înlocuiește un site mai vechi și atunci când o legătură de pe o pagină este întreruptă',
    'write only this part of the pages, such as 2/8, for `signpost join`; other machines write the others':
      'scrie doar această parte a paginilor, de exemplu 2/8, pentru `signpost join`; celelalte calculatoare scriu restul',
    'make a site of the parts that `build --shard` wrote, and check its links; nothing is rendered':
      'face un site din părțile scrise de `build --shard` și îi verifică legăturile; nu se generează nimic din nou',
    'build, then serve the files': 'construiește, apoi servește fișierele',
    'port of the server; default: the variable PORT, else 3000':
      'portul serverului; implicit: variabila PORT, altfel 3000',
    'host name of the server; default: localhost': 'numele gazdei serverului; implicit: localhost',
    'serve the site and update it when sources change': 'servește site-ul și îl actualizează când se schimbă sursele',
    'build into the cache; exit code 1 when a package is not documented in full, or a link on a page or in a doc comment is broken':
      'construiește în cache; cod de ieșire 1 când un pachet nu este documentat în întregime sau o legătură de pe o pagină ori dintr-un comentariu este întreruptă',
    'type-check the examples, too': 'verifică și tipurile exemplelor',
    'known failures, which do not fail; written when it does not exist, and without fixed ones afterwards':
      'greșelile cunoscute, care nu opresc comanda; este scris când nu există, iar apoi fără cele corectate',
    'type-check the examples of doc comments, READMEs and docs; exit code 1 when one does not compile':
      'verifică tipurile exemplelor din comentarii, README-uri și documentație; cod de ieșire 1 când unul nu se compilează',
    'only this package, by its name or its folder': 'doar acest pachet, după nume sau după dosar',
    'run examples that say what they print, each in a process without a network, and compare':
      'rulează exemplele care spun ce afișează, fiecare într-un proces fără rețea, și compară',
    'with --run: write what examples print into comments that say something else':
      'cu --run: scrie ce afișează exemplele în comentariile care spun altceva',
    'print findings as annotations of GitHub, too': 'afișează constatările și ca adnotări GitHub',
    "write the doc models and API reports of the package here to its .api, the cacheable task of a workspace's package":
      'scrie modelele și rapoartele API ale pachetului de aici în dosarul lui .api; este sarcina unui pachet din spațiul de lucru care poate fi păstrată în cache',
    'what changed in the committed API reports of all packages, and whom it breaks; exit code 1 when a break is not accepted':
      'ce s-a schimbat în rapoartele API comise ale tuturor pachetelor și pe cine strică; cod de ieșire 1 când o incompatibilitate nu este acceptată',
    'the repository; default of `signpost`: here': 'depozitul; implicit în `signpost`: dosarul curent',
    'the commit to compare with; default: main, else master, else the default branch of the remote':
      'comiterea cu care se compară; implicit: main, altfel master, altfel ramura implicită a depozitului de la distanță',
    'terminal, markdown, json, github, sarif, gitlab, several by repeating; <format>=<file> writes a file; default: terminal':
      'terminal, markdown, json, github, sarif, gitlab, mai multe prin repetare; <format>=<file> scrie un fișier; implicit: terminal',
    'exit code 1 also when a changeset is too small': 'cod de ieșire 1 și când un changeset este prea mic',
    'take the committed reports as they are, even if older than the sources; without it exit code 2':
      'ia rapoartele comise așa cum sunt, chiar dacă sunt mai vechi decât sursele; fără ea, cod de ieșire 2',
    'accept a break that review found: write it to api-reports/accepted.json':
      'acceptă o incompatibilitate găsită de review: o scrie în api-reports/accepted.json',
    why: 'motivul',
    'the last day on which it holds, such as 2027-01-31': 'ultima zi în care este valabilă, de exemplu 2027-01-31',
    'what a rule of review means': 'ce înseamnă o regulă a verificării',
    'what changed between two versions of a package, and whom it breaks; exit code 1 when the pragmatic verdict is major. A side is a .d.ts, an .api.md, a folder, a .tgz or npm:<name>@<version>':
      'ce s-a schimbat între două versiuni ale unui pachet și pe cine strică; cod de ieșire 1 când verdictul pragmatic este major. O parte este un .d.ts, un .api.md, un dosar, un .tgz sau npm:<name>@<version>',
    'print the findings as JSON': 'afișează constatările ca JSON',
    'what changed since the last release, for the site: write it to api-reports/history/':
      'ce s-a schimbat de la ultima versiune, pentru site: scrie în api-reports/history/',
    'as the versions of the packages in their manifests': 'ca versiunile din manifestele pachetelor',
    "all of it, from the releases in Git's history": 'tot, din versiunile aflate în istoricul Git',
    'write nothing; exit code 1 when a file is out of date':
      'nu scrie nimic; cod de ieșire 1 când un fișier nu este la zi',
    'extract what changed and compare the API reports with api-reports/; exit code 1 when they differ':
      'extrage ce s-a schimbat și compară rapoartele API cu api-reports/; cod de ieșire 1 când diferă',
    'accept the changed API: write the reports to api-reports/':
      'acceptă API-ul schimbat: scrie rapoartele în api-reports/',
    'write the API as Markdown, or as YAML for DocFX, by @microsoft/api-documenter':
      'scrie API-ul ca Markdown, sau ca YAML pentru DocFX, prin @microsoft/api-documenter',
    'answer agents over the Model Context Protocol, from the last build or from the address of a site':
      'răspunde agenților prin Model Context Protocol, din ultima construire sau de la adresa unui site',
    'over HTTP on this machine instead of standard input and output':
      'prin HTTP pe această mașină, în locul intrării și ieșirii standard',
    'write the English texts of the interface to a file for translation, or add those that it lacks':
      'scrie într-un fișier textele în engleză ale interfeței, pentru traducere, sau le adaugă pe cele care îi lipsesc',
    'name the newest version of Signpost in package.json: shows what it would write, and asks':
      'numește în package.json cea mai nouă versiune Signpost: arată ce ar scrie și întreabă',
    'only these packages, by name, folder or a pattern such as @acme/*; several by repeating':
      'doar aceste pachete, după nume, dosar sau un tipar precum @acme/*; mai multe prin repetare',
    'only packages that changed since the last commit shared with a branch, a tag or a commit, uncommitted edits included, and packages that depend on them':
      'doar pachetele schimbate de la ultima comitere comună cu o ramură, o etichetă sau o comitere, cu tot cu editările necomise, și pachetele care depind de ele',
    'print all warnings and notes, also where there are more than 20; without it one line for each code':
      'afișează toate avertismentele și notele, chiar dacă sunt peste 20; fără ea, câte o linie pentru fiecare cod',
    'the same as --base, by the name that `build` and `check` have':
      'la fel ca --base, sub numele pe care îl are la `build` și `check`',
    'save the current hand-written docs as a version': 'salvează documentația scrisă de mână ca versiune',
  },
}
