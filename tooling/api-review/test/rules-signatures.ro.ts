import type { ExplainedRule } from './rules-reference.ts'

/** Rules about parameters, type parameters, signatures and overloads in Romanian. */
export const explainedSignatures: Readonly<Record<string, ExplainedRule>> = {
  'parameters-swapped': [
    'Parametri inversați',
    'Aceleași nume și tipuri în altă ordine: apelurile se compilează și înseamnă altceva. Niciun program nu poate dovedi asta.',
  ],
  'parameter-renamed': ['Parametru redenumit', 'Numele parametrilor sunt documentație.'],
  'type-parameter-required': [
    'Parametru de tip adăugat fără valoare implicită',
    'Celor care scriu argumentele de tip le lipsește unul.',
  ],
  'type-parameter-inferred': ['Funcție devenită generică', 'Parametrul de tip este dedus la apel.'],
  'type-parameter-optional': [
    'Parametru de tip adăugat cu valoare implicită',
    'Argumentele de tip existente rămân valide.',
  ],
  'type-parameter-removed': ['Parametru de tip eliminat', 'Cei care scriu argumentele de tip au unul în plus.'],
  'type-parameters-reordered': ['Parametri de tip reordonați', 'Argumentele de tip înseamnă altceva.'],
  'constraint-tightened': ['Constrângere mai strictă', 'Argumente de tip care erau valide sunt refuzate.'],
  'constraint-loosened': ['Constrângere mai largă', 'Mai multe argumente de tip sunt valide.'],
  'type-default-removed': ['Tip implicit eliminat', 'Argumentul de tip trebuie scris.'],
  'type-default-added': ['Tip implicit adăugat', 'Argumentul de tip poate lipsi.'],
  'type-default-changed': ['Tip implicit schimbat', 'Cei care omit argumentul primesc alt tip.'],
  'const-parameter-added': [
    'const adăugat la un parametru de tip',
    'Literalii sunt deduși ca tupluri readonly și ca tipuri literale.',
  ],
  'const-parameter-removed': ['const eliminat de la un parametru de tip', 'Pentru literali se deduc tipuri mai largi.'],
  'variance-changed': ['Adnotare de varianță schimbată', 'Atribuirile între instanțieri ale tipului pot fi refuzate.'],
  'inference-site-removed': [
    'NoInfer adăugat',
    'Apelurile al căror argument de tip era dedus din acest loc nu se mai compilează.',
  ],
  'inference-site-added': ['NoInfer eliminat', 'Mai multe apeluri sunt valide.'],
  'signature-removed': ['Semnătură eliminată', 'Valoarea nu mai poate fi apelată sau construită.'],
  'signature-added': [
    'Semnătură adăugată',
    'Valoarea poate fi apelată sau construită; cine o furnizează trebuie să furnizeze și semnătura.',
  ],
  'parameter-added': [
    'Parametru obligatoriu adăugat',
    'Apelurilor le lipsește un argument. Un callback poate ignora ce primește.',
  ],
  'optional-parameter-added': ['Parametru opțional adăugat', 'Apelurile fără el rămân valide.'],
  'parameter-removed': [
    'Parametru eliminat',
    'Apelurile au prea multe argumente; callbackurile se așteaptă la unul pe care nu îl mai primesc.',
  ],
  'parameter-made-optional': [
    'Parametru devenit opțional',
    'Apelurile pot omite argumentul; un callback poate primi undefined.',
  ],
  'parameter-made-required': [
    'Parametru devenit obligatoriu',
    'Apelurile care omiteau argumentul nu se mai compilează.',
  ],
  'this-added': ['Parametru this adăugat', 'Apelurile au nevoie de un receptor de acel tip.'],
  'this-removed': ['Parametru this eliminat', 'Apelurile nu au nevoie de receptor; un callback îl pierde.'],
  'predicate-removed': ['Predicat eliminat', 'Apelurile nu mai restrâng tipul argumentului.'],
  'predicate-added': [
    'Predicat adăugat',
    'Apelurile restrâng tipul argumentului; un callback trebuie să fie o gardă de tip.',
  ],
  'predicate-changed': ['Predicat schimbat', 'Apelurile restrâng argumentul la alt tip.'],
  'overload-removed': ['Supraîncărcare eliminată', 'Unele apeluri nu se mai potrivesc cu nicio supraîncărcare.'],
  'overload-added': [
    'Supraîncărcare adăugată',
    'Mai multe apeluri sunt valide; cele care erau valide aleg aceeași supraîncărcare ca înainte.',
  ],
  'overloads-reordered': [
    'Supraîncărcări reordonate',
    'Fiecare apel alege aceeași supraîncărcare ca înainte; doar interogările de tip precum Parameters văd ultima supraîncărcare.',
  ],
}
