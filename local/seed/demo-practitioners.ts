/** The practitioners of the demo data: one, or two, to see how several work together. */
import {
  defaultPractitioner,
  defaultPractitionerContact,
  PRIMARY_CALENDAR,
  type Practitioner,
  type PractitionerContact,
} from '@tulia/domain/practice/practitioner';

/** How many practitioners the demo practice has. */
export type HowMany = 1 | 2;

export interface DemoPractitioner {
  practitioner: Practitioner;
  contact: PractitionerContact;
  /** the demo account behind them */
  uid: string;
}

const FIRST: DemoPractitioner = {
  practitioner: defaultPractitioner,
  contact: defaultPractitionerContact,
  uid: 'demo-therapist',
};

const DAY = { first: '09:00', last: '17:00' };

const SECOND: DemoPractitioner = {
  practitioner: {
    ...defaultPractitioner,
    id: 'baraka-odhiambo',
    name: 'Baraka Odhiambo',
    title: { en: 'Family and youth counsellor', sw: 'Mshauri wa familia na vijana' },
    sentence: {
      en: 'I like to begin with what already carries you.',
      sw: 'Napenda kuanza na yale yanayokubeba tayari.',
    },
    languages: ['English', 'Kiswahili', 'Dholuo'],
    openingHours: { 1: DAY, 2: DAY, 3: DAY, 4: DAY, 5: DAY, 6: { first: '09:00', last: '12:00' } },
    services: ['individual-therapy', 'adolescent-support', 'consultation'],
    order: 1,
  },
  contact: { email: 'therapist2@tulia.example', calendarId: PRIMARY_CALENDAR },
  uid: 'demo-therapist2',
};

/** The first has a placeholder as a name as long as there is only one. */
export function demoPractitioners(howMany: HowMany): [DemoPractitioner, ...DemoPractitioner[]] {
  if (howMany === 1) return [FIRST];
  return [{ ...FIRST, practitioner: { ...FIRST.practitioner, name: 'Njeri Mwangi' } }, SECOND];
}
