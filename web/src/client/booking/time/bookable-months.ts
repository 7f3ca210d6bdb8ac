import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { addDays, monthsBetween } from '@tulia/domain/time/practice-time';

/** The months that a booking made today may fall into. @param today practice date */
export function bookableMonths(
  today: string,
  { windowDays }: Pick<PracticeSettings, 'windowDays'>,
): string[] {
  // One day more than the window: a session that starts late may end on the day after.
  return monthsBetween(today, addDays(today, windowDays + 1));
}
