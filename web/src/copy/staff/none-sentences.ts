/**
 * What the staff's pages say when there is nothing. All of it is a fact that only the server knows: tests hold every page of the
 * staff to say none of it while nobody has answered.
 */
import { LANGUAGES } from '../language';
import { adminAvailabilityCopy } from './admin-availability';
import { adminChartsCopy } from './admin-charts';
import { adminPeopleCopy } from './admin-people';
import { adminScheduleCopy } from './admin-schedule';
import { adminTimeCopy } from './admin-time';
import { adminBookingsCopy } from './bookings/admin-bookings';
import { adminDeskCopy } from './bookings/admin-desk';
import { bookingRowsCopy } from './bookings/booking-rows';
import { clientPageCopy } from './clients/client-page';
import { clientsCopy } from './clients/clients';
import { healthCopy } from './health';
import { adminMoneyCopy } from './money/admin-money';
import { adminMonthCopy } from './money/admin-month';
import { adminArticlesCopy } from './practice/admin-articles';
import { adminMessagesCopy } from './practice/admin-messages';
import { adminPractitionersCopy } from './practice/admin-practitioners';
import { adminServicesCopy } from './practice/admin-services';
import { adminSettingsCopy } from './practice/admin-settings';
import { reportsCopy } from './practice/reports';
import { incidentsCopy } from './privacy/incidents';
import { readingsCopy } from './privacy/readings';
import { staffFrameCopy } from './staff-frame';
import { todayCopy } from './today';

/** In every language. */
export const NONE_SENTENCES: readonly string[] = LANGUAGES.flatMap((lang) => {
  const today = todayCopy[lang];
  const availability = adminAvailabilityCopy[lang];
  const bookings = adminBookingsCopy[lang];
  const desk = adminDeskCopy[lang];
  const client = clientPageCopy[lang];
  const money = adminMoneyCopy[lang];
  return [
    ...[today.noSession, today.noSessionText, today.restNone, today.tomorrowNone],
    ...[today.requestsNone, today.needsNone, staffFrameCopy[lang].arrivalsNone],
    ...[adminScheduleCopy[lang].nothing, adminTimeCopy[lang].none, adminPeopleCopy[lang].nobody],
    ...[availability.none, availability.closedDay, adminChartsCopy[lang].nothing],
    ...[bookings.empty, bookings.emptyAll, bookings.emptyFiltered, desk.noHits],
    ...[desk.mailsNone, desk.outstandingNone, bookingRowsCopy[lang].problemsNone],
    ...[clientsCopy[lang].empty, clientsCopy[lang].noHits],
    ...[client.gone, client.sessionsNone, client.nextNone],
    ...[client.notesNone, client.consentsNone],
    ...[money.entriesNone, money.noBooking, adminMonthCopy[lang].none],
    ...[adminMessagesCopy[lang].empty, incidentsCopy[lang].empty, readingsCopy[lang].none],
    ...[adminArticlesCopy[lang].empty, adminServicesCopy[lang].empty],
    ...[adminPractitionersCopy[lang].empty, adminSettingsCopy[lang].trailEmpty],
    ...[reportsCopy[lang].empty, healthCopy[lang].well],
  ];
});
