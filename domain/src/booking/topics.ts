/** What a session may be about (specification section 9), by the age of the client. */
import type { AgeBand } from '../person/age-band';

/** The topics of the booking form (specification section 3), offered to all clients. */
const COMMON_TOPICS = ['depression-anxiety', 'loss-grief', 'trauma', 'general'] as const;
const ADOLESCENT_TOPICS = [
  'academic-stress',
  'peer-pressure',
  'identity',
  'family-conflict',
] as const;

export const BOOKING_CATEGORIES = [...COMMON_TOPICS, ...ADOLESCENT_TOPICS] as const;
export type BookingCategory = (typeof BOOKING_CATEGORIES)[number];

/** In the order in which they are offered. */
const TOPICS: Record<AgeBand, readonly BookingCategory[]> = {
  adult: COMMON_TOPICS,
  adolescent: [...ADOLESCENT_TOPICS, ...COMMON_TOPICS],
};

/** The topics to choose from; a client who has not said their age yet is offered those of adults. */
export function topicsFor(ageBand: string): readonly BookingCategory[] {
  return ageBand === 'adolescent' ? TOPICS.adolescent : TOPICS.adult;
}
