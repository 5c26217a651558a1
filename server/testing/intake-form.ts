/** A project with a spa as the wizard sends it: every field as text, lists as JSON text. */
export const INTAKE_FIELDS: Record<string, string> = {
  fullName: 'Ana Ruiz',
  email: 'ana@example.com',
  phone: '(407) 555-0100',
  projectAddress: '12 Shore Road',
  city: 'Orlando',
  state: 'FL',
  zipCode: '32801',
  county: 'Orange County',
  hasHOA: 'false',
  poolLength: '30',
  poolWidth: '15',
  shallowDepth: '3.5',
  deepDepth: '6',
  deckMaterial: 'Tile',
  deckSquareFootage: '600',
  waterFeatures: '["Scuppers"]',
  fireFeatures: '[]',
  safetyFeatures: '["Pool fence"]',
  hasSpa: 'true',
  spaSize: 'medium',
  spaSpillover: 'true',
  budgetRange: '$50,000-$75,000',
  consentGiven: 'true',
};

/** The same with one PDF of the wanted size. */
export const intakeForm = (fileBytes: number) => {
  const file = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(fileBytes - 9, 0x20)]);
  const body = new FormData();
  for (const [name, value] of Object.entries(INTAKE_FIELDS)) body.append(name, value);
  body.append('file_0', new Blob([new Uint8Array(file)], { type: 'application/pdf' }), 'survey.pdf');
  return { body, file };
};
