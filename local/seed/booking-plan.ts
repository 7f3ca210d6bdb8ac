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
  const ofSecond = howMany === 1 ? [] : secondPlan(today);
  return [...spreadOut(past), ...comingPlan(today), ...ofSecond];
}

/** Bookings of the second practitioner, some at the hours of the first. */
function secondPlan(today: string): PlannedBooking[] {
  const workday = (days: number): string => onWorkday(addDays(today, days), 1);
  const common = { practitioner: 1 as const, serviceId: 'consultation' };
  return [
    {
      name: 'second-past',
      client: 'zainab',
      status: 'completed',
      date: onWorkday(addDays(today, -9), -1),
      time: '10:00',
      askedMinutesAgo: 12 * DAY,
      paid: true,
      hasMeeting: true,
      note: 'Wrote down what a good week looks like.',
      ...common,
    },
    {
      name: 'second-coming',
      client: 'daniel',
      status: 'confirmed',
      date: workday(2),
      time: '09:00',
      askedMinutesAgo: 2 * DAY,
      hasMeeting: true,
      ...common,
    },
    {
      name: 'second-pending',
      client: 'chebet',
      status: 'pending',
      date: workday(3),
      time: '10:00',
      askedMinutesAgo: 200,
      specialRequests: 'In the morning, if it can be done.',
      ...common,
    },
  ];
}

function comingPlan(today: string): PlannedBooking[] {
  const workday = (days: number): string => onWorkday(addDays(today, days), 1);
  return [
    {
      name: 'today-amina',
      client: 'amina',
      serviceId: 'individual-therapy',
      status: 'confirmed',
      date: today,
      time: '16:00',
      wishedDate: workday(0),
      askedMinutesAgo: 4 * DAY,
      specialRequests: 'I would prefer to begin with the camera off.',
      category: 'depression-anxiety',
      paid: true,
      hasMeeting: true,
    },
    {
      name: 'today-faith',
      client: 'faith',
      serviceId: 'couples-therapy',
      details: { partnerName: 'Kevin' },
      status: 'confirmed',
      date: today,
      time: '18:00',
      askedMinutesAgo: 3 * DAY,
      paid: true,
      hasMeeting: true,
    },
    {
      name: 'pending-brian',
      client: 'brian',
      serviceId: 'individual-therapy',
      status: 'pending',
      date: workday(3),
      time: '10:00',
      askedMinutesAgo: 3,
      specialRequests: 'Ningependa kuzungumza kwa Kiswahili.',
      category: 'general',
    },
    {
      name: 'pending-amina',
      client: 'amina',
      serviceId: 'individual-therapy',
      status: 'pending',
      date: workday(8),
      time: '11:00',
      askedMinutesAgo: 150,
      category: 'loss-grief',
    },
    {
      name: 'pending-kevin',
      client: 'kevin',
      serviceId: 'adolescent-support',
      status: 'pending',
      date: workday(4),
      time: '15:00',
      askedMinutesAgo: 60 * 7,
    },
    {
      name: 'coming-chebet',
      client: 'chebet',
      serviceId: 'individual-therapy',
      status: 'confirmed',
      date: workday(2),
      time: '09:00',
      askedMinutesAgo: 2 * DAY,
      paid: true,
      hasMeeting: true,
    },
    {
      name: 'coming-brian',
      client: 'brian',
      serviceId: 'consultation',
      status: 'confirmed',
      date: workday(5),
      time: '14:00',
      askedMinutesAgo: DAY,
      hasMeeting: true,
    },
    {
      name: 'coming-zainab',
      client: 'zainab',
      serviceId: 'consultation',
      status: 'confirmed',
      date: workday(6),
      time: '16:00',
      askedMinutesAgo: 60 * 20,
    },
    {
      name: 'cancelled-daniel',
      client: 'daniel',
      serviceId: 'individual-therapy',
      status: 'cancelled',
      date: workday(7),
      time: '12:00',
      askedMinutesAgo: 60 * 30,
    },
  ];
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
