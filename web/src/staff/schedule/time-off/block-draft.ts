import type { BlockBody } from '@tulia/domain/calls/schedule/block-time';
import { NO_END } from '@tulia/domain/slot/block-dates';
import { isDate, weekdayOf } from '@tulia/domain/time/practice-time';

export const BLOCK_KINDS = ['once', 'weekly', 'daily', 'days'] as const;
/** one day; one weekday every week; every day (a break); whole days (a leave) */
type BlockKind = (typeof BLOCK_KINDS)[number];

export interface BlockDraft {
  kind: BlockKind;
  /** practice dates, empty while not chosen */
  firstDate: string;
  lastDate: string;
  /** no end */
  open: boolean;
  /** `HH:MM`, empty while not chosen; 23:59 means midnight */
  start: string;
  end: string;
  /** slug or `ALL_SERVICES` */
  service: string;
}

export const ALL_SERVICES = '*';
export const EMPTY: BlockDraft = {
  kind: 'once',
  firstDate: '',
  lastDate: '',
  open: false,
  start: '',
  end: '',
  service: ALL_SERVICES,
};
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** A leave has an end. */
export const mayBeOpen = (kind: BlockKind): boolean => kind === 'weekly' || kind === 'daily';

/** Whole days are blocked from midnight to midnight. */
export function blockOf(draft: BlockDraft, practitionerId: string): BlockBody {
  const { kind, firstDate, service } = draft;
  const isOpen = draft.open && mayBeOpen(kind);
  return {
    practitionerId,
    serviceId: service === ALL_SERVICES ? null : service,
    firstDate,
    lastDate: kind === 'once' ? firstDate : isOpen ? NO_END : draft.lastDate,
    weekdays:
      kind === 'days' || kind === 'daily'
        ? EVERY_DAY
        : isDate(firstDate)
          ? [weekdayOf(firstDate)]
          : [],
    start: kind === 'days' ? '00:00' : draft.start,
    end: kind === 'days' || draft.end === '23:59' ? '24:00' : draft.end,
    keepSessions: false,
  };
}

export function problemOf(reason: string) {
  if (reason === 'range-invalid') return 'order';
  return reason === 'step-invalid' ? 'step' : 'missing';
}

/** The form's field for a path of the block. */
export function draftFieldOf(path: string, kind: BlockKind): string {
  if (path === 'weekdays' || (path === 'lastDate' && kind === 'once')) return 'firstDate';
  return path === 'serviceId' ? 'service' : path;
}
