import * as yup from 'yup';
import { isBlockSpan, NO_END } from '../../slot/block-dates';
import { DAY_STEPS } from '../../slot/granule';
import { isDate, type Weekday } from '../../time/practice-time';
import type { KeptSession } from '../../refusal';
import { defineCall, type InputOf } from '../call';
import * as field from '../fields';

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
/** Separate stretches that fit into a day. */
const MOST = DAY_STEPS.length / 2;

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

/** A stretch of time on each of the weekdays from `firstDate` to `lastDate`, which may be `NO_END`. */
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
const blockWithId = field.exactly({ id: field.requestId(), ...block });

const stretch = field.exactly({ date: field.date(), start: startStep(), end: endStep() });

/**
 * Blocks and frees time of a practitioner, for one service or (null) for all. With `keepSessions` the booked sessions
 * stay; without it the call is refused, and saves nothing, when a session is in the way. Freeing a stretch removes all
 * blocks from it: a repeating block stays on its other days. The settings say whether receptionists may do it.
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
export const blockBody = field
  .exactly({ ...ofWhom, ...block, keepSessions: yup.boolean().required() })
  .strict();
export type BlockBody = yup.InferType<typeof blockBody>;

/** Frees the time of a block from today on, except where another block covers it. */
export const removeBlock = defineCall<{ days: number }>()('desk', {
  name: 'removeBlock',
  may: 'block-time',
  input: { id: field.requestId() },
});
