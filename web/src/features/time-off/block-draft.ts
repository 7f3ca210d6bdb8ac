/** Time off as it is filled in, and what is sent of it. */
import type { InputOf } from '@tulia/domain/calls/call';
import type { saveBlock } from '@tulia/domain/calls/block-time';
import { isBlockSpan } from '@tulia/domain/slot/block-dates';
import { isDate, weekdayOf } from '@tulia/domain/time/practice-time';

export const BLOCK_KINDS = ['once', 'weekly', 'days'] as const;
/** on one day, every week on one weekday, or whole days such as a leave */
export type BlockKind = (typeof BLOCK_KINDS)[number];

export interface BlockDraft {
  kind: BlockKind;
  /** `YYYY-MM-DD`, empty while not chosen */
  firstDate: string;
  lastDate: string;
  /** `HH:MM`, empty while not chosen; 23:59 means until midnight */
  start: string;
  end: string;
  /** null for all services */
  serviceId: string | null;
}

export type DraftProblem = 'missing' | 'order' | 'step';
export type BlockInput = Omit<InputOf<typeof saveBlock>, 'id' | 'keepSessions'>;

const STEP = /:(00|30)$/;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** What would be sent, or why it cannot be. Whole days are blocked from midnight to midnight. */
export function blockInputOf(draft: BlockDraft): BlockInput | DraftProblem {
  const { kind, firstDate, serviceId } = draft;
  const lastDate = kind === 'once' ? firstDate : draft.lastDate;
  const start = kind === 'days' ? '00:00' : draft.start;
  const end = kind === 'days' || draft.end === '23:59' ? '24:00' : draft.end;
  if (!isDate(firstDate) || !isDate(lastDate) || start === '' || end === '') return 'missing';
  if (start >= end || !isBlockSpan(firstDate, lastDate)) return 'order';
  if (!STEP.test(start) || !STEP.test(end)) return 'step';
  const weekdays = kind === 'days' ? EVERY_DAY : [weekdayOf(firstDate)];
  return { serviceId, firstDate, lastDate, weekdays, start, end };
}
