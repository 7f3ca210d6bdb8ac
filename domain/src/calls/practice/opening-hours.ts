import * as yup from 'yup';
import { SLOT_TIMES } from '../../slot/start-times';
import type { KeptSession } from '../../refusal';
import { defineCall, type InputOf } from '../call';
import * as field from '../fields';

/** Sessions start at full hours from `first` to `last`. */
const openingDay = () =>
  yup
    .object({
      first: yup.string().oneOf(SLOT_TIMES).required('time-required'),
      last: yup
        .string()
        .oneOf(SLOT_TIMES)
        .required('time-required')
        .test('order', 'range-invalid', (last, { parent }: yup.TestContext) => {
          const { first } = parent as { first?: unknown };
          return typeof first !== 'string' || first <= last;
        }),
    })
    .noUnknown()
    .optional()
    .default(undefined);

/**
 * Replaces a practitioner's opening hours; a missing weekday (ISO, 1 is Monday) is closed. Refused when coming sessions
 * or requests lie outside the new hours but not the old ones, unless `keepSessions` is true.
 */
export const saveOpeningHours = defineCall<{ kept: KeptSession[] }>()('office', {
  name: 'saveOpeningHours',
  may: 'manage-practice',
  refusals: ['not-found', 'conflicts-with-bookings'],
  input: {
    practitionerId: field.practitionerId(),
    openingHours: field.exactly({
      1: openingDay(),
      2: openingDay(),
      3: openingDay(),
      4: openingDay(),
      5: openingDay(),
      6: openingDay(),
      7: openingDay(),
    }),
    keepSessions: yup.boolean().required(),
  },
});
export type OpeningHoursInput = InputOf<typeof saveOpeningHours>;
