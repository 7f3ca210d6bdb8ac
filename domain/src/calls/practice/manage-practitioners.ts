/** What admins change about practitioners; each change leaves an entry in `audit`. */
import * as yup from 'yup';
import { isCalendarId, PHOTO_MAX } from '../../practice/practitioner';
import { defineCall, type InputOf } from '../call';
import * as field from '../fields';

/** A picture that the browser has made small: JPEG or WebP as base64, and nothing that could run. */
const PHOTO = /^data:image\/(?:jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

/**
 * A new practitioner, or a change of one except the opening hours (`saveOpeningHours`). The days of a new
 * practitioner are open at once. A staff account that belonged to another practitioner moves to this one.
 */
export const savePractitioner = defineCall<object>()('office', {
  name: 'savePractitioner',
  may: 'manage-practice',
  refusals: ['not-found'],
  input: {
    /** whether the id is meant to be new */
    isNew: yup.boolean().required(),
    id: field.practitionerId(),
    name: field.filledLine(120),
    title: field.localized(field.filledLine(120), field.line(120).defined()),
    sentence: field.localized(field.line(300).defined(), field.line(300).defined()),
    languages: yup.array(field.filledLine(40)).max(10, 'too-many').required(),
    licence: yup
      .object({ board: field.filledLine(160), number: field.filledLine(60) })
      .noUnknown()
      .nullable()
      .defined(),
    photo: yup
      .string()
      .max(PHOTO_MAX, 'photo-too-large')
      .matches(PHOTO, 'photo-invalid')
      .nullable()
      .defined(),
    /** slugs of what they offer; null for every service */
    services: yup.array(field.slug()).max(100).nullable().defined(),
    order: yup
      .number()
      .typeError('number-invalid')
      .required('number-invalid')
      .integer('number-invalid')
      .min(0, 'number-range')
      .max(999, 'number-range'),
    takesBookings: yup.boolean().required(),
    isActive: yup.boolean().required(),
    /** where invitations go; empty for nowhere */
    email: field.emailOrNone(),
    /** of the connected Google account: `primary`, or the address of one that was shared with it */
    calendarId: yup
      .string()
      .required('text-required')
      .max(254, 'too-long')
      .test('calendar', 'calendar-invalid', isCalendarId),
    /** the account of staff behind them; null for none */
    staffUserId: field.uid().nullable().defined(),
  },
});
export type PractitionerInput = InputOf<typeof savePractitioner>;
