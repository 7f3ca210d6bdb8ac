import { candidatesFor } from '@tulia/domain/booking/commands/choose-practitioner';
import * as contracts from '@tulia/domain/calls/bookings/create-booking';
import { checkDates } from '@tulia/domain/booking/series-dates';
import { Refusal } from '@tulia/domain/refusal';
import { slotRules } from '@tulia/domain/slot/free-slots';
import { requestSessions } from '../../bookings/request-sessions';
import { db } from '../../platform/app';
import { callable } from '../../platform/callable';
import { countEachCall, perHour } from '../../platform/rate-limit';
import { readPeople } from '../../practice/practitioners';
import { readService } from '../../practice/services';
import { readSettings } from '../../practice/settings';
import { monthsOfWeeks, readMonths } from '../../schedule/availability-months';

export const createBooking = callable(contracts.createBooking, (input, context) =>
  requestSessions(input, context),
);

const CHECKS_PER_HOUR = 120;

export const checkSeries = callable(contracts.checkSeries, async (input, { caller, clock }) => {
  const now = clock.now();
  const { serviceId, practitionerId, sessions } = input;
  const subject = caller.uid ?? caller.address;
  if (subject !== null)
    await countEachCall([perHour('series-check', subject, CHECKS_PER_HOUR)], now);
  const [settings, service, people] = await Promise.all([
    readSettings(),
    readService(serviceId),
    readPeople(practitionerId === null ? null : [practitionerId], now),
  ]);
  if (service?.isActive !== true) throw new Refusal('service-unavailable');
  const months = monthsOfWeeks(sessions.map(({ date }) => date));
  const diaries = await Promise.all(
    candidatesFor(input, people).map(async (person) => ({
      rules: slotRules(settings, person),
      lookup: await readMonths(db(), { practitionerId: person.id, serviceId }, months),
    })),
  );
  const { clashes } = checkDates(sessions, diaries, { minutes: service.durationMinutes, now });
  return { clashes };
});
