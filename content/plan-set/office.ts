// Editorial rule: what every set says until the owner changes it at the desk. Codes are named without an edition: the authority
// decides which it has adopted. A line of the checklist says what to have in hand; its source is that of the state's own page.
import type { Office, PermitItem, Proof } from '#domain/plan-set/office.ts';
import type { StateCode } from '#domain/safety/state-laws.ts';
import { LAW_WORDS } from '../safety-laws.ts';
import { STATES } from '../states/states.ts';

const everywhere = (id: string, proof: Proof, text: string, detail = ''): PermitItem => ({
  id,
  state: null,
  text,
  detail,
  proof,
  source: null,
});

/** From the state's page: which of its facts. */
const fact = (state: StateCode, index: number): PermitItem['source'] =>
  STATES[state].permits[index]?.source ?? null;
const card = (state: StateCode): PermitItem['source'] => {
  const { read, checked } = LAW_WORDS[state];
  return { ...read, checked };
};
const inState = (
  state: StateCode,
  name: string,
  source: PermitItem['source'],
  text: string,
  detail = '',
): PermitItem => ({ id: `${state.toLowerCase()}-${name}`, state, text, detail, proof: 'staff', source });

const EVERYWHERE: PermitItem[] = [
  everywhere('title', 'title', 'Client, property address and project number on every sheet'),
  everywhere(
    'survey',
    'staff',
    'Survey with a licensed surveyor’s seal',
    'A client’s own drawing does not replace it',
  ),
  everywhere('site-plan', 'lot', 'Site plan with lot lines and setbacks'),
  everywhere(
    'setbacks',
    'setbacks',
    'The water keeps its distance from lot lines, buildings, easements and lines',
  ),
  everywhere('scale', 'scale', 'The site drawing’s scale is checked'),
  everywhere('barrier', 'barrier', 'Barrier drawn, at least as high as required'),
  everywhere('gates', 'gates', 'Gate detail: swing, closer and latch'),
  everywhere('drains', 'drains', 'Drains and their covers'),
  everywhere('bonding', 'bonding', 'Bonding plan'),
  everywhere('equipment', 'equipment', 'Equipment schedule'),
  everywhere(
    'structure',
    'staff',
    'Structural sheets with a licensed engineer’s seal',
    'Sheet S-1 leaves room for them',
  ),
  everywhere('walls', 'walls', 'Engineer’s design for high retaining walls'),
  everywhere('soil', 'staff', 'Soil report, where the authority asks for one'),
  everywhere('utilities', 'staff', 'Buried utilities located before digging', 'Call 811'),
  everywhere('association', 'staff', 'The homeowners’ association’s approval, where there is one'),
];

const BY_STATE: PermitItem[] = [
  inState(
    'FL',
    'measure',
    card('FL'),
    'Which of the five safety measures is used',
    'A barrier is one of them',
  ),
  inState('FL', 'owner', fact('FL', 0), 'Owner-builder disclosure statement, if the owner builds'),
  inState('FL', 'license', fact('FL', 2), 'Pool contractor’s license number, if one is hired'),
  inState(
    'CA',
    'features',
    card('CA'),
    'Two of the seven safety features named',
    'An enclosure is one of them',
  ),
  inState('CA', 'owner', fact('CA', 0), 'Owner-builder declaration, if the owner builds'),
  inState('CA', 'license', fact('CA', 1), 'Pool builder’s C-53 license number, if one is hired'),
  inState(
    'TX',
    'city',
    card('TX'),
    'Fence height and pool code of the city',
    'The state’s law covers shared pools only',
  ),
  inState('TX', 'electrician', fact('TX', 0), 'License number of whoever wires the pool'),
  inState(
    'AZ',
    'city',
    card('AZ'),
    'The city’s own barrier rule',
    'It may ask for more than the state, of every home',
  ),
  inState('AZ', 'owner', fact('AZ', 0), 'Owner’s statement, if the owner builds'),
  inState('AZ', 'license', fact('AZ', 1), 'License number of every contractor hired'),
  inState('NV', 'county', card('NV'), 'The county’s pool code: barrier height and gate'),
  inState('NV', 'owner', fact('NV', 0), 'Owner exemption applied for, if the owner builds'),
  inState('NV', 'permits', fact('NV', 1), 'Each contractor’s own permit'),
  inState('NY', 'alarm', card('NY'), 'Pool alarm named'),
  inState('NY', 'fence', fact('NY', 1), 'Temporary fence for the time of building'),
  inState('NY', 'license', fact('NY', 2), 'The county’s license of the builder'),
  inState('GA', 'code', fact('GA', 0), 'Edition of the pool code in force'),
  inState('GA', 'owner', fact('GA', 1), 'Owner’s statement, if the owner builds'),
  inState('GA', 'city', fact('GA', 2), 'The city’s own rules'),
  inState(
    'NC',
    'license',
    fact('NC', 0),
    'Contractor’s license, where the contract reaches the state’s limit',
  ),
  inState('NC', 'owner', fact('NC', 1), 'Owner’s affidavit, if the owner builds'),
  inState('PA', 'permit', fact('PA', 0), 'Building permit under the state’s code'),
  inState('PA', 'registration', fact('PA', 1), 'Contractor’s registration number'),
  inState('IL', 'municipality', fact('IL', 0), 'The municipality’s pool and fence rules'),
  inState('IL', 'county', fact('IL', 1), 'Outside city limits: the county’s rules'),
  inState('IL', 'plumber', fact('IL', 3), 'License number of the plumber'),
  inState('OH', 'electrical', fact('OH', 0), 'Electrical approval under the residential code'),
  inState('OH', 'department', fact('OH', 1), 'Which certified department reviews the set'),
];

export const OFFICE: Office = {
  codes: [
    'International Residential Code, as adopted',
    'International Swimming Pool and Spa Code, as adopted',
    'National Electrical Code (NFPA 70), Article 680, as adopted',
    'ANSI/PHTA/ICC-7, suction entrapment avoidance',
    'Virginia Graeme Baker Pool and Spa Safety Act: drain covers',
    'State and local amendments, zoning and health rules',
  ],
  notes: [
    'Do not scale the drawings. Written dimensions govern; report any difference before work begins.',
    'The contractor verifies all dimensions, property lines, setbacks and easements on site before staking.',
    'Locate buried utilities before digging. Keep clear of overhead lines as the utility requires.',
    'Shell, steel, walls and footings are designed by a licensed engineer from a site visit or soil report.',
    'All plumbing is pressure-tested before it is covered and stays under pressure until the deck is placed.',
    'All electrical work, grounding and bonding is done by a licensed electrician and inspected before it is covered.',
    'Suction outlets have listed covers, rated for the flow shown, and are never a single blockable drain.',
    'A barrier stands before the pool is filled. Gates close and latch by themselves.',
    'Deck drains away from the pool and the house. Surface water does not run onto neighboring land.',
    'Materials and equipment are shown by what they must do. Equals are submitted for review.',
    'The contractor obtains permits and inspections, and keeps one approved set on site.',
  ],
  permits: [...EVERYWHERE, ...BY_STATE],
};
