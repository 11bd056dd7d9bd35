import type { DiagnosticCode } from '../src/index.ts'
import type { Explained, ReferenceWords } from './codes-reference.ts'

/** Explanations in Romanian; the compiler requires one for each code. */
const explanations: Readonly<Record<DiagnosticCode, Explained>> = {
  'AX-MANIFEST': [
    'package.json inutilizabil',
    'Pachetul nu are `package.json` și nici manifest Deno sau fișierul nu este un obiect JSON cu un nume.',
    'Indică dosarul unui pachet sau repară fișierul.',
  ],
  'AX-NO-DECLARATIONS': [
    'Fișier de declarații inexistent',
    'Un punct de intrare sau întregul pachet nu are fișier de declarații și nicio sursă din care să fie făcut. Este doar un avertisment pentru o subcale fără condiția `types` sau al cărei fișier JavaScript lipsește și el, și o informație pentru o subcale internă după nume.',
    'Construiește pachetul, ca declarațiile să fie scrise, sau adaugă o condiție `types` care duce la ele.',
  ],
  'AX-NO-API': [
    'Pachet fără API',
    'Pachetul nu este făcut ca să fie importat: o aplicație, o configurație, foi de stil. Nu este documentat, iar asta nu e o eroare.',
    'Nimic pentru un astfel de pachet. Altfel, numește punctul de intrare în `exports`, `types` sau `main` din `package.json`.',
  ],
  'AX-OUTSIDE': [
    'Punct de intrare în afara pachetului',
    'Ținta unui punct de intrare sau fișierul din spatele unei legături simbolice se află în afara dosarului pachetului.',
    'Corectează ținta în `package.json` sau înlocuiește legătura cu fișierul.',
  ],
  'AX-SOURCE-REFUSED': [
    'Fișier care nu se citește',
    'Un fișier sau un modul se află în afara rădăcinii documentate, ori este un pipe sau un dispozitiv. Nu a fost citit.',
    'Copiază fișierul în depozit, instalează pachetul sau indică o rădăcină mai cuprinzătoare.',
  ],
  'AX-CONFIG': [
    'Configurare API Extractor nevalidă',
    'API Extractor refuză `api-extractor.json` sau `tsdoc.json`. S-a folosit configurarea comună.',
    'Repară fișierul sau șterge-l.',
  ],
  'AX-SYNTAX': [
    'Eroare de sintaxă într-un fișier de declarații',
    'Compilatorul nu poate analiza un fișier de declarații.',
    'Construiește din nou pachetul sau repară fișierul.',
  ],
  'AX-MISSING-FILE': [
    'Import relativ fără fișier',
    'Un import relativ sau un nume din `imports` din package.json nu duce la nicio declarație.',
    'Construiește din nou pachetul, ca fișierul să fie scris, sau corectează calea.',
  ],
  'AX-TYPES-MISSING': [
    'Tipurile unei dependențe lipsesc',
    'Declarațiile folosesc un pachet sau un nume global, precum `NodeJS` ori `React`, ale cărui tipuri nu sunt instalate. Este o informație pentru o dependență opțională și un avertisment pentru un pachet publicat care nu declară ce folosește.',
    'Instalează pachetul sau pachetul lui `@types` și trece-l în `dependencies`.',
  ],
  'AX-NOT-A-MODULE': [
    'Punct de intrare care nu este modul',
    'Fișierul de declarații nu importă și nu exportă nimic și nu declară un modul cu numele punctului de intrare (`declare module "x"`), așa că declarațiile lui sunt globale și nu există model de documentație. Este un avertisment pentru o subcale, pe care nimeni nu o poate importa.',
    'Exportă declarațiile sau scoate punctul de intrare din `exports`.',
  ],
  'AX-EMPTY': [
    'Punct de intrare fără exporturi',
    'Modulul nu exportă nimic, deci nu este nimic de documentat.',
    'Exportă API-ul din acest fișier sau scoate punctul de intrare din `exports`.',
  ],
  'AX-AMBIENT-PATTERN': [
    'Modul declarat printr-un șablon',
    'Un fișier de declarații dă tipuri pentru importuri precum `*.svg`, prin `declare module "*.svg"`. Nimic nu se poate importa cu acest nume, deci nu are pagină.',
    'Nimic.',
  ],
  'AX-TYPES-PACKAGE': [
    'Subcale ale cărei declarații nu sunt citite',
    'Punctul de intrare principal al pachetului nu are declarații, așa că sunt documentate cele ale pachetului lui `@types`. O subcale a pachetului are declarații proprii, care nu sunt documentate.',
    'Adaugă o condiție `types` pentru punctul de intrare principal sau lasă așa.',
  ],
  'AX-NO-EXTENSION': [
    'Importuri relative fără extensie',
    'Un modul ECMAScript importă `./x` în loc de `./x.js`. Node și `"moduleResolution": "nodenext"` refuză importul; documentația conține ce găsește un bundler.',
    'Adaugă extensiile în importuri.',
  ],
  'AX-PATTERN': [
    'Tipar neextins',
    'O cheie din `exports`, precum `./*`, se potrivește cu modulele din care este alcătuit punctul de intrare principal, cu teste, exemple și scripturi ale pachetului sau cu module cu valori fără JavaScript. Ele nu sunt documentate ca puncte de intrare separate.',
    'Nimic. Ca să fie documentate, trece tiparul în `signpost.entryPoints` din `package.json` sau în `packages.entryPoints` din configurație.',
  ],
  'AX-PATTERN-MODULES': [
    'Module ale unui tipar care nu sunt documentate',
    'O cheie din `exports`, precum `./*`, nu este extinsă (`AX-PATTERN`) și se potrivește cu module care au nume pe care niciun punct de intrare nu le exportă și pe care niciunul nu le importă. `--strict` nu eșuează din cauza lor.',
    'Ca să fie documentate, trece tiparul în `signpost.entryPoints` din `package.json` sau în `packages.entryPoints` din configurație. Altfel, scoate-le din `exports`.',
  ],
  'AX-COMPONENT': [
    'Componentă fără declarații',
    'Un punct de intrare sau un import dintr-unul este o componentă Vue, Svelte, Astro sau Marko dintr-un singur fișier, fără declarații alături. Șabloanele nu sunt citite: componenta este numită, iar proprietățile ei nu sunt documentate.',
    'Lasă compilarea să scrie declarații, cu `vue-tsc` sau `svelte-package`.',
  ],
  'AX-REQUIRE': [
    'Declarații diferite pentru `require`',
    'Declarațiile `types` ale condițiilor `import` și `require` exportă nume diferite sau declară diferit același nume. Numele care există doar pentru `require` sunt documentate; pentru celelalte documentația conține declarațiile pentru `import`.',
    'Nimic, dacă diferența este intenționată; altfel construiește ambele variante din aceeași sursă.',
  ],
  'AR-AE-CRASH': [
    'API Extractor s-a oprit cu o excepție',
    'Ca informație: API Extractor a aruncat o excepție, iar modelul a fost făcut fără declarația pe care nu o suportă. Ca avertisment: punctul de intrare nu are model de documentație și nici raport API. Documentația este completă în ambele cazuri.',
    'La o informație nu este nimic de făcut. La un avertisment, rescrie declarația numită în mesaj.',
  ],
  'AX-FACTS': [
    'Declarații care nu pot fi citite',
    'Tabelul exporturilor sau alte date despre declarații nu au putut fi citite din cauza unui bug în Signpost sau în compilator.',
    'Raportează problema împreună cu fișierul de declarații.',
  ],
  'AX-MACHINE-PATH': [
    'Cale de pe mașina de build',
    'Textul unei declarații, al unui tip sau al unui comentariu conține calea pachetului sau a rădăcinii de pe această mașină, ori pe cea a folderului personal fără ca autorul s-o fi scris. Ar ajunge publicată.',
    'Scoate calea din surse. Dacă nu este acolo, raportează o eroare a Signpost.',
  ],
  'AX-NESTED': [
    'Namespace-uri imbricate prea adânc',
    'Peste 16 namespace-uri sunt unul în altul. Cele dinăuntru au o pagină care nu le listează exporturile: paginile ar crește cu pătratul adâncimii.',
    'Exportă și din modul namespace-urile dinăuntru.',
  ],
  'AX-MESSAGE': [
    'Mesaj de la API Extractor',
    'API Extractor raportează un mesaj al cărui nivel este stabilit în `api-extractor.json` al pachetului.',
    'Urmează linkul din diagnostic către pagina mesajului și corectează declarația.',
  ],
  'AX-WRITE': [
    'Modelele nu au putut fi scrise',
    'Rezultatul extragerii nu a putut fi scris.',
    'Dă drept de scriere în dosarul de ieșire.',
  ],
  'AX-COMPILE': [
    'Surse care nu se compilează',
    'Compilatorul a raportat o eroare în sursele din care sunt generate declarațiile, la un pachet neconstruit sau modificat între timp: ca eroare dacă este de sintaxă, altfel ca informație. Serverul de dezvoltare păstrează paginile dinaintea erorii.',
    'Corectează sursa sau `tsconfig.json`. Pachetul este documentat atât cât îl poate citi compilatorul.',
  ],
  'AX-ELIDED': [
    'Tip omis de compilator',
    'Compilatorul scrie `any` în declarații în locul unui tip dedus care se conține pe sine, de exemplu al unei metode care întoarce `this` într-o clasă anonimă. Paginile și cei care folosesc pachetul văd `any`.',
    'Declară o interfață sau o clasă pentru acel tip și adnotează declarația cu ea.',
  ],
  'AX-COMMENT': [
    'Comentariu de documentare care nu apare pe nicio pagină',
    'Un comentariu de documentare se află într-o declarație publică sau înaintea ei, într-un loc unde nu îl citește nimic. Mesajul numește felul: deasupra altui comentariu; după ultima declarație sau ultimul membru; la un export, când pagina are comentariul altuia; în cod din care nu se face nicio declarație, de exemplu `Object.assign(exports, {})`; între părțile unei declarații, de exemplu tipurile unui operator. Textul lui nu apare pe nicio pagină. Comentariile de licență, cele pentru unelte și cele ale membrilor ascunși nu se numără.',
    'Mută comentariul chiar înaintea lucrului pe care îl descrie. Scrie `/*` în loc de `/**` dacă este pentru cititorii sursei.',
  ],
  'AX-UNCOMPARED': [
    'Comentarii care nu au putut fi comparate',
    'Declarațiile nu au hărți de declarații, iar sursele din pachet au comentarii de documentare care nu sunt în nicio declarație. Compilatorul omite, de exemplu, comentariile atribuirilor, ale parametrilor destructurați și ale codului supraîncărcărilor. Fără hărți ele nu sunt arătate și nu se știe care dintre ele sunt ale unor părți publice. Sursele ale căror comentarii nu apar deloc în declarații nu se compară: declarațiile le-a scris altcineva.',
    'Pune `"declarationMap": true` acolo unde se construiesc declarațiile și construiește-le din nou. În declarațiile scrise de mână, scrie comentariile acolo.',
  ],
  'SP-EXTRACTION-ENDED': [
    'Extragere întreruptă',
    'Procesul care extrage un pachet a rămas fără memorie, a căzut sau a folosit procesorul mai mult de cinci minute. Pachetul este documentat din declarațiile lui, așa cum sunt scrise, fără membrii moșteniți și fără raportul API, sau deloc, dacă nici așa nu s-a putut. Celelalte pachete au fost construite.',
    'Raportează problema împreună cu fișierele de declarații. Dacă nu a ajuns memoria, `NODE_OPTIONS=--max-old-space-size=8192` îi dă mai multă.',
  ],
  'SP-OUTSIDE': [
    'Pachet în afara rădăcinii',
    'Un tipar al spațiului de lucru sau o legătură duce la un dosar care nu se află sub rădăcină. Nimic din el nu este citit sau publicat.',
    'Dă cu `--root` un dosar care conține toate pachetele sau corectează tiparul.',
  ],
  'SP-UNKNOWN-PACKAGE': [
    'Pachet ales care nu există',
    'O intrare din `packages.include`, `packages.exclude` sau `packages.entryPoints` a configurației nu se potrivește cu niciun pachet.',
    'Corectează numele sau tiparul, ori scoate intrarea.',
  ],
  'SP-NOT-INSTALLED': [
    'Dependențe care nu sunt instalate',
    'Pachetele au dependențe, dar nu există niciun `node_modules`, așa că tipurile altor pachete nu sunt cunoscute. De aici vin și alte avertismente.',
    "Instalează dependențele și construiește din nou. Cu Plug'n'Play de la Yarn, pune mai întâi `nodeLinker: node-modules`.",
  ],
  'SP-EMPTY-PATTERN': [
    'Model al spațiului de lucru fără pachet',
    'Un model al spațiului de lucru sau un proiect din `rush.json` nu se potrivește cu niciun dosar cu `package.json`.',
    'Corectează modelul sau elimină-l.',
  ],
  'SP-NX-PROJECT': [
    'Bibliotecă Nx fără package.json',
    'Unele biblioteci ale unui depozit Nx au doar un `project.json`. Nimeni nu le poate instala, așa că nu au pagini.',
    'Nimic; ca să documentezi una, scrie lângă `project.json` un `package.json` cu `name`, `version` și `exports`.',
  ],
  'SP-VERSION': [
    'Versiune publicată care nu este documentată în întregime',
    'O versiune publicată, numită de `versions` din configurație, nu poate fi găsită, citită sau documentată în întregime, ori un pachet are mai mult de 50 de astfel de versiuni. Celelalte versiuni și API-ul curent sunt documentate.',
    'Corectează intrarea sau scoate-o. O versiune care nu mai este în registru se poate da ca dosar sau arhivă, iar una cu un nume mai vechi ca `npm:<nume>@<interval>`.',
  ],
  'SP-SOURCE-NOT-SHOWN': [
    'Fișier sursă fără pagină',
    'Unele simboluri sunt declarate într-un fișier care nu are pagină, deși `sourcePages` din configurație este activat: Git nu îl urmărește și pachetul lui nu îl publică, este o legătură simbolică sau se află într-un dosar legat, ori este în afara pachetului. Linkurile către el duc la depozit, dacă acesta este numit în configurație.',
    'Adaugă fișierul în Git sau în `files` din package.json. Dacă o cale duce în afara pachetului, corectează harta de surse care o numește.',
  ],
  'SG-MODEL-MISSING': [
    'Model de documentație inexistent',
    'Un punct de intrare nu are model de documentație. Pachetul este documentat din datele extrase.',
    'Extrage din nou pachetul.',
  ],
  'SG-MODEL-UNREADABLE': [
    'Model de documentație necitibil',
    'Un model de documentație este gol, este un dosar sau nu poate fi analizat. Pachetul este documentat din datele extrase.',
    'Extrage din nou pachetul.',
  ],
  'SG-MODEL-SCHEMA': [
    'Model de documentație de altă versiune',
    'Un model a fost scris de altă versiune a API Extractor. Pachetul este documentat din datele extrase.',
    'Extrage toate pachetele cu aceeași versiune de `@microsoft/api-extractor`.',
  ],
  'SG-FACTS-UNREADABLE': [
    'Date extrase necitibile',
    'Fișierul cu datele extrase ale unui pachet lipsește, este stricat sau are alt format. Pachetul este documentat din modelele lui.',
    'Extrage din nou pachetul.',
  ],
  'SG-MANIFEST-UNREADABLE': [
    'package.json necitibil',
    'Fișierul `package.json` al unui pachet lipsește sau este stricat. Pachetul apare sub numele dosarului său.',
    'Repară fișierul.',
  ],
  'SG-SOURCE-REFUSED': [
    'README care nu se citește',
    'Un README este o legătură în afara depozitului sau nu este un fișier obișnuit. Pachetul apare fără el.',
    'Înlocuiește-l cu un fișier din depozit.',
  ],
  'SG-HISTORY-UNREADABLE': [
    'Istoric de API care nu poate fi citit',
    'Un fișier din api-reports/history are marcaje de conflict sau nu este un istoric. Pachetul apare fără modificările lui.',
    'Restaurează fișierul din depozit sau rezolvă conflictul și rulează `signpost-api-review history`.',
  ],
  'SG-PLAIN-TEXT': [
    'Markdown peste limită',
    'Un README sau un comentariu depășește o limită de mărime sau de imbricare, așa că este arătat în întregime ca text simplu.',
    'Scurtează sau împarte textul, ori scrie partea mare ca bloc de cod.',
  ],
  'SG-PACKAGE-FAILED': [
    'Pachet fără pagini',
    'Datele extrase și modelele unui pachet se contrazic. Pachetul apare în listă, dar nu are pagini.',
    'Extrage din nou pachetul. Dacă nu ajută, raportează problema împreună cu fișierele din dosarul `.api`.',
  ],
  'SG-DUPLICATE-PACKAGE': [
    'Două pachete cu același nume',
    'Două dosare au câte un pachet cu același nume. Doar primul, în ordinea căilor, este documentat.',
    'Redenumește unul dintre ele sau lasă unul deoparte.',
  ],
  'SG-UNRESOLVED-LINK': [
    'Link nerezolvat într-un comentariu',
    'Un `{@link}` sau un `{@inheritDoc}` nu numește niciun export, membru sau pachet. Textul lui apare fără link.',
    'Corectează numele, exportă ceea ce numește sau scrie-l ca fragment de cod.',
  ],
  'SG-UNKNOWN-PARAMETER': [
    'Parametru documentat care nu există',
    'Un `@param` nu numește niciun parametru al declarației. Textul lui apare sub restul documentației.',
    'Corectează numele sau scoate eticheta.',
  ],
  'SG-INHERITDOC-CYCLE': [
    'Comentarii care se moștenesc unul pe altul',
    'Un șir de etichete `{@inheritDoc}` se întoarce la început, așa că nu există text de moștenit.',
    'Scrie textul unuia dintre comentarii.',
  ],
  'SG-UNEXPORTED': [
    'Export uitat',
    'O semnătură publică numește un tip pe care niciun punct de intrare nu îl exportă. Tipul apare acolo, dar nu poate fi importat.',
    'Exportă tipul sau lasă-l așa, dacă este privat intenționat.',
  ],
  'SG-MEMBERS-MISSING': [
    'Membri care nu apar pe nicio pagină',
    'Compilatorul găsește mai multe proprietăți și metode ale unei clase sau interfețe, inclusiv moștenite, decât are pagina ei sau paginile spre care trimite, ori un script atribuie unui prototip membri pe care compilatorul nu îi declară.',
    'Documentează și pachetul bazei: într-un workspace poate fi privat sau exclus. Scrie ca o clasă o funcție cu prototip. Altfel, este o eroare a Signpost: raporteaz-o.',
  ],
  'SG-RELEASE-LEAK': [
    'Tip mai puțin stabil într-o semnătură',
    'O semnătură numește un simbol cu o etichetă de lansare mai puțin stabilă, de pildă o funcție publică cu un parametru alpha.',
    'Dă amândurora aceeași etichetă de lansare.',
  ],
  'SG-UNUSED-SUPPRESS': [
    'Acceptat, dar niciodată raportat',
    'Un `@suppress` nu acceptă nimic: avertismentul nu privește această declarație, codul nu poate fi acceptat acolo sau lipsește motivul.',
    'Scrie motivul, corectează codul sau scoate eticheta.',
  ],
  'invalid-configuration': [
    'Configurare nevalidă',
    'O cheie a configurării sau din fișierul `version.json` al unei versiuni este necunoscută ori are o valoare inutilizabilă.',
    'Corectează toate cheile din mesaj și construiește din nou.',
  ],
  'untrusted-root': [
    'Omis cu --untrusted',
    'Cu `--untrusted` nu rulează Git și nu se publică niciun script și nicio foaie de stil numită de configurație. Setările care au nevoie de ele nu au efect, iar HTML-ul din `announcementBar.content` este curățat.',
    'Construiește fără `--untrusted` dacă ai încredere în rădăcină sau dă o configurație proprie cu `--config`.',
  ],
  'accent-contrast': [
    'Culoare de accent greu de citit',
    'Într-un mod de culoare, `theme.accent` are un contrast sub 4,5 pe un fundal al paginilor. În locul ei se folosește cea mai apropiată nuanță care trece pragul.',
    'Nu trebuie făcut nimic. Pentru a alege nuanța, scrie `theme.accent.light` și `theme.accent.dark`.',
  ],
  'invalid-front-matter': [
    'Front matter nevalid',
    'Front matter-ul unui document nu este YAML sau o cheie are o valoare de alt tip. Valoarea nu a fost folosită.',
    'Corectează valoarea.',
  ],
  'unknown-front-matter': [
    'Cheie necunoscută în front matter',
    'Front matter-ul unui document are o cheie fără înțeles. A fost ignorată.',
    'Corectează numele cheii sau șterge-o.',
  ],
  'invalid-category': [
    'Fișier de categorie nevalid',
    'Un `_category_.json` nu este JSON, are o cheie necunoscută sau o valoare inutilizabilă. Valoarea nu a fost folosită.',
    'Corectează fișierul.',
  ],
  'duplicate-id': [
    'Două documente cu același id',
    'Două fișiere, precum `a.md` și `a.mdx`, au același id. Doar primul are o pagină.',
    'Redenumește unul dintre fișiere.',
  ],
  'duplicate-slug': [
    'Două documente la aceeași adresă',
    'Două documente, sau un document și altă pagină, au aceeași adresă. Se poate ajunge doar la prima.',
    'Schimbă valoarea `slug` a uneia dintre ele.',
  ],
  'heading-ids-differ': [
    'Traducere cu alte titluri',
    'O traducere nu are aceleași titluri ca originalul, așa că linkurile către titluri pot să nu ducă nicăieri în acea limbă.',
    'Scrie aceleași titluri sau încheie-l pe fiecare cu id-ul originalului: `{#id}`.',
  ],
  'unknown-neighbour': [
    'Document anterior sau următor necunoscut',
    '`pagination_prev` sau `pagination_next` nu numește niciun document. Linkul lipsește.',
    'Corectează id-ul sau scrie `null` dacă nu dorești un link.',
  ],
  'unreadable-file': [
    'Document care nu se citește',
    'Un fișier al documentației nu poate fi citit sau este o legătură în afara depozitului. Nu are pagină.',
    'Înlocuiește-l cu un fișier din depozit care poate fi citit.',
  ],
  'EX-OUTPUT': [
    'Exemplu care afișează altceva',
    'Cu `--run`, un bloc a afișat, sau a avut ca valoare, altceva decât spune comentariul său: `// prints: 5` sau `// => 5`.',
    'Corectează exemplul sau comentariul; `--update` scrie valoarea reală.',
  ],
  'EX-RUN': [
    'Exemplu care eșuează când rulează',
    'Cu `--run`, un bloc a aruncat o eroare, a respins o promisiune, nu s-a încheiat la timp sau a afișat mai mult decât se păstrează. Exemplele rulează fără rețea și scriu doar într-un dosar temporar.',
    'Corectează exemplul sau marchează-l `no-run`.',
  ],
  'EX-NOT-RUN': [
    'Exemple care spun ce afișează și nu au fost rulate',
    'Cu `--run`, unele blocuri nu au putut fi rulate sau comparate: au nevoie de un browser ori de un pachet care nu este construit sau instalat, nu pot fi puse împreună cu blocurile pe care le continuă, sau o spun în cuvinte.',
    'Construiește pachetele. Marchează cu `no-run` blocurile care nu trebuie rulate.',
  ],
  'SP-COVERAGE': [
    'Pachet sub un procent de acoperire',
    'Un pachet are mai puține simboluri documentate, simboluri cu exemplu sau exemple verificate decât cere `coverage` din configurație. Fără `examples.check`, niciun simbol nu contează ca având un exemplu.',
    'Documentează mai mult din pachet sau micșorează procentul.',
  ],
  'not-utf-8': [
    'Document în altă codificare',
    'Un fișier nu este UTF-8 și apare cu caractere de înlocuire.',
    'Salvează fișierul ca UTF-8.',
  ],
  'broken-markdown-link': [
    'Link rupt către un fișier Markdown',
    'Un link dintr-un document duce la un fișier Markdown care nu este document.',
    'Corectează calea. Este relativă la dosarul fișierului.',
  ],
  'unreadable-markdown': [
    'Document peste limită',
    'Un document depășește o limită de mărime sau de imbricare, așa că este arătat în întregime ca text simplu.',
    'Scurtează sau împarte textul, ori scrie partea mare ca bloc de cod.',
  ],
  'missing-image': [
    'Imagine inexistentă',
    'O imagine dintr-un document are o cale relativă la care nu există niciun fișier în depozit sau la care este unul care nu se arată: este prea mare, nu este o imagine sau este un SVG dintr-un depozit în care nu ai încredere.',
    'Adaugă fișierul sau corectează calea. Este relativă la dosarul documentului.',
  ],
  'unusable-address': [
    'Adresă inutilizabilă',
    'Adresa unui document are caractere sau o lungime pe care browserele ori discurile le refuză. Documentul nu are pagină.',
    'Redenumește fișierul sau dă-i alt `slug`.',
  ],
  'missing-original': [
    'Traducere fără original',
    'Un document există în altă limbă, dar nu și în cea implicită. Este arătat în toate limbile.',
    'Scrie originalul sau șterge traducerea.',
  ],
  'unknown-tag': [
    'Etichetă nedeclarată',
    'Un document are o etichetă care nu este în `docs.tags` din configurare.',
    'Corectează eticheta sau declar-o.',
  ],
  'unused-switch': [
    'Dezactivat, dar niciodată raportat',
    '`diagnostics.off` din configurare numește un cod pe care nu l-a raportat nimic sau un simbol pentru care nu a fost raportat.',
    'Șterge intrarea din `diagnostics.off`.',
  ],
  'bad-path': [
    'Cale care nu poate fi fișier',
    'O cale din harta site-ului este scrisă greșit, așa că nu se poate scrie un fișier pentru ea.',
    'Corectează calea acolo unde se formează.',
  ],
  'same-file': [
    'Două căi pentru un fișier',
    'Două pagini, sau o pagină și o resursă, ar fi scrise în același fișier.',
    'Dă altă cale uneia dintre ele.',
  ],
  'case-twin': [
    'Căi care diferă doar prin majuscule',
    'Două căi diferă doar prin majuscule. Un disc care nu ține seama de ele păstrează un singur fișier.',
    'Servește site-ul de pe un disc care face deosebirea sau redenumește una dintre pagini.',
  ],
  'no-social-images': [
    'Site fără imaginile configurate',
    '`socialImages` este pornit, dar site-ul nu are adresă sau pachetul care desenează imaginile nu este instalat. Altfel, paginile sunt complete.',
    'Setează `url` și instalează `@resvg/resvg-js` sau scoate `socialImages`.',
  ],
  'undrawn-image': [
    'Imagini ale căror texte nu pot fi desenate',
    'Fonturile imaginilor au doar litere latine. Paginile cu altele au imaginea site-ului.',
    'Nimic, dacă imaginea site-ului este destul de bună.',
  ],
  'render-failed': [
    'Pagină care nu a putut fi redată',
    'Aplicația a aruncat o excepție sau a răspuns cu o eroare la redarea unei pagini. Rezultatul anterior rămâne.',
    'Citește cauza din mesaj, corecteaz-o și construiește din nou.',
  ],
  'redirect-data': [
    'Redirecționare fără date',
    'O redirecționare nu are date pentru navigarea în client, așa că un link către ea reîncarcă pagina.',
    'Redirecționează și din loaderul rutei.',
  ],
  'broken-link': [
    'Link rupt',
    'Un link de pe o pagină construită duce la o cale pe care site-ul nu o are.',
    'Corectează linkul. Raportul numește pagina, locul din sursă și cea mai apropiată cale existentă.',
  ],
  'broken-anchor': [
    'Ancoră ruptă',
    'Un link duce la o pagină existentă, dar la un id pe care pagina nu îl are.',
    'Corectează partea de după `#` sau dă titlului acel id: `{#id}`.',
  ],
  'signpost-fault': [
    'Eroare a lui Signpost',
    'Signpost a scris un link care nu duce nicăieri sau același id de două ori, de exemplu într-o semnătură, într-o listă de membri moșteniți sau într-un cuprins. Nicio setare nu o oprește și niciun comentariu sau document nu o cauzează.',
    'Raporteaz-o, împreună cu declarațiile paginii, printre [probleme](https://github.com/signpost-docs/signpost/issues).',
  ],
  'duplicate-route': [
    'Două fișiere pentru o cale',
    'Două fișiere ale site-ului construit răspund la aceeași cale.',
    'Redenumește una dintre pagini sau schimbă-i valoarea `slug`.',
  ],
  'invalid-markup': [
    'HTML nevalid',
    'O pagină construită nu are titlu sau limbă, are două elemente cu același id, nu are exact un `h1` și un `main` sau are un script pe care politica ei de securitate îl blochează.',
    'Corectează HTML-ul din fișierul Markdown sau din componenta din care este făcută pagina.',
  ],
  'EX-COMPILE': [
    'Exemplu care nu se compilează',
    'Compilatorul raportează o eroare într-un bloc dintr-un comentariu de documentare, un README sau documentație, așa cum ar vedea-o cine îl copiază într-un proiect strict.',
    'Corectează exemplul. Unul care arată o eroare se marchează cu `fails TS2345` după limbaj, o parte de exemplu cu `fragment`.',
  ],
  'EX-UNDECLARED': [
    'Exemplu cu un nume nedeclarat',
    'Un bloc folosește un nume pe care nu îl declară nici el, nici un bloc anterior din același comentariu sau fișier, nici pachetul documentat.',
    'Declară sau importă numele, la nevoie deasupra liniei `// ---cut---`, sau marchează blocul cu `fragment`.',
  ],
  'EX-SYNTAX': [
    'Exemplu cu o eroare de sintaxă',
    'Un bloc nu este nici TypeScript, nici JavaScript, și nici listă de semnături, cod prescurtat, diff, comandă de shell sau date.',
    'Corectează exemplul, scrie limbajul lui adevărat după gard sau marchează-l cu `fragment`.',
  ],
  'EX-NO-ERROR': [
    'Exemplu fără eroarea lui',
    'Un bloc este marcat cu `fails` și se compilează sau are altă eroare decât cea numită de marcaj.',
    'Șterge sau corectează marcajul ori corectează exemplul.',
  ],
  'EX-MARK': [
    'Marcaj de care nu e nevoie',
    'Un bloc marcat cu `fragment` se compilează sau un marcaj nu a fost înțeles.',
    'Șterge sau corectează marcajul.',
  ],
  'EX-UNCLOSED': [
    'Bloc fără sfârșit',
    'Un gard de cod nu este închis. Blocul a fost citit până la sfârșitul comentariului sau al fișierului.',
    'Închide blocul.',
  ],
  'EX-NOT-INSTALLED': [
    'Pachete din exemple care nu sunt instalate',
    'Exemplele importă pachete sau folosesc nume globale ale căror tipuri nu sunt instalate. S-a verificat ce se știe; blocurile nu sunt socotite verificate. Se spune o dată pentru fiecare pachet.',
    'Instalează pachetele, de exemplu cu comanda din mesaj.',
  ],
  'EX-NO-TYPES': [
    'Exemple ale unui pachet fără tipuri',
    'Pachetul nu are nici declarații, nici surse în TypeScript, așa că exemplelor lui li se verifică doar numele și sintaxa.',
    'Construiește pachetul sau adaugă tipuri.',
  ],
  'EX-LIMIT': [
    'Exemplu prea mare',
    'Un bloc are peste 200.000 de caractere sau un pachet are peste 20.000 de fișiere. Restul a fost verificat.',
    'Scurtează blocul sau lasă fișierele deoparte.',
  ],
  'EX-UNREADABLE': [
    'Fișier cu exemple care nu se citește',
    'Un fișier nu poate fi citit sau este o legătură în afara depozitului.',
    'Înlocuiește-l cu un fișier din depozit care poate fi citit.',
  ],
}

