import type { ExplainedRule } from './rules-reference.ts'

/** Romanian titles and explanations of the rules about manifests. */
export const explainedPackages: Readonly<Record<string, ExplainedRule>> = {
  'entry-removed': [
    'Punct de intrare eliminat',
    'Calea nu mai poate fi importată: de nimeni, sau de acei consumatori ale căror condiții nu se potrivesc cu nimic ori duc la un fișier pe care pachetul nu îl are.',
  ],
  'entry-added': ['Punct de intrare adăugat', 'O cale nouă de importat.'],
  'entry-types-removed': [
    'Tipurile unui punct de intrare eliminate',
    'Calea poate fi importată în continuare, dar nu mai are tipuri (TS7016).',
  ],
  'entry-types-added': ['Tipurile unui punct de intrare adăugate', 'Calea are acum tipuri.'],
  'deep-imports-closed': [
    'Importuri din interior închise',
    'Pachetul are acum `exports`: fișierele pe care nu le enumeră nu mai pot fi importate. Verdictul pragmatic le consideră private.',
  ],
  'require-removed': [
    'CommonJS eliminat',
    '`require` nu găsește nimic sau găsește un modul ES, pe care Node.js îl încarcă abia de la 20.19 și 22.12 și niciodată dacă are un await la nivelul modulului.',
  ],
  'import-removed': ['Import eliminat', '`import` nu găsește nimic.'],
  'module-format-changed': [
    'Format de modul schimbat',
    '`import` încarcă alt format: exportul implicit al unui modul CommonJS este `module.exports`, iar Node.js îi găsește exporturile cu nume după text.',
  ],
  'module-format-added': ['Format de modul adăugat', 'Calea poate fi încărcată și în alt fel.'],
  'deep-file-removed': [
    'Fișier eliminat',
    'Pachetul nu are `exports`: oricare dintre fișierele sale poate fi importat, iar acesta nu mai există. Verdictul pragmatic îl consideră privat.',
  ],
  'environment-removed': [
    'Variantă pentru un mediu eliminată',
    'Cine folosește această condiție, sau un bundler care citește câmpurile `browser` și `module`, primește alt fișier, care poate avea nevoie de ceva ce lipsește din mediul său.',
  ],
  'condition-unreachable': [
    'Condiție la care nu se mai ajunge',
    'Condițiile se citesc în ordine: una dinainte este mereu îndeplinită, așa că aceasta nu mai este folosită niciodată.',
  ],
  'side-effects-dropped': [
    'Fișiere fără efecte secundare',
    'Bundlerele pot omite aceste fișiere când nimic din ele nu este folosit, inclusiv stiluri și polyfill-uri.',
  ],
  'bin-removed': ['Comandă eliminată', 'Scripturile care rulează comanda nu o mai găsesc.'],
  'bin-added': ['Comandă adăugată', 'O comandă nouă de rulat.'],
  'platform-narrowed': [
    'Platformă care nu mai este suportată',
    'npm refuză să instaleze pachetul pe o platformă pe care îl instala.',
  ],
  'platform-widened': [
    'Mai multe platforme suportate',
    'Pachetul poate fi instalat pe toate platformele de până acum și pe altele în plus.',
  ],
  'public-dependency-changed': [
    'Dependență incompatibilă a tipurilor publice',
    'Declarațiile folosesc tipuri din această dependență, iar nicio versiune a ei nu se află în ambele intervale: nu se mai potrivesc cu ale celor care o au pe cea de dinainte.',
  ],
  'global-types-dropped': [
    'Trimitere la tipuri globale eliminată',
    'Declarațiile nu mai trimit la acest pachet sau la această bibliotecă a platformei: codul care îi folosește globalele, fără să o numească în `types` sau `lib`, nu le mai găsește (TS2304).',
  ],
  'ambient-moved': [
    'Nume globale mutate la alt punct de intrare',
    'Cine importă doar acest punct de intrare nu mai găsește aceste nume globale (TS2304), modulele declarate după nume (TS2307) sau membrii pe care un fișier îi adaugă altuia (TS2339).',
  ],
  'types-versions-removed': [
    'Tipuri pentru versiuni de TypeScript eliminate',
    'Cine are aceste versiuni primește declarațiile pentru versiuni mai noi, pe care este posibil să nu le poată citi.',
  ],
  'engines-narrowed': [
    'Motor care nu mai este suportat',
    'O versiune care se afla în interval nu se mai află: instalarea avertizează sau eșuează cu `engine-strict`.',
  ],
  'engines-widened': ['Mai multe motoare suportate', 'Intervalul are toate versiunile de până acum și altele în plus.'],
  'peer-added': [
    'Pachet pereche obligatoriu adăugat',
    'Utilizatorii trebuie să instaleze încă un pachet; npm eșuează dacă versiunea lor nu este în interval.',
  ],
  'optional-peer-added': ['Pachet pereche opțional adăugat', 'Utilizatorii nu sunt obligați să îl instaleze.'],
  'peer-narrowed': [
    'Interval de pachet pereche restrâns',
    'O versiune care se afla în interval nu se mai află: cine o folosește trebuie să o actualizeze.',
  ],
  'peer-widened': [
    'Interval de pachet pereche lărgit',
    'Intervalul are toate versiunile de până acum și altele în plus.',
  ],
  'peer-in-step': [
    'Pachet pereche publicat împreună',
    'Pachetul pereche are exact versiunea pachetului, înainte și după: ambele se actualizează împreună.',
  ],
  'peer-made-optional': [
    'Pachet pereche devenit opțional',
    'Utilizatorii nu mai trebuie să îl instaleze, decât dacă folosesc ceva ce are nevoie de el.',
  ],
  'peer-removed': ['Pachet pereche eliminat', 'Utilizatorii nu mai trebuie să îl instaleze.'],
}
