import type { ExplainedRule } from './rules-reference.ts'

/** Rules about names, declarations, classes and members in Romanian. */
export const explainedDeclarations: Readonly<Record<string, ExplainedRule>> = {
  'export-removed': ['Export eliminat', 'Numele nu mai poate fi importat.'],
  'export-added': ['Export adăugat', 'Un nume nou.'],
  renamed: [
    'Redenumit',
    'Numele unui export sau al unui membru a dispărut, iar unul cu aceeași declarație este nou: cu cuvinte asemănătoare sau singurul cu această declarație. Numele vechi nu mai poate fi folosit.',
  ],
  'value-removed': ['Nu mai este valoare', 'Numele este doar un tip: nu mai poate fi apelat, construit sau extins.'],
  'type-removed': ['Nu mai este tip', 'Numele este doar o valoare: nu mai poate fi folosit ca tip.'],
  'namespace-removed': ['Nu mai este spațiu de nume', 'Tipurile din spațiul de nume nu mai pot fi numite.'],
  'meaning-added': [
    'Sens nou al simbolului',
    'Un nume care era tip este acum și valoare, sau invers. Un modul care l-a importat și a declarat el însuși celălalt sens nu se mai compilează (TS2440).',
  ],
  'declarations-lost': [
    'Fișier cu declarații pierdut',
    'Declarațiile importă un fișier care lipsește din pachet. Fără `skipLibCheck` consumatorii primesc o eroare (TS2307); cu această opțiune, toate tipurile din acel fișier sunt any.',
  ],
  'merging-lost': [
    'Declarația nu mai poate fi contopită',
    'Utilizatorii pot să fi contopit un spațiu de nume sau o interfață cu declarația.',
  ],
  'alias-becomes-interface': [
    'Alias de tip devenit interfață',
    'O interfață nu are semnătură de index implicită: nu poate fi atribuită lui Record<string, unknown>.',
  ],
  'global-fixed': [
    'Numele global nu mai poate fi atribuit sau citit din globalThis',
    'Codul care atribuie numele global eșuează acolo unde acesta e o constantă (TS2588), o funcție sau o clasă; doar `var` și funcțiile sunt proprietăți ale lui `globalThis`.',
  ],
  'assignment-removed': [
    'Modulului nu i se mai atribuie o valoare',
    '`require` și `import = require` dau un obiect cu exporturile în locul valorii pe care o numea `export =`; importurile ES o pot găsi drept `default`.',
  ],
  'declaration-changed': ['Declarație schimbată', 'Scrisă cu alt cuvânt-cheie; utilizatorii văd același lucru.'],
  'heritage-changed': [
    'Moștenire schimbată',
    'extends sau implements numește alte tipuri; membrii care s-au schimbat sunt constatări separate.',
  ],
  'identity-lost': [
    'Nu mai este același tip ca alt export',
    'Clasele cu membri care nu sunt publici, enumerările și simbolurile unice pot fi atribuite doar lor înșile. Două exporturi duceau la același tip și duc acum la două: o valoare a unuia nu mai este primită în locul celuilalt.',
  ],
  'enum-member-removed': ['Membru de enum eliminat', 'Membrul nu mai poate fi numit.'],
  'enum-member-added': [
    'Membru de enum adăugat',
    'Un switch exhaustiv peste enum omite un caz; verdictul pragmatic consideră că un enum poate crește.',
  ],
  'enum-value-changed': [
    'Valoare de enum schimbată',
    'Valorile stocate, trimise sau copiate în cod la compilare înseamnă altceva.',
  ],
  'enum-object-removed': ['Enum devenit const', 'Un const enum nu are obiect la execuție (TS2475).'],
  'enum-object-added': ['const enum devenit enum', 'Enumul are obiect la execuție.'],
  'documentation-changed': ['Documentație schimbată', 'Tipurile sunt aceleași.'],
  deprecated: ['Declarat învechit', 'Se anunță că simbolul va dispărea: o versiune minor după versionarea semantică.'],
  undeprecated: ['Nu mai este învechit', 'Simbolul rămâne.'],
  promoted: ['Devenit public', 'Eticheta de lansare este acum public.'],
  withdrawn: [
    'Retras din API-ul public',
    'Eticheta de lansare nu mai este public: fișierul de tipuri publice pierde simbolul.',
  ],
  'class-made-abstract': ['Clasă devenită abstractă', 'Nu mai poate fi construită.'],
  'class-made-concrete': ['Clasa nu mai este abstractă', 'Poate fi construită.'],
  'abstract-member-added': ['Membru abstract adăugat', 'Subclasele nu îl implementează (TS2515).'],
  'member-made-abstract': ['Membru devenit abstract', 'Subclasele trebuie să îl implementeze.'],
  'member-made-concrete': ['Membru abstract devenit concret', 'Subclasele îl pot moșteni.'],
  'class-made-nominal': ['Primul membru privat', 'Clasei i se pot atribui doar instanțele ei.'],
  'class-made-structural': [
    'Ultimul membru privat eliminat',
    'Clasei i se poate atribui orice obiect care are membrii ei.',
  ],
  'visibility-reduced': ['Vizibilitate redusă', 'Utilizatorii nu mai au acces la membru.'],
  'constructor-made-protected': [
    'Constructorul unei clase abstracte devenit protejat',
    'Doar subclasele îl apelează, înainte și după. Unde se așteaptă orice constructor, ca într-un mixin, clasa este refuzată.',
  ],
  'member-made-public': [
    'Membru protejat devenit public',
    'Subclasele care îl suprascriu ca protejat nu se mai compilează (TS2415); verdictul pragmatic spune doar că poate fi folosit.',
  ],
  'visibility-widened': ['Vizibilitate extinsă', 'Mai mulți utilizatori au acces la membru.'],
  'property-becomes-accessor': [
    'Proprietate devenită accesor',
    'Subclasele care declară proprietatea nu se mai compilează (TS2610).',
  ],
  'accessor-becomes-property': [
    'Accesor devenit proprietate',
    'Subclasele care declară accesori nu se mai compilează (TS2611).',
  ],
  'method-becomes-property': [
    'Metodă devenită proprietate',
    'Parametrii ei sunt comparați strict (fără bivarianță); subclasele nu o pot suprascrie cu o metodă (TS2425) și nu o pot apela pe super.',
  ],
  'property-becomes-method': ['Proprietate devenită metodă', 'Parametrii ei sunt comparați bivariant.'],
  'this-type-added': ['Tip this polimorfic adăugat', 'O subclasă primește înapoi propriul tip.'],
  'this-type-removed': ['Tip this polimorfic eliminat', 'O subclasă primește înapoi tipul de bază.'],
}
