/**
 * Steps added and removed since the last save. They are kept apart from the saved times, so that a colleague's change
 * shows and is not overwritten.
 */
import { rangesOfSteps, stepsInRange } from '@tulia/domain/slot/granule';
import { useState } from 'react';
import * as yup from 'yup';

interface BlockedEdits {
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

const without = (steps: readonly string[], gone: readonly string[]) =>
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

export const hasEffect = (saved: readonly string[], edits: BlockedEdits): boolean =>
  stepsAfter(saved, edits).join() !== stepsAfter(saved, NO_EDITS).join();

/** @param stored undefined until the saved steps are read */
export function useBlockedEdits(stored: readonly string[] | undefined) {
  const [edits, setEdits] = useState(NO_EDITS);
  const saved = stored ?? [];
  const steps = stepsAfter(saved, edits);
  const dirty = hasEffect(saved, edits);
  // Saved edits, from this or another screen, must not apply to later changes.
  if (stored !== undefined && !dirty && edits !== NO_EDITS) setEdits(NO_EDITS);
  return {
    steps,
    dirty,
    added: rangesOfSteps(without(steps, saved)),
    freed: rangesOfSteps(without(saved, steps)),
    add: (range: TimeRange) => setEdits(addRange(edits, range)),
    remove: (range: TimeRange) => setEdits(removeRange(edits, range)),
    discard: () => setEdits(NO_EDITS),
  };
}

/** `09:00–10:30` */
export const rangeText = ({ start, end }: TimeRange): string => `${start}–${end}`;
