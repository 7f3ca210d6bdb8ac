import * as yup from 'yup';
import { isBlockSpan, NO_END } from '../../slot/block-dates';
import { DAY_STEPS } from '../../slot/granule';
import { isDate, type Weekday } from '../../time/practice-time';
import { defineCall, type InputOf } from '../call';
import * as field from '../fields';

/** A session that stays although the time around it is blocked. */
export interface KeptSession {
  bookingId: string;
  date: string;
  time: string;
}

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** One of the given steps. */
const step = (steps: readonly string[]) =>
  yup
    .string()
    .required('time-required')
    .test('step', 'step-invalid', (value) => steps.includes(value));

const startStep = () => step(DAY_STEPS);

/** A step after `start`, excluded; `24:00` is midnight. */
const endStep = () =>
  step([...DAY_STEPS.slice(1), '24:00']).test(
    'order',
    'range-invalid',
    (end, { parent }: yup.TestContext) => {
      const { start = '' } = parent as { start?: string };
      return start === '' || start < end;
    },
  );

/**
 * Blocks a stretch of a practitioner's time on every given weekday from `firstDate` to `lastDate`, or without an
 * end (`NO_END`). The id is made by the caller, so that a retry blocks once. With `keepSessions` the sessions that
 * are booked already stay and the rest is blocked; without it the call is refused when sessions are in the way, and
 * nothing is saved.
 */
export const saveBlock = defineCall<{ days: number; kept: KeptSession[] }>()({
  name: 'saveBlock',
  may: 'block-time',
  refusals: ['not-found', 'conflicts-with-bookings', 'idempotency-conflict'],
  input: {
    id: field.requestId(),
    practitionerId: field.practitionerId(),
    serviceId: field.slug().nullable().defined(),
    firstDate: field.date(),
    lastDate: field
      .dateOr(NO_END)
      .test('span', 'range-invalid', (last, { parent }: yup.TestContext) => {
        const { firstDate } = parent as { firstDate?: string };
        if (firstDate === undefined || !isDate(firstDate) || !isDate(last)) return true;
        return isBlockSpan(firstDate, last);
      }),
    weekdays: yup
      .array(yup.number().oneOf(WEEKDAYS).required())
      .min(1, 'weekday-required')
      .max(7)
      .required(),
    start: startStep(),
    end: endStep(),
    keepSessions: yup.boolean().required(),
  },
});

/** The schema of a form for a block: all fields but the id, which the sender makes. */
export const blockBody = (saveBlock.input as unknown as yup.AnyObjectSchema).omit([
  'id',
]) as unknown as yup.Schema<Omit<InputOf<typeof saveBlock>, 'id'>>;

/** Frees the time of a block from today on, as far as no other block holds it. */
export const removeBlock = defineCall<{ days: number }>()({
  name: 'removeBlock',
  may: 'block-time',
  input: { id: field.requestId() },
});

/**
 * Frees a stretch of one day from blocks and from steps that staff blocked by hand, for one service or (null) for
 * all. A repeating block stays on its other days; a block of this day alone is removed once it holds no step any
 * more.
 */
export const freeTime = defineCall<object>()({
  name: 'freeTime',
  may: 'block-time',
  refusals: ['not-found'],
  input: {
    practitionerId: field.practitionerId(),
    serviceId: field.slug().nullable().defined(),
    date: field.date(),
    start: startStep(),
    end: endStep(),
  },
});
