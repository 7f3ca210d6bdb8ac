import { isDate } from '@tulia/domain/time/practice-time';
import { useQueryPart } from '../../../platform/hooks/use-query-part';
import { SCHEDULE_VIEWS, type ScheduleView } from './schedule-range';
import { useSyncExternalStore } from 'react';
import { above } from '../../../ui/tokens';

/** View and date are in the address, so that reload and Back lead to the same week. */
export function useSchedulePlace(today: string) {
  const wide = useWide();
  const [search, changeQuery] = useQueryPart();
  const view = SCHEDULE_VIEWS.find((each) => each === search.get('view'));
  const date = search.get('date') ?? '';
  const set = (part: Record<string, string>) =>
    changeQuery((next) => {
      for (const [name, value] of Object.entries(part)) next.set(name, value);
      return next;
    });
  return {
    view: view ?? (wide ? 'week' : 'list'),
    date: isDate(date) ? date : today,
    setView: (next: ScheduleView) => set({ view: next }),
    setDate: (next: string) => set({ date: next }),
    openDay: (next: string) => set({ view: 'day', date: next }),
  } as const;
}

/** Wide enough for a week side by side. */
function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(above.md);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(above.md).matches,
    () => false,
  );
}
