import type { ExplainedRule } from './rules-reference.ts'

/** Rules about types and properties in Romanian. */
export const explainedTypes: Readonly<Record<string, ExplainedRule>> = {
  'type-changed': ['Tip schimbat', 'Tipul nou nu este nici mai larg, nici mai îngust decât cel vechi.'],
  'type-widened': [
    'Tip lărgit',
    'Valorile tipului pot fi mai multe decât înainte. Cei care primesc o valoare întâlnesc cazuri pe care nu le tratează; cei care furnizează una pot furniza mai multe.',
  ],
  'type-narrowed': [
    'Tip îngustat',
    'Valorile tipului sunt mai puține decât înainte. Cei care furnizează o valoare pot furniza una refuzată acum; cei care primesc una știu mai mult despre ea.',
  ],
  'variant-added': [
    'Variantă adăugată',
    'O uniune are încă un tip literal sau obiect. Cine o primește poate să nu trateze varianta; cine o furnizează o poate folosi. O uniune pe care nu o folosește nicio funcție este considerată extensibilă de verdictul pragmatic.',
  ],
  'constant-changed': ['Constantă schimbată', 'O constantă cu tip literal are altă valoare.'],
  'any-removed': [
    'any eliminat',
    'Un tip era any. Cei care îl primesc pot să îl fi folosit în feluri pe care tipul nou le refuză; verdictul pragmatic consideră asta o corectare. Celor care îl furnizează le sunt refuzate valori.',
  ],
  'unknown-became-any': [
    'unknown devenit any',
    'Cine dă tipul dă ce dădea și înainte; cine îl primește îl poate folosi fără verificare.',
  ],
  'tuple-lengthened': [
    'Element opțional adăugat la un tuplu',
    'Elementele dinaintea lui sunt cele de până acum. Un tuplu de lungimea veche, așteptat ca întreg, nu îl acceptă pe cel nou.',
  ],
  'any-introduced': [
    'any introdus',
    'Un tip a devenit any: utilizatorii pierd deducerea tipurilor și tipurile date de context (TS7006).',
  ],
  'becomes-never': [
    'Tip devenit never',
    'never poate fi atribuit oricărui tip, dar o funcție care îl returnează nu se întoarce, iar nimic nu poate fi furnizat în locul lui.',
  ],
  'property-removed': [
    'Proprietate eliminată',
    'Citirea proprietății nu se mai compilează, și nici un literal de obiect care o are (verificarea proprietăților în plus).',
  ],
  'property-added': [
    'Proprietate obligatorie adăugată',
    'Celor care furnizează obiectul le lipsește proprietatea; cei care îl primesc câștigă una. În verdictul strict, un nume exportat poate fi construit de oricine.',
  ],
  'optional-property-added': ['Proprietate opțională adăugată', 'Obiectele fără proprietate rămân valide.'],
  'property-made-optional': [
    'Proprietate devenită opțională',
    'Cei care primesc obiectul pot găsi undefined; cei care îl furnizează pot omite proprietatea.',
  ],
  'property-made-required': [
    'Proprietate devenită obligatorie',
    'Celor care furnizează obiectul le poate lipsi proprietatea.',
  ],
  'undefined-made-explicit': [
    'undefined devenit explicit',
    'O proprietate opțională poate conține undefined. Diferența se vede doar cu exactOptionalPropertyTypes.',
  ],
  'readonly-added': [
    'readonly adăugat',
    'Atribuirea proprietății nu se mai compilează. Pe cine doar furnizează obiectul nu îl afectează: atribuirea ignoră readonly.',
  ],
  'readonly-removed': ['readonly eliminat', 'Proprietății i se poate atribui o valoare.'],
  'becomes-weak': [
    'Primele proprietăți opționale',
    'Un tip obiect fără proprietăți accepta orice; unul cu proprietăți opționale refuză obiectele care nu au niciuna dintre ele (TS2559).',
  ],
  'index-removed': ['Semnătură de index eliminată', 'Citirea oricărei alte chei nu se mai compilează.'],
  'index-added': ['Semnătură de index adăugată', 'Poate fi citită orice cheie.'],
  'label-renamed': ['Etichetă redenumită', 'Etichetele unui tuplu sunt documentație.'],
}
