import { emptyText, type Localized } from '../person/localized';
import type { Instant } from '../time/instant';

/** A help line that people in danger are told to call; part of `settings/practice`. */
export interface CrisisNumber {
  name: Localized;
  /** as people write it, `0722 178 177` */
  number: string;
  /** when the line is answered; empty where the practice does not know */
  hours: Localized;
  /** for whom the line is, and in which languages; empty for all */
  whom: Localized;
  /** when a staff member called the number and found it right; null until then */
  verifiedAt: Instant | null;
}

/** What an admin enters of a number; the server sets when it was confirmed. */
export type WrittenCrisisNumber = Omit<CrisisNumber, 'verifiedAt'> & { isConfirmed: boolean };

export const CRISIS_NUMBERS_MAX = 12;

const always: Localized = { en: 'day and night', sw: 'usiku na mchana' };

/**
 * Kenya's numbers as the product ships with them, the one to try first in front. The practice has not called them
 * yet, so each counts as unverified.
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
    whom: { en: 'if you are thinking of ending your life', sw: 'ukiwaza kujiua' },
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

/** The digits of a number, the same in every way of writing it. */
const digitsOf = (number: string) => number.replace(/[^+\d]/g, '');

/**
 * What is stored of the numbers that an admin entered. A number that was there before can be confirmed, and keeps
 * the time of its first confirmation; a new or changed number has to be confirmed after it is saved.
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
