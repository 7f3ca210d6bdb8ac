import * as yup from 'yup';
import { defineCall } from '../call';
import * as field from '../fields';

/**
 * Switches whether busy times of a practitioner's own calendar close hours. Switching on reads the calendar at once;
 * `problem` says, in a short code, why that failed. Switching off frees those hours alone.
 */
export const saveOwnCalendar = defineCall<{ problem: string | null }>()('desk', {
  name: 'saveOwnCalendar',
  may: 'manage-meetings',
  refusals: ['not-found', 'meeting-not-connected', 'calendar-not-own'],
  input: { practitionerId: field.practitionerId(), closesHours: yup.boolean().required() },
});

/**
 * Makes the private feed of a practitioner's sessions, or ends it. The address is answered once; a new one ends the one
 * before.
 */
export const saveCalendarFeed = defineCall<{ address: string | null }>()('desk', {
  name: 'saveCalendarFeed',
  may: 'manage-meetings',
  refusals: ['not-found'],
  input: { practitionerId: field.practitionerId(), isWanted: yup.boolean().required() },
});
