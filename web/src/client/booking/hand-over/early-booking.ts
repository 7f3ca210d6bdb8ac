/** What the island (`island.ts`) is built with, and what it leaves for React (`hand-over.ts`). Types only. */
import type { AvailabilityMonth } from '@tulia/domain/records/availability';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import type { AtWork } from '@tulia/domain/practice/practitioner';
import type { Instant } from '@tulia/domain/time/instant';
import type { Language } from '../../../platform/language/catalogue';

interface IslandService {
  slug: string;
  minutes: number;
  /** in words, as the summary shows them */
  name: string;
  length: string;
  price: string;
  description: string;
}

export type IslandSettings = Pick<
  PracticeSettings,
  'bookingEntry' | 'windowDays' | 'minimumNoticeMinutes'
>;

export interface IslandConfig {
  language: Language;
  /** of Firestore's REST API; empty in the local environment, where the page's own port says it */
  origin: string;
  /** `projects/…/documents` */
  documents: string;
  /** as built; what the server answers counts more */
  settings: IslandSettings;
  people: readonly AtWork[];
  services: readonly IslandService[];
}

export interface IslandFiles {
  everybody: readonly string[];
  /** for visitors who get to see the form */
  form: readonly string[];
}

export interface EarlyAnswer {
  /** of the stored settings what the form must know; all else is read later */
  settings: Partial<IslandSettings>;
  /** parts of practitioners, without their pictures */
  people: readonly (Partial<AtWork> & { id: string })[];
  months: AvailabilityMonth[];
  /** when, by the server's clock; NaN where it did not say */
  readAt: Instant;
}

export interface EarlyChoice {
  /** slug */
  service: string;
  /** id, or empty */
  practitioner: string;
  date: string;
  time: string;
  /** `YYYY-MM` in view */
  month: string;
}

export interface EarlyBooking {
  /** `waiting` until it is known whether the form is open to this visitor */
  status: 'waiting' | 'shown' | 'off';
  /** epoch milliseconds */
  askedAt: number;
  people: readonly string[];
  months: readonly string[];
  /** null when nothing was asked, or it failed */
  answer: Promise<EarlyAnswer> | null;
  chosen: () => EarlyChoice;
  /** whether anything was chosen here, or only by the address */
  isTouched: boolean;
  /** what a button says that was pressed and needs React; empty for none */
  pressed: string;
  /** whether a finger or a mouse button is down: a press may begin long before React has come */
  isDown: boolean;
  /** ends it: nothing is drawn any more */
  stop: () => void;
}

declare global {
  interface Window {
    tuliaBooking?: EarlyBooking;
  }
}
