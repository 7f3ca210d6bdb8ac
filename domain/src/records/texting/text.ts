import type { TextReport } from '../../practice/message-provider';
import { DAY, type Instant } from '../../time/instant';
import { monthOf, toWallTime } from '../../time/practice-time';
import { defineRecord } from '../record';

/** sending -> accepted | refused | unknown; accepted -> delivered | failed, by the provider's report. */
export type TextState = 'sending' | 'accepted' | 'refused' | 'unknown' | TextReport['state'];

export const TEXT_KEPT = 180 * DAY;

/** `texts/{id}`: a text to a phone, without its words and its number. A reminder's has the id of its email. */
export interface Text {
  state: TextState;
  /** of the provider; null until it has accepted the text */
  providerId: string | null;
  /** cents of a shilling, as they stand in the sum of the month in which the text was created */
  cents: number;
  /** a short code; null when there is none */
  problem: string | null;
  /** reports of this or another text, which came while this one was on its way and had no `providerId` yet */
  early: readonly TextReport[];
  createdAt: Instant;
  expiresAt: Instant;
}

export const texts = defineRecord<Text>('texts', ['createdAt', 'expiresAt']);
export const textPath = (id: string) => `texts/${id}`;

/** `stats/texts_{YYYY-MM}`: what the practice's texts of a month cost, in cents of a shilling. */
export interface TextMonth {
  count: number;
  cents: number;
}

export const textMonths = defineRecord<TextMonth>('stats', [], { count: 0, cents: 0 });
/** @param at in the month, in practice time */
export const textMonthPath = (at: Instant) => `stats/texts_${monthOf(toWallTime(at).date)}`;
