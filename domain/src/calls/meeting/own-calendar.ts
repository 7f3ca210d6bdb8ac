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
  refusals: ['not-found', 'meeting-not-connected'],
  input: { practitionerId: field.practitionerId(), closesHours: yup.boolean().required() },
});
