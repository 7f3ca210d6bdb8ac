import { catalogue } from '../../../platform/language/catalogue';

/** Below a booking, in the success view and in My sessions. */
export const bookedTexts = catalogue({
  en: {
    calendarFile: 'Download calendar file',
    calendarFailed: 'The calendar file could not be made. Please try again.',
    googleCalendar: 'Add to Google Calendar',
    guardianAgain: 'Send the email again, or correct the address',
  },
  sw: {
    calendarFile: 'Pakua faili ya kalenda',
    calendarFailed: 'Imeshindikana kutengeneza faili ya kalenda. Tafadhali jaribu tena.',
    googleCalendar: 'Ongeza kwenye Google Calendar',
    guardianAgain: 'Tuma barua tena, au sahihisha anwani',
  },
});
