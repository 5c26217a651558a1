// Editorial rule: the engineer designs; we say what the shell measures and what is still open. `keys` follow the section's numbers.
export const structural = {
  sheet: 'Structural',
  plan: 'Shell plan',
  section: 'Typical wall, steel not shown',
  notes: 'Notes to the shell',
  engineer: 'For the engineer: steel, concrete strength, soil, notes and seal',
  keys: ['Coping and deck, see finishes.', 'Bond beam.', 'Wall.', 'Floor.', 'Gravel.', 'Water level.'],
  general: [
    'Steel, concrete strength and any change to the thicknesses shown are the engineer’s.',
    'Thicknesses here are assumptions for quantities, not a design.',
    'Soil bearing, groundwater and expansive soil are to be verified before digging.',
    'A raised spa, a water feature’s wall and a catch basin need details of their own.',
  ],
} as const;
