/** The practitioners of the demo data: one, or two, to see how several work together. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  defaultPractitioner,
  defaultPractitionerContact,
} from '@tulia/domain/practice/practitioner';

export type HowMany = 1 | 2;
/** What is seeded: a demo practice with so many practitioners, or what a first deployment leaves. */
export type Extent = HowMany | 'empty';

export interface DemoPractitioner {
  practitioner: typeof defaultPractitioner;
  contact: typeof defaultPractitionerContact;
  /** of the practitioner's account */
  uid: string;
}

/** Drawn for the demo practice; `njeri.svg` beside it is the drawing itself. */
const PORTRAIT = readFileSync(path.join(import.meta.dirname, 'portraits/njeri.webp'), 'base64');

const FIRST: DemoPractitioner = {
  practitioner: {
    ...defaultPractitioner,
    name: 'Njeri Mwangi',
    sentence: {
      en: 'You do not need the right words. We begin where you are.',
      sw: 'Huhitaji maneno sahihi. Tunaanzia hapo ulipo.',
    },
    licence: { board: 'Counsellors and Psychologists Board', number: '0000 (example)' },
    photo: `data:image/webp;base64,${PORTRAIT}`,
  },
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
  contact: { ...defaultPractitionerContact, email: 'therapist2@tulia.example' },
  uid: 'demo-therapist2',
};

/** The second has no photo, so that pages show what they show in place of a photo. */
export const demoPractitioners = (howMany: HowMany): [DemoPractitioner, ...DemoPractitioner[]] =>
  howMany === 1 ? [FIRST] : [FIRST, SECOND];

const OPTION = '--practitioners';

/**
 * The number after `--practitioners` on a command line; 1 without it.
 * @throws Error for anything but 1 and 2
 */
export function howManyPractitioners(args: readonly string[]): HowMany {
  const at = args.findIndex((arg) => arg === OPTION || arg.startsWith(`${OPTION}=`));
  if (at < 0) return 1;
  const said = args[at]?.split('=')[1] ?? args[at + 1];
  if (said === '1') return 1;
  if (said === '2') return 2;
  throw new Error(`${OPTION} is 1 or 2, not ${said ?? 'nothing'}.`);
}
