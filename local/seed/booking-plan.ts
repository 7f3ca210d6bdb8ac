/**
 * The demo bookings: every status, over the last 30 days, today and the days to come. They count from the day of
 * seeding, so that the demo never grows old.
 */
import type { RequestDetails } from '@tulia/domain/booking/request-details';
import { isOver, type BookingStatus } from '@tulia/domain/booking/status';
import { addDays, weekdayOf } from '@tulia/domain/time/practice-time';
import type { DemoClientName } from './demo-clients';
import type { HowMany } from './demo-practitioners';

export interface PlannedBooking {
  name: string;
  client: DemoClientName;
  serviceId: string;
  /** index of the practitioner; the first if left out */
  practitioner?: 1;
  status: BookingStatus;
  /** day of the session, and time, in practice time */
  date: string;
  time: string;
  /** the day that the client asked for, where staff gave another */
  wishedDate?: string;
  /** minutes from the client's request to the seeding */
  askedMinutesAgo: number;
  specialRequests?: string;
  category?: string;
  details?: Partial<RequestDetails>;
  rejectionReason?: string;
  note?: string;
  paid?: boolean;
  hasMeeting?: boolean;
}

const DAY = 24 * 60;

/** A past session: days back, time, client, service, status. `onWorkday` moves it off a weekend. */
type Past = readonly [number, string, DemoClientName, string, BookingStatus];

const PAST: readonly Past[] = [
  [29, '09:00', 'amina', 'free-consultation', 'completed'],
  [28, '11:00', 'chebet', 'individual-therapy', 'completed'],
  [27, '14:00', 'daniel', 'individual-therapy', 'no_show'],
  [25, '10:00', 'faith', 'couples-therapy', 'completed'],
  [24, '16:00', 'brian', 'free-consultation', 'completed'],
  [22, '10:00', 'amina', 'individual-therapy', 'completed'],
  [21, '15:00', 'zainab', 'consultation', 'cancelled'],
  [20, '09:00', 'chebet', 'individual-therapy', 'completed'],
  [18, '11:00', 'kevin', 'adolescent-support', 'completed'],
  [17, '14:00', 'daniel', 'individual-therapy', 'rejected'],
  [15, '10:00', 'amina', 'individual-therapy', 'completed'],
  [14, '16:00', 'faith', 'couples-therapy', 'completed'],
  [13, '08:00', 'brian', 'individual-therapy', 'cancelled'],
  [11, '11:00', 'kevin', 'adolescent-support', 'completed'],
  [10, '15:00', 'zainab', 'consultation', 'no_show'],
  [8, '10:00', 'amina', 'individual-therapy', 'completed'],
  [7, '14:00', 'chebet', 'individual-therapy', 'completed'],
  [6, '09:00', 'brian', 'individual-therapy', 'completed'],
  [4, '11:00', 'kevin', 'adolescent-support', 'completed'],
  [3, '16:00', 'daniel', 'individual-therapy', 'rejected'],
  [2, '13:00', 'faith', 'couples-therapy', 'cancelled'],
  [1, '10:00', 'chebet', 'individual-therapy', 'confirmed'],
];

/** A session by days from today, time, client, service, status, and minutes since the request. */
type Planned = readonly [...Past, number, Partial<PlannedBooking>?];

