import type { ExplainedRule } from './rules-reference.ts'

/** Romanian titles and explanations of the rules about manifests. */
export const explainedPackages: Readonly<Record<string, ExplainedRule>> = {
  'entry-removed': ['Punct de intrare eliminat', 'Calea nu mai poate fi importată.'],
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
  'peer-removed': ['Pachet pereche eliminat', 'Utilizatorii nu mai trebuie să îl instaleze.'],
}
