// The lead that both sides of the comparison write.
export const leadOf = (email: string) => ({
  firstName: 'Ann',
  lastName: 'Lee',
  email,
  phone: '407 555 0100',
  location: 'Orlando, FL',
  details: 'A pool of about 16 by 32 ft behind a ranch house, with a spa, for a family of five.',
  budget: '50-75k',
  isFromAI: false,
});