const MET = { paid: true, hasMeeting: true };
const CAMERA_OFF = {
  ...MET,
  specialRequests: 'I would prefer to begin with the camera off.',
  category: 'depression-anxiety',
};
const WITH_KEVIN = { ...MET, details: { partnerName: 'Kevin' } };
const IN_THE_MORNING = { specialRequests: 'In the morning, if it can be done.' };
const IN_SWAHILI = {
  specialRequests: 'Ningependa kuzungumza kwa Kiswahili.',
  category: 'general',
};
const COMING: readonly Planned[] = [
  [0, '16:00', 'amina', 'individual-therapy', 'confirmed', 4 * DAY, CAMERA_OFF],
  [0, '18:00', 'faith', 'couples-therapy', 'confirmed', 3 * DAY, WITH_KEVIN],
  [3, '10:00', 'brian', 'individual-therapy', 'pending', 3, IN_SWAHILI],
  [8, '11:00', 'amina', 'individual-therapy', 'pending', 150, { category: 'loss-grief' }],
  [4, '15:00', 'kevin', 'adolescent-support', 'pending', 60 * 7],
  [2, '09:00', 'chebet', 'individual-therapy', 'confirmed', 2 * DAY, MET],
  [5, '14:00', 'brian', 'consultation', 'confirmed', DAY, { hasMeeting: true }],
  [6, '16:00', 'zainab', 'consultation', 'confirmed', 60 * 20],
  [7, '12:00', 'daniel', 'individual-therapy', 'cancelled', 60 * 30],
];

const GOOD_WEEK = { ...MET, note: 'Wrote down what a good week looks like.' };
/** Of the second practitioner, some at the hours of the first. */
const SECOND: readonly Planned[] = [
  [-9, '10:00', 'zainab', 'consultation', 'completed', 12 * DAY, GOOD_WEEK],
  [2, '09:00', 'daniel', 'consultation', 'confirmed', 2 * DAY, { hasMeeting: true }],
  [3, '10:00', 'chebet', 'consultation', 'pending', 200, IN_THE_MORNING],
];

/** The demo bookings as of `today` (practice date). Those of one practitioner never overlap. */
export function bookingPlan(today: string, howMany: HowMany = 1): PlannedBooking[] {
  const past = PAST.map(([daysBack, time, client, serviceId, status], index): PlannedBooking => ({
    name: `past-${index}`,
    client,
    serviceId,
    status,
    date: onWorkday(addDays(today, -daysBack), -1),
    time: isOver(status) ? '17:00' : time,
    askedMinutesAgo: (daysBack + 3) * DAY,
    paid: status === 'completed' || status === 'no_show',
    hasMeeting: true,
    ...(status === 'rejected'
      ? { rejectionReason: 'The therapist is away that day. Please choose another time.' }
      : {}),
    ...(client === 'amina' && status === 'completed'
      ? { category: 'depression-anxiety', note: 'Breathing exercise went well; continue.' }
      : {}),
  }));
  const ofSecond = howMany === 1 ? [] : planned(today, SECOND, 1);
  return [...spreadOut(past), ...planned(today, COMING), ...ofSecond];
}

function planned(today: string, all: readonly Planned[], practitioner?: 1): PlannedBooking[] {
  return all.map(([days, time, client, serviceId, status, askedMinutesAgo, more]) => ({
    name: `${practitioner ?? ''}${days === 0 ? 'today' : status}-${client}`,
    client,
    serviceId,
    ...(practitioner === undefined ? {} : { practitioner }),
    status,
    date: days === 0 ? today : onWorkday(addDays(today, days), days < 0 ? -1 : 1),
    time,
    askedMinutesAgo,
    ...more,
    // Staff moved this session to today, which may be a weekend.
    ...(client === 'amina' && days === 0 ? { wishedDate: onWorkday(today, 1) } : {}),
  }));
}

/** The nearest Monday to Friday, looking forwards (1) or backwards (-1). */
function onWorkday(date: string, direction: 1 | -1): string {
  let day = date;
  while (weekdayOf(day) > 5) day = addDays(day, direction);
  return day;
}

/** Of two sessions that a weekend moved to the same day and time, the later one moves on. */
function spreadOut(planned: readonly PlannedBooking[]): PlannedBooking[] {
  const taken = new Set<string>();
  return planned.map((booking) => {
    let hour = Number(booking.time.slice(0, 2));
    let time = booking.time;
    while (taken.has(`${booking.date} ${time}`)) {
      hour = hour === 18 ? 8 : hour + 1;
      time = `${String(hour).padStart(2, '0')}:00`;
    }
    taken.add(`${booking.date} ${time}`);
    return { ...booking, time };
  });
}
