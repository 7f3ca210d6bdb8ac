import { isDate } from '@tulia/domain/time/practice-time';
import { useMedia } from '../../../platform/hooks/use-media';
import { useQueryPart } from '../../../platform/hooks/use-query-part';
import { SCHEDULE_VIEWS, type ScheduleView } from './schedule-range';
import { above } from '../../../ui/tokens';

/** View and date are in the address, so that reload and Back lead to the same week. */
export function useSchedulePlace(today: string) {
  // Wide enough for a week side by side.
  const wide = useMedia(above.md);
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
