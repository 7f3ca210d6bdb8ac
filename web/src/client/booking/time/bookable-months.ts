import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { addDays, monthsBetween } from '@tulia/domain/time/practice-time';

/** The months that a client can book today. @param today practice date */
export function bookableMonths(
  today: string,
  { windowDays }: Pick<PracticeSettings, 'windowDays'>,
): string[] {
  // One day more than the window, because a late session may end on the next day.
  return monthsBetween(today, addDays(today, windowDays + 1));
}
