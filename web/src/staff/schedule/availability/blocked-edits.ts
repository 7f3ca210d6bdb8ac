/**
 * Steps added and removed since the last save. They are kept apart from the saved times, so that a colleague's change
 * shows and is not overwritten.
 */
import { stepsInRange } from '@tulia/domain/slot/granule';
import * as yup from 'yup';

export interface BlockedEdits {
  added: readonly string[];
  removed: readonly string[];
}

export const NO_EDITS: BlockedEdits = { added: [], removed: [] };

export interface TimeRange {
  start: string;
  /** `HH:MM`, excluded; `24:00` is midnight */
  end: string;
}

/** Specification section 5, "Admin time management". */
export const RANGE: yup.Schema<TimeRange> = yup.object({
  start: yup.string().required('missing'),
  end: yup
    .string()
    .required('missing')
    .test('order', 'invalid', (end, { parent }: yup.TestContext) => {
      const { start = '' } = parent as Partial<TimeRange>;
      return start === '' || start < end;
    }),
});

export const without = (steps: readonly string[], gone: readonly string[]) =>
  steps.filter((step) => !gone.includes(step));

export function addRange(edits: BlockedEdits, { start, end }: TimeRange): BlockedEdits {
  const steps = stepsInRange(start, end);
  return {
    added: [...without(edits.added, steps), ...steps],
    removed: without(edits.removed, steps),
  };
}

export function removeRange(edits: BlockedEdits, { start, end }: TimeRange): BlockedEdits {
  const steps = stepsInRange(start, end);
  return {
    added: without(edits.added, steps),
    removed: [...without(edits.removed, steps), ...steps],
  };
}

export function stepsAfter(saved: readonly string[], { added, removed }: BlockedEdits): string[] {
  return [...new Set([...without(saved, removed), ...added])].sort();
}

export function hasEffect(saved: readonly string[], edits: BlockedEdits): boolean {
  return stepsAfter(saved, edits).join() !== stepsAfter(saved, NO_EDITS).join();
}

/** `09:00–10:30` */
export function rangeText({ start, end }: TimeRange): string {
  return `${start}–${end}`;
}
