/** The rows of each table as the product knows them; columns have the names of specification section 3. */
import { BOOKING_STATUSES, isRecorded, type BookingStatus } from '@tulia/domain/booking/status';
import { safeMeetingLink } from '@tulia/domain/booking/meeting/meeting-link';
import { REMINDER_LEADS, type Profile } from '@tulia/domain/person/profile';
import { slugOf, type Service } from '@tulia/domain/practice/service';
import { DAY_STEPS, GRANULE_MINUTES } from '@tulia/domain/slot/granule';
import type { RowReader } from './row-reader';

export interface BroughtService {
  id: string;
  service: Service;
}

export function serviceOf(row: RowReader): BroughtService {
  const id = row.id('id');
  const name = row.required('name', row.text('name', '', 120));
  const ages = row.list('ages');
  return {
    id,
    service: {
      slug: slugOf(name).replaceAll(/[^a-z0-9-]/g, ''),
      name: { en: name, sw: row.text('name_sw', '', 120) },
      description: { en: row.text('description'), sw: row.text('description_sw') },
      durationMinutes: row.whole('duration_minutes', 5, 480),
      price: row.whole('price', 0, 1_000_000),
      isActive: row.yes('is_active', true),
      ages: (['adult', 'adolescent'] as const).filter(
        (age) => ages.includes(age) || (ages.length === 0 && age === 'adult'),
      ),
      forCouples: row.yes('for_couples', false),
    },
  };
}

export interface BroughtProfile {
  uid: string;
  profile: Profile;
}

export function profileOf(row: RowReader): BroughtProfile {
  const uid = row.id('id');
  const inner = row.part('profile');
  const contact = inner.part('emergency_contact');
  const preferences = inner.part('preferences');
  const name = contact.text('name', '', 120);
  const emergencyContact =
    name === ''
      ? {}
      : {
          emergencyContact: {
            name,
            phone: contact.phone('phone'),
            relationship: contact.text('relationship', '', 60),
          },
        };
  const methods = ['email', 'phone', 'message'] as const;
  return {
    uid,
    profile: {
      fullName: row.personName('full_name'),
      email: row.email('email'),
      // Staff are registered again: no decision reads the role of a profile.
      role: 'client',
      profile: {
        phone: inner.phone('phone'),
        address: inner.text('address', '', 200),
        ...emergencyContact,
        preferences: {
          communicationMethod:
            preferences.oneOf('communication_method', methods, 'email') ?? 'email',
          reminderFrequency: preferences.oneOf('reminder_frequency', REMINDER_LEADS, '4h') ?? '4h',
          language: 'en',
        },
      },
      updatedAt: row.moment('updated_at'),
    },
  };
}

export interface BroughtBooking {
  line: number;
  id: string;
  reference: string;
  status: BookingStatus;
  clientUserId: string | null;
  email: string;
  name: string;
  phone: string;
  serviceId: string;
  dates: string[];
  time: string;
  timezone: string;
  requests: string;
  hasConsented: boolean;
  confirmedDate: string;
  confirmedTime: string;
  rejectionReason: string;
  link: string | null;
  createdAt: number;
}

export function bookingOf(row: RowReader): BroughtBooking {
  const data = row.part('client_data');
  const status = row.oneOf('status', BOOKING_STATUSES) ?? 'pending';
  const link = row.text('google_meet_link');
  if (link !== '' && safeMeetingLink(link) === null)
    row.say('google_meet_link is at no place where the practice meets');
  const dates = row.list('preferred_dates');
  if (dates.length === 0 || dates.some((each) => !/^\d{4}-\d{2}-\d{2}$/.test(each)))
    row.say('preferred_dates must name at least one date as 2026-11-23');
  const time =
    row.time('preferred_time_slot') ||
    data.time('selectedTime') ||
    data.time('time') ||
    data.time('preferred_time');
  if (time === '') row.say('preferred_time_slot is missing');
  const confirmedDate = row.date('confirmed_date');
  const confirmedTime = row.time('confirmed_time_slot');
  if (isRecorded(status) && (confirmedDate === '' || confirmedTime === ''))
    row.say(`confirmed_date and confirmed_time_slot are missing, but it is ${status}`);
  return {
    line: row.row.line,
    id: row.id('id'),
    status,
    dates,
    time,
    confirmedDate,
    confirmedTime,
    reference: row.text('reference_number', '', 60),
    clientUserId: row.optionalId('client_user_id'),
    email: row.email('client_email'),
    name: row.personName('client_name'),
    phone: row.phone('client_phone'),
    serviceId: row.id('service_id'),
    timezone: row.zone('timezone', 'UTC'),
    requests: row.text('special_requests'),
    hasConsented: row.yes('consent', false),
    rejectionReason: row.text('rejection_reason', '', 500),
    link: safeMeetingLink(link === '' ? null : link),
    createdAt: row.moment('created_at'),
  };
}

export interface BroughtDay {
  serviceId: string;
  date: string;
  /** the blocked steps: the specification's `time_slots` are the unavailable ones */
  blocked: string[];
}

export function dayOf(row: RowReader): BroughtDay {
  const steps = row.list('time_slots').map((each) => each.replace(/^(\d\d:\d\d):00$/, '$1'));
  const wrong = steps.filter((each) => !DAY_STEPS.includes(each));
  if (wrong.length > 0)
    row.say(`time_slots must be steps of ${GRANULE_MINUTES} minutes, not ${wrong.join(', ')}`);
  const isAvailable = row.yes('is_available', true);
  return {
    serviceId: row.id('service_id'),
    date: row.required('date', row.date('date')),
    blocked: isAvailable ? steps : [...DAY_STEPS],
  };
}
