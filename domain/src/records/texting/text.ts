import { DAY, type Instant } from '../../time/instant';
import { defineRecord } from '../record';

/** sending -> accepted | refused | unknown; accepted -> delivered | failed, by the provider's report. */
export const TEXT_STATES = [
  'sending',
  'accepted',
  'delivered',
  'failed',
  'refused',
  'unknown',
] as const;
export type TextState = (typeof TEXT_STATES)[number];

export const TEXT_KEPT = 180 * DAY;

/** `texts/{id}`: a text to a phone, without its words and its number. A reminder's has the id of its email. */
export interface Text {
  kind: 'reminder' | 'code' | 'test';
  bookingId: string | null;
  state: TextState;
  /** of the provider; null until it has accepted the text */
  providerId: string | null;
  /** cents of a shilling, as they stand in the month's sum */
  cents: number;
  /** `YYYY-MM` in practice time: the sum in which it counts */
  month: string;
  /** a short code; null when there is none */
  problem: string | null;
  createdAt: Instant;
  reportedAt: Instant | null;
  expiresAt: Instant;
}

export const texts = defineRecord<Text>('texts', ['createdAt', 'reportedAt', 'expiresAt']);
export const textPath = (id: string) => `texts/${id}`;

/** `stats/texts_{YYYY-MM}`: what the practice's texts of a month cost, in cents of a shilling. */
export interface TextMonth {
  count: number;
  cents: number;
}

export const textMonths = defineRecord<TextMonth>('stats', [], { count: 0, cents: 0 });
export const textMonthPath = (month: string) => `stats/texts_${month}`;
