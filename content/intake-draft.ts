// Editorial rule: nothing that somebody wrote is ever gone; say where it is and how it comes back.
export const INTAKE_DRAFT = {
  title: 'We saved what you wrote earlier',
  body: 'It is saved only in this browser. Files are kept too, as long as the browser has room.',
  continue: 'Continue at step {step}: {name}',
  discard: 'Discard the draft',
  discarded: 'The draft was discarded.',
  undo: 'Undo',
  choice: {
    title: 'You have a saved draft',
    body: 'Use this design in it? Its size, depths, and deck replace yours. Its features and description are added.',
    use: 'Use the design',
    keep: 'Keep my draft as it is',
  },
  used: 'Your design is in your draft now.',
  useAfterAll: 'Use the design after all',
  otherTab: 'This form was changed in another tab.',
  load: 'Show those changes here',
  fromDesign: 'We filled in the pool from your design. You can change anything.',
} as const;
