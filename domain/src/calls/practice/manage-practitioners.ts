import * as yup from 'yup';
import { isCalendarId, PHOTO_MAX } from '../../practice/practitioner';
import { defineCall, type InputOf } from '../call';
import * as field from '../fields';

/** JPEG or WebP as base64, which cannot contain a script. */
const PHOTO = /^data:image\/(?:jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

/**
 * Creates or changes a practitioner, without the opening hours (`saveOpeningHours`). The days of a new one open at
 * once. A staff account of another practitioner moves to this one.
 */
export const savePractitioner = defineCall<object>()('office', {
  name: 'savePractitioner',
  may: 'manage-practice',
  refusals: ['not-found'],
  input: {
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
    /** null for every service */
    services: yup.array(field.slug()).max(100).nullable().defined(),
    order: field.whole(0, 999),
    takesBookings: yup.boolean().required(),
    isActive: yup.boolean().required(),
    /** for invitations; empty for none */
    email: field.emailOrNone(),
    /** `primary` of the connected Google account, or the address of a calendar shared with it */
    calendarId: yup
      .string()
      .required('text-required')
      .max(254, 'too-long')
      .test('calendar', 'calendar-invalid', isCalendarId),
    staffUserId: field.uid().nullable().defined(),
  },
});
export type PractitionerInput = InputOf<typeof savePractitioner>;
