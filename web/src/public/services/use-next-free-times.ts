import type { AvailabilityMonth } from '@tulia/domain/records/availability';
import type { Service } from '@tulia/domain/practice/service';
import type { Slot } from '@tulia/domain/slot/free-slots';
import type { Instant } from '@tulia/domain/time/instant';
import { useEffect, useState } from 'react';
import { useNow } from '../../platform/hooks/use-now';
import { whenIdle } from '../../platform/hooks/when-idle';
import { usePractice } from '../../shared/practice/practice';
import { usePractitioners } from '../../shared/practice/practitioners';

/** An answer is at most this old. Milliseconds. */
const FRESH_FOR = 60_000;

interface Reading {
  at: Instant;
  months: Promise<ReadonlyMap<string, AvailabilityMonth[]>>;
}

/** So many times are shown. */
const COUNT = 3;

/** Soonest first, and the instant of the answer. */
interface FreeTimes {
  asOf: Instant;
  times: Slot[];
}

/** Cards of a page that read within a minute share one answer. */
let last: Reading | null = null;

/** Soonest first, at most a minute old while the page is visible. Null until known, and where unreadable. */
export function useNextFreeTimes(service: Service): FreeTimes | null {
  const practice = usePractice();
  const people = usePractitioners();
  const [times, setTimes] = useState<FreeTimes | null>(null);
  const now = useNow(FRESH_FOR);

  useEffect(() => {
    let stopped = false;
    const check = async () => {
      const { readComingMonths, nextFreeTimes } = await import('./next-free');
      if (last === null || now - last.at >= FRESH_FOR)
        last = { at: now, months: readComingMonths(people, now) };
      const months = await last.months;
      const about = { people, practice, service, now, count: COUNT };
      if (!stopped) setTimes({ asOf: now, times: nextFreeTimes(months, about) });
    };
    const checkOrForget = () =>
      void check().catch(() => {
        last = null;
        // Times of an hour ago are worse than none.
        if (!stopped) setTimes(null);
      });
    const stopWaiting = whenIdle(checkOrForget);
    return () => {
      stopped = true;
      stopWaiting();
    };
  }, [service, people, practice, now]);
  return times;
}
