// Who will swim, whose pool is spoken of and who advises: the English words of our tables, then rows of reading/pattern.ts.

const CHILDREN = '(hijos|hijas|ninos|ninas|muchachos|muchachas|chicos|chavos|nietos|todos)';

export const PEOPLE: Readonly<Record<string, string>> = {
  my: 'mi, mis',
  our: 'nuestro, nuestra, nuestros, nuestras',
  ours: '(la|el|las|los) nuestra|nuestro|nuestras|nuestros',
  mine: '(la|el) mia|mio',
  i: 'yo',
  we: 'nosotros, nosotras',
  he: 'el mismo',
  she: 'ella',
  they: 'ellos, ellas',
  husband: 'esposo, marido, viejo',
  wife: 'esposa, mujer, senora',
  mom: 'mama, madre, mami, jefita',
  dad: 'papa, padre, papi',
  parents: 'papas, padres',
  grandma: 'abuela, abuelita',
  grandpa: 'abuelo, abuelito',
  grandparents: 'abuelos, abuelitos',
  'mother in law': 'suegra',
  'father in law': 'suegro',
  inlaws: 'suegros',
  brother: 'hermano',
  sister: 'hermana',
  // a brother in law lives elsewhere, and has no age
  cousin: 'primo, prima, cunado, cunada, concuno',
  uncle: 'tio',
  aunt: 'tia',
  friend: 'amigo, amiga, compadre, comadre, cuate, pana, conocido',
  neighbor: 'vecino, vecina',
  neighbors: 'vecinos, vecinas',
  boss: 'jefe, jefa, patron',
  builder:
    'contratista, constructor, constructora, albanil, maestro de obra, ingeniero, piscinero, alberquero',
  architect: 'arquitecto, arquitecta',
  salesman: 'vendedor, vendedora',
  company: 'compania, empresa',
  kids: `
    nino, nina, ninos, ninas, nene, nena, chamaco, chamaca, chamaquito, chavito, chavita, pelado, pelao, pelaos, cipote, cipota, guiro, patojo, chamo, chamito, pibe
    guri, gurises, chicos, criatura, chiquillo, chiquilla, chiquitos, chiquitin, chiquitines, peque, escuincle, huerco, pequenos, pequenines, ninitos, muchachitos, chiquitas y chiquitos, mocosos, carajitos, pequenos de la casa`,
  children: 'hijos, hijas',
  son: 'hijo',
  daughter: 'hija',
  'aged one': 'de (un|1) (ano|anito), de ano y (medio|pico)',
  baby: 'bebe, bebito, bebita, bebes, recien nacido, recien nacida',
  grandkids: 'nieto, nieta, nietecitos, nietitos, bisnietos',
  nephews: 'sobrino, sobrina, sobrinito',
  teenagers: 'adolescente, adolescentes, (hijos|hijas|muchachos|chavos) adolescentes',
  adults: 'adulto, adultos',
  pregnant: 'embarazada',
  family: 'familia',
  people: 'persona, gente, invitados, huespedes',
  dog: 'perro, perrito, perra',
  'no kids': `
    (sin|nada de|ni|no (tenemos|tengo|hay)|no vamos a tener) (hijos|ninos|chiquitos|nenes|nietos|chamacos), no es para ninos, cero ninos`,
  'children are grown': `
    ${CHILDREN} (ya)? (son|estan|se hicieron) (ya)? (grandes|adultos|adultas|mayores|crecidos|casados|universitarios|hombres|unos hombres)
    ${CHILDREN} (ya)? (crecieron|se casaron), ${CHILDREN} grandes|adultos|mayores|universitarios`,
  'children moved out': `${CHILDREN} (ya)? (se fueron|no viven (con nosotros|aqui|en la casa|con uno)|viven aparte)`,
  'children in college': `
    ${CHILDREN} (ya)? (estan|van|viven) (en|a) (la)? (universidad|uni|college)`,
  'moved out': 'se fueron (de la casa|de casa|ya)?',
  grown: 'ya (son|estan) (grandes|adultos|mayores|casados|universitarios|hombres)',
  oldest: 'mayor, mayorcito, el|la mas grande',
  youngest:
    '(el|la) (menor|mas chiquito|mas chiquita|mas pequeno|mas pequena|mas chico|mas chica|chiquito|chiquita)',
};
