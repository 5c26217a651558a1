import type { Phrases } from '#domain/words/phrasebook.ts';

export const quiz: Phrases = {
  'AI Design Quiz': 'Cuestionario de diseño con IA',
  'Which package fits your pool?': '¿Qué paquete le conviene a su piscina?',
  'Answer {count.quiz-questions} questions and get one recommendation, with its price and everything in it.':
    'Responda {count.quiz-questions} preguntas y reciba una recomendación, con su precio y todo lo que incluye.',
  '{Count.quiz-questions} questions, about 2 minutes': '{Count.quiz-questions} preguntas, unos 2 minutos',
  'No email needed': 'No necesita dar su correo',
  'You can go back and change an answer': 'Puede volver atrás y cambiar una respuesta',
  'Start AI Quiz (2 minutes)': 'Empezar (2 minutos)',
  'Find your package': 'Encuentre su paquete',
  Back: 'Atrás',
  'Take Quiz Again': 'Repetir el cuestionario',
  'Select Recommended Package': 'Elegir el recomendado',
  'Next you see the total and what happens after. Nothing is charged yet.':
    'Enseguida verá el total y lo que sigue. Todavía no se cobra nada.',
  'We recommend': 'Le recomendamos',
  'You said:': 'Sus respuestas:',
  'Your result': 'Su resultado',
  'The quiz could not load': 'No se pudo cargar el cuestionario',
  'Please check your connection and try again.': 'Revise su conexión e intente de nuevo, por favor.',
  'Question {step} of {total}': 'Pregunta {step} de {total}',
  'What do you want to end up with?': '¿Qué quiere lograr?',
  'A premium 3D design of my pool': 'Un diseño 3D premium de mi piscina',
  'An engineering stamp on my drawings': 'Un sello de ingeniería en mis planos',
  'A luxury resort in my backyard': 'Un resort de lujo en mi patio',
  'Help with permits': 'Ayuda con los permisos',
  'To build it myself': 'Construirla por mi cuenta',
  'Just exploring': 'Solo estoy viendo opciones',
  'What is your budget for design and plans?': '¿Cuál es su presupuesto para el diseño y los planos?',
  'Under $500': 'Menos de $500',
  'Do you need stamped engineering?': '¿Necesita ingeniería sellada?',
  'This is more than the budget you named. Within it: {title}, {price}.':
    'Supera el presupuesto que indicó. Dentro de él: {title}, {price}.',
  'Choose this one instead': 'Mejor elegir este',
  yes: 'yes',
  luxury: 'luxury',
};
