import { noCalendar, type OwnCalendar } from '../../slot/own-calendar';
import { defineRecord } from '../record';

export const ownCalendars = defineRecord<OwnCalendar>(
  'calendars',
  ['readAt', 'feedMadeAt'],
  noCalendar,
);
export const ownCalendarPath = (practitionerId: string) => `calendars/${practitionerId}`;
