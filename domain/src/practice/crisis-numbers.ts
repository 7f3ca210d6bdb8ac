import { emptyText, type Localized } from '../person/localized';
import type { Instant } from '../time/instant';

/** A help line that people in danger are told to call; part of `settings/practice`. */
export interface CrisisNumber {
  name: Localized;
  /** as people write it, `0722 178 177` */
  number: string;
  /** when somebody answers; empty where the practice does not know */
  hours: Localized;
  /** for whom it is, and in which languages; empty for everybody */
  whom: Localized;
  /** when somebody of the practice called it and found it right; null while nobody has */
  verifiedAt: Instant | null;
}

/** What an admin writes of a number; when it was confirmed is the server's to say. */
export type WrittenCrisisNumber = Omit<CrisisNumber, 'verifiedAt'> & { isConfirmed: boolean };

export const CRISIS_NUMBERS_MAX = 12;

const always: Localized = { en: 'day and night', sw: 'usiku na mchana' };

/**
 * Kenya's numbers as the product ships with them, the one to try first in front. Nobody of the practice has called them
 * yet: each counts as unverified until somebody has.
 */
export const seedCrisisNumbers: readonly CrisisNumber[] = [
  {
    name: { en: 'Emergency services', sw: 'Huduma za dharura' },
    number: '999',
    hours: always,
    whom: emptyText,
    verifiedAt: null,
  },
  {
    name: { en: 'Emergency, from a mobile phone', sw: 'Dharura, kwa simu ya mkononi' },
    number: '112',
    hours: always,
    whom: emptyText,
    verifiedAt: null,
  },
  {
    name: { en: 'Kenya Red Cross', sw: 'Msalaba Mwekundu Kenya' },
    number: '1199',
    hours: always,
    whom: {
      en: 'somebody to talk to, English and Swahili',
      sw: 'mtu wa kuzungumza naye, Kiingereza na Kiswahili',
    },
    verifiedAt: null,
  },
  {
    name: { en: 'Befrienders Kenya', sw: 'Befrienders Kenya' },
    number: '0722 178 177',
    hours: emptyText,
    whom: { en: 'when life seems too heavy', sw: 'maisha yanapokuwa mazito mno' },
    verifiedAt: null,
  },
  {
    name: { en: 'Childline Kenya', sw: 'Childline Kenya' },
    number: '116',
    hours: always,
    whom: { en: 'children and teenagers', sw: 'watoto na vijana balehe' },
    verifiedAt: null,
  },
  {
    name: { en: 'Helpline against violence', sw: 'Simu ya msaada dhidi ya ukatili' },
    number: '1195',
    hours: always,
    whom: { en: 'violence at home or by a partner', sw: 'ukatili wa nyumbani au wa mwenzi' },
    verifiedAt: null,
  },
];

/** A number by its digits alone, however it is written. */
const digitsOf = (number: string) => number.replace(/[^+\d]/g, '');

/**
 * What is stored of the numbers an admin wrote: a confirmation is taken for a number that was there before, and keeps its
 * moment; a number that is new or was changed has to be confirmed once it is saved.
 */
export function savedCrisisNumbers(
  before: readonly CrisisNumber[],
  written: readonly WrittenCrisisNumber[],
  now: Instant,
): CrisisNumber[] {
  return written.map(({ isConfirmed, ...rest }) => {
    const same = before.find(({ number }) => digitsOf(number) === digitsOf(rest.number));
    return { ...rest, verifiedAt: same && isConfirmed ? (same.verifiedAt ?? now) : null };
  });
}
