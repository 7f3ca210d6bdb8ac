import * as yup from 'yup';
import { SLOT_TIMES } from '../../slot/start-times';
import type { KeptSession } from '../schedule/block-time';
import { defineCall, type InputOf } from '../call';
import * as field from '../fields';

/** A session starts at a full hour, not before `first` and not after `last`. */
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
 * Replaces a practitioner's weekly opening hours; a missing weekday (ISO, 1 is Monday) is closed. The call is
 * refused when coming sessions or requests lie outside the new hours but not the old ones, unless `keepSessions`
 * says that they stay.
 */
export const saveOpeningHours = defineCall<{ kept: KeptSession[] }>()('office', {
  name: 'saveOpeningHours',
  may: 'manage-practice',
  refusals: ['not-found', 'conflicts-with-bookings'],
  input: {
    practitionerId: field.practitionerId(),
    openingHours: yup
      .object({
        1: openingDay(),
        2: openingDay(),
        3: openingDay(),
        4: openingDay(),
        5: openingDay(),
        6: openingDay(),
        7: openingDay(),
      })
      .noUnknown()
      .required(),
    keepSessions: yup.boolean().required(),
  },
});
export type OpeningHoursInput = InputOf<typeof saveOpeningHours>;
