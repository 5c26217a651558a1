import type { Phrases } from '#domain/words/phrasebook.ts';

export const portfolio: Phrases = {
  'Featured Projects': 'Proyectos destacados',
  '{Count.projects} designs from our studio, each fully dimensioned.':
    '{Count.projects} diseños de nuestro estudio, cada uno con todas sus medidas.',
  'Show projects by category': 'Mostrar proyectos por categoría',
  'View All Projects': 'Ver todos los proyectos',
  'Image {position} of {total}': 'Imagen {position} de {total}',
  'Previous image': 'Imagen anterior',
  'Next image': 'Imagen siguiente',
  'View project': 'Ver el proyecto',
  'All Projects': 'Todos los proyectos',
  Residential: 'Residencial',
  Luxury: 'De lujo',
  Natural: 'Natural',
  Modern: 'Moderna',
  all: 'all',
  modern: 'modern',
  luxury: 'luxury',
};
