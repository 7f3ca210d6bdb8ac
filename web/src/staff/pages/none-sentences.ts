import { LANGUAGES } from '../../platform/language/language';
import { adminAvailabilityTexts } from '../schedule/availability/texts';
import { adminPeopleTexts } from '../parts/texts/people';
import { adminScheduleTexts } from '../schedule/calendar/texts';
import { adminTimeTexts } from '../schedule/time-off/texts';
import { adminBookingsTexts } from '../bookings/board/texts/bookings';
import { adminMailsTexts } from '../parts/texts/mails';
import { bookingRowsTexts } from '../bookings/list/texts';
import { clientPageTexts } from '../clients/texts/client-page';
import { clientsTexts } from '../clients/texts/clients';
import { healthTexts } from '../health/texts/health';
import { adminMoneyTexts } from '../bookings/money/texts';
import { adminMonthTexts } from '../money/texts';
import { adminArticlesTexts } from '../practice/articles/texts';
import { adminMessagesTexts } from '../messages/texts';
import { adminPractitionersTexts } from '../practice/practitioners/texts';
import { adminServicesTexts } from '../practice/services/texts';
import { adminStoriesTexts } from '../practice/stories/texts';
import { adminSettingsTexts } from '../practice/settings/texts/settings';
import { readingsTexts } from '../parts/texts/readings';
import { staffFrameTexts } from '../frame/texts';
import { todayTexts } from '../today/texts';

/**
 * The sentences of empty lists of staff pages, in every language. Tests check that no staff page shows one before
 * the server has answered.
 */
export const NONE_SENTENCES: readonly string[] = LANGUAGES.flatMap((lang) => {
  const today = todayTexts[lang];
  const availability = adminAvailabilityTexts[lang];
  const bookings = adminBookingsTexts[lang];
  const rows = bookingRowsTexts[lang];
  const client = clientPageTexts[lang];
  const money = adminMoneyTexts[lang];
  return [
    today.noSession,
    today.noSessionText,
    today.restNone,
    today.tomorrowNone,
    today.requestsNone(null),
    today.needsNone(null),
    staffFrameTexts[lang].arrivalsNone,
    adminScheduleTexts[lang].nothing,
    adminTimeTexts[lang].none,
    adminPeopleTexts[lang].nobody,
    availability.none,
    availability.closedDay,
    bookings.empty,
    bookings.emptyAll,
    bookings.emptyFiltered,
    rows.noHits,
    rows.problemsNone,
    rows.unpaidNone,
    adminMailsTexts[lang].mailsNone,
    money.outstandingNone,
    clientsTexts[lang].empty,
    clientsTexts[lang].noHits,
    client.gone,
    client.sessionsNone,
    client.nextNone,
    client.notesNone,
    client.consentsNone,
    money.entriesNone,
    money.noBooking,
    adminMonthTexts[lang].none,
    adminMessagesTexts[lang].empty,
    readingsTexts[lang].none,
    adminArticlesTexts[lang].empty,
    adminStoriesTexts[lang].empty,
    adminServicesTexts[lang].empty,
    adminPractitionersTexts[lang].empty,
    adminSettingsTexts[lang].trailEmpty,
    healthTexts[lang].well,
  ];
});
