/** Offered to all clients (specification section 3). */
const COMMON_TOPICS = ['depression-anxiety', 'loss-grief', 'trauma', 'general'] as const;
const ADOLESCENT_TOPICS = [
  'academic-stress',
  'peer-pressure',
  'identity',
  'family-conflict',
] as const;

export const BOOKING_CATEGORIES = [...COMMON_TOPICS, ...ADOLESCENT_TOPICS] as const;
export type BookingCategory = (typeof BOOKING_CATEGORIES)[number];

/** Without an age, the topics for adults. */
export function topicsFor(ageBand: string): readonly BookingCategory[] {
  return ageBand === 'adolescent' ? [...ADOLESCENT_TOPICS, ...COMMON_TOPICS] : COMMON_TOPICS;
}
