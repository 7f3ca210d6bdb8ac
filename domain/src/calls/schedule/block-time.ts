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
/** So many separate stretches fit into a day. */
const MOST = DAY_STEPS.length / 2;

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
      const { start } = parent as { start?: unknown };
      return typeof start !== 'string' || start === '' || start < end;
    },
  );

const ofWhom = {
  practitionerId: field.practitionerId(),
  serviceId: field.slug().nullable().defined(),
};

/** A stretch of time on every given weekday from `firstDate` to `lastDate`, or without an end (`NO_END`). */
const block = {
  firstDate: field.date(),
  lastDate: field
    .dateOr(NO_END)
    .test('span', 'range-invalid', (last, { parent }: yup.TestContext) => {
      const { firstDate } = parent as { firstDate?: unknown };
      if (typeof firstDate !== 'string' || !isDate(firstDate) || !isDate(last)) return true;
      return isBlockSpan(firstDate, last);
    }),
  weekdays: yup
    .array(yup.number().oneOf(WEEKDAYS).required())
    .min(1, 'weekday-required')
    .max(7)
    .required(),
  start: startStep(),
  end: endStep(),
};
/** The id is made by the caller, so that a retry blocks once. */
const blockWithId = yup
  .object({ id: field.requestId(), ...block })
  .noUnknown()
  .required();

/** A stretch of one day. */
const stretch = yup
  .object({ date: field.date(), start: startStep(), end: endStep() })
  .noUnknown()
  .required();

/**
 * Blocks and frees time of a practitioner, for one service or (null) for all: the one way to do either.
 * With `keepSessions` the sessions that are booked already stay and the rest is blocked; without it the call is
 * refused when sessions are in the way of any block, and nothing is saved. A freed stretch loses every block on
 * its day: a repeating block stays on its other days, a block of this day alone is removed once it holds no step.
 */
export const saveBlocks = defineCall<{ days: number; kept: KeptSession[] }>()('desk', {
  name: 'saveBlocks',
  may: 'block-time',
  refusals: ['not-found', 'conflicts-with-bookings', 'idempotency-conflict'],
  input: {
    ...ofWhom,
    blocks: yup.array(blockWithId).max(MOST, 'too-many').required(),
    freed: yup.array(stretch).max(MOST, 'too-many').required(),
    keepSessions: yup.boolean().required(),
  },
});

export type BlocksInput = InputOf<typeof saveBlocks>;

/** The schema of a form for one block, without the id, which the sender makes. */
export const blockBody = yup
  .object({ ...ofWhom, ...block, keepSessions: yup.boolean().required() })
  .noUnknown()
  .strict()
  .required();
export type BlockBody = yup.InferType<typeof blockBody>;

/** Frees the time of a block from today on, as far as no other block holds it. */
export const removeBlock = defineCall<{ days: number }>()('desk', {
  name: 'removeBlock',
  may: 'block-time',
  input: { id: field.requestId() },
});
