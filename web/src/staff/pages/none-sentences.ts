/**
 * The sentences with which staff pages say that there is nothing. Only the server knows that, so tests check that
 * no staff page shows one of them before the server has answered.
 */
import { LANGUAGES } from '../../platform/language/language';
import { adminAvailabilityCopy } from '../schedule/availability/texts';
import { adminPeopleCopy } from '../parts/texts/people';
import { adminScheduleCopy } from '../schedule/calendar/texts';
import { adminTimeCopy } from '../schedule/time-off/texts';
import { adminBookingsCopy } from '../bookings/board/texts/bookings';
import { adminMailsCopy } from '../parts/texts/mails';
import { bookingRowsCopy } from '../bookings/list/texts';
import { clientPageCopy } from '../clients/texts/client-page';
import { clientsCopy } from '../clients/texts/clients';
import { healthCopy } from '../health/texts/health';
import { adminMoneyCopy } from '../bookings/money/texts';
import { adminMonthCopy } from '../money/texts';
import { adminArticlesCopy } from '../practice/articles/texts';
import { adminMessagesCopy } from '../messages/texts';
import { adminPractitionersCopy } from '../practice/practitioners/texts';
import { adminServicesCopy } from '../practice/services/texts';
import { adminStoriesCopy } from '../practice/stories/texts';
import { adminSettingsCopy } from '../practice/settings/texts/settings';
import { readingsCopy } from '../parts/texts/readings';
import { staffFrameCopy } from '../frame/texts';
import { todayCopy } from '../today/texts';

/** In every language. */
export const NONE_SENTENCES: readonly string[] = LANGUAGES.flatMap((lang) => {
  const today = todayCopy[lang];
  const availability = adminAvailabilityCopy[lang];
  const bookings = adminBookingsCopy[lang];
  const rows = bookingRowsCopy[lang];
  const client = clientPageCopy[lang];
  const money = adminMoneyCopy[lang];
  return [
    today.noSession,
    today.noSessionText,
    today.restNone,
    today.tomorrowNone,
    today.requestsNone,
    today.needsNone,
    staffFrameCopy[lang].arrivalsNone,
    adminScheduleCopy[lang].nothing,
    adminTimeCopy[lang].none,
    adminPeopleCopy[lang].nobody,
    availability.none,
    availability.closedDay,
    bookings.empty,
    bookings.emptyAll,
    bookings.emptyFiltered,
    rows.noHits,
    rows.problemsNone,
    adminMailsCopy[lang].mailsNone,
    money.outstandingNone,
    clientsCopy[lang].empty,
    clientsCopy[lang].noHits,
    client.gone,
    client.sessionsNone,
    client.nextNone,
    client.notesNone,
    client.consentsNone,
    money.entriesNone,
    money.noBooking,
    adminMonthCopy[lang].none,
    adminMessagesCopy[lang].empty,
    readingsCopy[lang].none,
    adminArticlesCopy[lang].empty,
    adminStoriesCopy[lang].empty,
    adminServicesCopy[lang].empty,
    adminPractitionersCopy[lang].empty,
    adminSettingsCopy[lang].trailEmpty,
    healthCopy[lang].well,
  ];
});
