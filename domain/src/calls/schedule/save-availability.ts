import * as yup from 'yup';
import { DAY_STEPS } from '../../slot/granule';
import { defineCall } from '../call';
import * as field from '../fields';

/**
 * Replaces a practitioner's blocked steps of one practice date, of one service or (null) of all (specification
 * sections 2 and 7). An empty list makes the day available all day.
 */
export const saveAvailability = defineCall<{ timeSlots: string[] }>()({
  name: 'saveAvailability',
  may: 'block-time',
  refusals: ['not-found', 'conflicts-with-bookings'],
  input: {
    practitionerId: field.practitionerId(),
    serviceId: field.slug().nullable().defined(),
    date: field.date(),
    /** blocked steps, `HH:MM` */
    timeSlots: yup.array(yup.string().oneOf(DAY_STEPS).required()).max(DAY_STEPS.length).required(),
  },
});