/** The page of codes in Romanian. */
export const romanian: ReferenceWords = {
  head: `---
title: Diagnostice
description: Toate codurile de diagnostic, cu înțelesul lor și ce este de făcut, și cum se dezactivează un diagnostic.
sidebar_position: 3
keywords: [avertismente, erori, coduri, suprimare]
---

Toate uneltele raportează problemele în aceeași formă, câte una pe rând: gravitatea, fișierul, rândul și coloana, ce s-a
găsit, ce se aștepta, ce este de făcut și un cod. Mesajele sunt în engleză.

\`\`\`text
[WARNING] content/docs/en/intro.md:3: found the unknown key "tgas"; expected one of title, tags. Did you mean "tags"? (unknown-front-matter)
\`\`\`

O **eroare** înseamnă că ceva lipsește sau este greșit în rezultat. Un **avertisment** înseamnă că rezultatul este complet,
dar poate nu este cel dorit de autor. O **informație** nu cere nimic. Câteva avertismente spun că o parte a unui pachet nu este
documentată; ele contează ca erorile, iar textul lor o spune.

## Cum se dezactivează un diagnostic {#off}

Un avertisment acceptat poate fi dezactivat după codul lui, cu un motiv, în configurarea site-ului:

\`\`\`ts title="site.config.ts"
import { defineConfig } from '@signpost/signpost'

export default defineConfig({
  title: 'My libraries',
  diagnostics: {
    off: [{ code: 'SG-UNEXPORTED', reason: 'Internal option types stay private on purpose.' }],
  },
})
\`\`\`

Atunci nu mai este nici afișat, nici numărat de \`build\`, \`check\` și \`dev\`, nici arătat între constatările unei pagini;
rezumatul spune câte au fost dezactivate. Un pachet documentat doar în parte este numărat tot așa, dar \`check\` nu mai eșuează
din cauza lui. O intrare al cărei cod nu a fost raportat niciodată este ea însăși raportată, ca
lista să rămână scurtă.

Erorile nu pot fi dezactivate, nici avertismentele despre o pagină lipsă sau stricată. Dacă un cod are ambele gravități, se
dezactivează doar avertismentele lui. Gravitatea linkurilor și a adreselor are o cheie proprie, precum
[\`onBrokenLinks\`](configuration.md#general).

Această pagină este generată din lista codurilor din \`tooling/diagnostics\`.`,
  severities: { error: 'eroare', warning: 'avertisment', info: 'informație' },
  tools: {
    'api-extract': [
      'Extragerea',
      'Raportate la citirea declarațiilor unui pachet. Fișierele sunt relative la dosarul pachetului.',
    ],
    signpost: ['Linia de comandă', 'Raportate chiar de `signpost`.'],
    'symbol-graph': [
      'Graful simbolurilor',
      'Raportate atunci când modelele, datele extrase și comentariile devin pagini.',
    ],
    'docs-content': [
      'Configurarea și documentația',
      'Raportate la citirea configurării și a documentației scrise de mână.',
    ],
    prerender: ['Scrierea paginilor', 'Raportate atunci când paginile sunt scrise ca fișiere.'],
    'check-site': ['Verificarea site-ului', 'Raportate la verificarea paginilor construite.'],
    examples: [
      'Exemple',
      'Raportate de `signpost examples` și `signpost check --examples`. Fișierele sunt relative la rădăcină.',
    ],
  },
  setBy: (key) => `Gravitatea se stabilește prin ${key}.`,
  always: 'Nu poate fi dezactivat.',
  loss: 'Pachetul este socotit documentat în parte.',
  explain: (code) => explanations[code],
}
