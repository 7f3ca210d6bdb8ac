import type { Instant } from '@tulia/domain/time/instant';
import { toWallTime } from '@tulia/domain/time/practice-time';

/** Sessions under their practice date, in the order they came. */
export function sessionsByDay<Session extends { startsAt: Instant }>(
  sessions: readonly Session[],
): [date: string, sessions: Session[]][] {
  const days = new Map<string, Session[]>();
  for (const session of sessions) {
    const { date } = toWallTime(session.startsAt);
    days.set(date, [...(days.get(date) ?? []), session]);
  }
  return [...days];
}
