import type { SizeWord, Style } from '../vocabulary.ts';

// The words of a pool in Spanish, French, German, Portuguese and Italian, without accents, for visitors who mix or switch.

export const FOREIGN_STYLES: Partial<Record<Style, string[]>> = {
  Modern: ['moderna', 'moderno', 'moderne', 'moderner', 'modernes'],
  Rectangular: [
    'rectangulaire',
    'rechteckig',
    'rechteckiger',
    'rechteckiges',
    'rechteckigen',
    'retangular',
    'rettangolare',
  ],
  Luxury: ['de lujo', 'lujo', 'lujosa', 'de luxe', 'luxuriose', 'luxuosa', 'di lusso'],
  Kidney: ['rinon', 'nierenformig', 'haricot', 'forma de rinon'],
  Lap: ['couloir de nage', 'carril de nado', 'para nadar'],
  Infinity: ['piscina infinita', 'piscine a debordement', 'debordement', 'infinitypool', 'piscina a sfioro'],
  Mediterranean: ['mediterraneo', 'mediterranea', 'mediterraneenne', 'mediterran', 'mediterraner'],
  Natural: ['naturelle', 'naturpool', 'schwimmteich', 'naturale', 'biopiscina'],
  Freeform: ['forma libre', 'forme libre', 'freiform'],
};

export const FOREIGN_SIZES: Partial<Record<SizeWord, string[]>> = {
  Small: ['pequena', 'pequeno', 'chica', 'petite', 'kleiner', 'kleines', 'kleinen', 'klein', 'piccola'],
  Medium: ['mediana', 'mediano', 'moyenne', 'mittelgross'],
  Large: ['grande', 'grosser', 'grosses', 'grossen', 'gross'],
  'Extra large': ['muy grande', 'enorme', 'riesig', 'tres grande'],
};

export const FOREIGN_REFUSALS = [
  'sin',
  'ni',
  'non',
  'sans',
  'pas de',
  'ohne',
  'kein',
  'keine',
  'keinen',
  'sem',
  'senza',
];
export const FOREIGN_WISHES = [
  'con',
  'quiero',
  'queremos',
  'quisiera',
  'quero',
  'vorrei',
  'avec',
  'mit',
  'com',
  'pero',
  'aber',
  'mais',
];
export const FOREIGN_YOUNG = [
  'ninos',
  'nino',
  'nietos',
  'hijos',
  'hijos pequenos',
  'enfants',
  'petits enfants',
  'kinder',
  'kleinkinder',
  'enkel',
  'criancas',
  'netos',
  'bambini',
  'nipoti',
];
export const FOREIGN_POOLS = [
  'piscina',
  'alberca',
  'piscine',
  'schwimmbad',
  'schwimmbecken',
  'swimmingpool',
  'bassin',
];
