/** The input of the island (`island.ts`), and its state for React (`hand-over.ts`). Types only. */
import type { AvailabilityMonth } from '@tulia/domain/records/availability';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import type { AtWork } from '@tulia/domain/practice/practitioner';
import type { Instant } from '@tulia/domain/time/instant';
import type { Language } from '../../../platform/language/catalogue';

interface IslandService {
  slug: string;
  minutes: number;
  /** in words, as in the summary */
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
  /** of Firestore's REST API; empty in the local environment, where it follows from the port of the page */
  origin: string;
  /** `projects/…/documents` */
  documents: string;
  /** from the build; the answer of the server replaces them */
  settings: IslandSettings;
  people: readonly AtWork[];
  services: readonly IslandService[];
}

export interface IslandFiles {
  everybody: readonly string[];
  /** for visitors who see the form */
  form: readonly string[];
}

export interface EarlyAnswer {
  /** only the settings that the form needs; React loads the others */
  settings: Partial<IslandSettings>;
  people: readonly (Partial<AtWork> & { id: string })[];
  months: AvailabilityMonth[];
  /** time of reading by the server's clock; NaN when the answer has none */
  readAt: Instant;
}

export interface EarlyChoice {
  /** slug */
  service: string;
  /** id, or empty */
  practitioner: string;
  date: string;
  time: string;
  /** `YYYY-MM`, the month on screen */
  month: string;
}

export interface EarlyBooking {
  /** `waiting` until it is known whether this visitor may see the form */
  status: 'waiting' | 'shown' | 'off';
  /** epoch milliseconds */
  askedAt: number;
  people: readonly string[];
  months: readonly string[];
  /** null before the request, and when it failed */
  answer: Promise<EarlyAnswer> | null;
  chosen: () => EarlyChoice;
  /** the visitor has chosen something here, not only by the address */
  isTouched: boolean;
  /** label of the last pressed button that needs React; empty without one */
  pressed: string;
  /** a finger or a mouse button is down: a press may begin long before React has loaded */
  isDown: boolean;
  /** from then on the island draws nothing */
  stop: () => void;
}

declare global {
  interface Window {
    tuliaBooking?: EarlyBooking;
  }
}
