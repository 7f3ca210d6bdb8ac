import { emptyText, type Localized } from '../person/localized';
import type { Instant } from '../time/instant';

export interface CrisisNumber {
  name: Localized;
  number: string;
  /** opening hours; empty where unknown */
  hours: Localized;
  /** who it is for, and its languages; empty for everybody */
  whom: Localized;
  /** when a staff member called the number and confirmed it */
  verifiedAt: Instant | null;
}

/** What an admin enters. The server sets the time of the confirmation. */
type WrittenCrisisNumber = Omit<CrisisNumber, 'verifiedAt'> & { isConfirmed: boolean };

export const CRISIS_NUMBERS_MAX = 12;

const always: Localized = { en: 'day and night', sw: 'usiku na mchana' };

/** Kenya's numbers, the most general first. The practice has not called them yet, so they count as unverified. */
export const seedCrisisNumbers: readonly CrisisNumber[] = [
  {
    name: { en: 'Emergency services', sw: 'Huduma za dharura' },
    number: '999',
    hours: always,
    whom: emptyText,
  },
  {
    name: { en: 'Emergency, from a mobile phone', sw: 'Dharura, kwa simu ya mkononi' },
    number: '112',
    hours: always,
    whom: emptyText,
  },
  {
    name: { en: 'Kenya Red Cross', sw: 'Msalaba Mwekundu Kenya' },
    number: '1199',
    hours: always,
    whom: {
      en: 'somebody to talk to, English and Swahili',
      sw: 'mtu wa kuzungumza naye, Kiingereza na Kiswahili',
    },
  },
  {
    name: { en: 'Befrienders Kenya', sw: 'Befrienders Kenya' },
    number: '0722 178 177',
    hours: emptyText,
    whom: { en: 'if you are thinking of ending your life', sw: 'ukiwaza kujiua' },
  },
  {
    name: { en: 'Childline Kenya', sw: 'Childline Kenya' },
    number: '116',
    hours: always,
    whom: { en: 'children and teenagers', sw: 'watoto na vijana balehe' },
  },
  {
    name: { en: 'Helpline against violence', sw: 'Simu ya msaada dhidi ya ukatili' },
    number: '1195',
    hours: always,
    whom: { en: 'violence at home or by a partner', sw: 'ukatili wa nyumbani au wa mwenzi' },
  },
].map((each) => ({ ...each, verifiedAt: null }));

const digitsOf = (number: string) => number.replace(/[^+\d]/g, '');

/** A saved number can be confirmed, and keeps its first confirmation; a new or changed one only after it is saved. */
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
