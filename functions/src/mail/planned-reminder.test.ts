/** Whether a planned reminder goes out, when, and in which language: by what is written at that moment. */
import type { Booking, CancelUndo } from '@tulia/domain/booking/booking';
import type { Mail } from '@tulia/domain/records/mail';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { PRACTICE_SETTINGS_PATH, practiceSettings } from '@tulia/domain/records/practice-settings';
import { newProfile, type ReminderLead } from '@tulia/domain/person/profile';
import { profilePath, profiles } from '@tulia/domain/records/profile';
import { aMail, mailedBooking } from '@tulia/domain/testing/mail';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import type { Transaction } from 'firebase-admin/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { db } from '../platform/app';
import { putBooking } from '../platform/testing/bookings';
import { memory } from '../platform/testing/memory-database';
import { decideAgain } from './planned-reminder';

vi.mock('../platform/app');

const { startsAt } = mailedBooking;
const mail = { ...aMail('session-reminder'), createdAt: startsAt - 5 * DAY };
const booked = (part: Partial<Booking> = {}) => {
  putBooking({ ...mailedBooking, ...part });
};
const wishes = (reminderFrequency: ReminderLead, language: 'en' | 'sw' = 'en', uid = 'amina') => {
  const profile = newProfile({ fullName: 'Amina' }, 0);
  const preferences = { ...profile.profile.preferences, reminderFrequency, language };
  memory.put(profilePath(uid), profiles.toStored({ ...profile, profile: { preferences } }));
};
const leadOf = (reminderLeadHours: number) => {
  const settings = { ...defaultPracticeSettings, reminderLeadHours };
  memory.put(PRACTICE_SETTINGS_PATH, practiceSettings.toStored(settings));
};
const at = (now: number, of: Mail = mail) =>
  db().runTransaction((transaction: Transaction) => decideAgain(transaction, of, null, now));
const send = { kind: 'send' };
const skip = { kind: 'skip' };
const until = startsAt - 4 * HOUR + 1;
const undo: CancelUndo = { ...mailedBooking, until, time: null };
const wait = { kind: 'wait', until };

beforeEach(() => {
  memory.clear();
  leadOf(4);
});

it.each<[string, Partial<Booking> | null, object]>([
  ['stands', {}, send],
  ['was cancelled', { status: 'cancelled' }, skip],
  ['was cancelled, which may be undone', { status: 'cancelled', undo }, wait],
  ['was moved', { startsAt: startsAt + HOUR }, skip],
  ['is gone', null, skip],
])('four hours before it, where its session %s', async (_, part, decision) => {
  if (part !== null) booked(part);
  expect(await at(startsAt - 4 * HOUR)).toMatchObject(decision);
});

it.each<[string, number, [ReminderLead, uid: string], string | null, number]>([
  ['the practice’s, for a guest', 4, ['1h', 'amina'], null, 4],
  ['the client’s own wish', 1, ['48h', 'amina'], 'amina', 48],
  ['the practice’s, not another client’s wish', 4, ['48h', 'brian'], 'amina', 4],
])('a reminder is sent to the hour by %s', async (_, lead, wish, clientUserId, hours) => {
  leadOf(lead);
  booked({ clientUserId });
  wishes(wish[0], 'en', wish[1]);
  const due = startsAt - hours * HOUR;
  expect(await at(due)).toMatchObject(send);
  expect(await at(due - 1)).toMatchObject({ kind: 'wait', until: due });
});

it('the reminder is in the language of the present profile, and a guest’s in that of the booking', async () => {
  booked({ language: 'en' });
  wishes('4h', 'sw');
  expect(await at(startsAt - HOUR)).toMatchObject({ language: 'sw' });
  booked({ language: 'sw', clientUserId: null });
  wishes('4h', 'en');
  expect(await at(startsAt - HOUR)).toMatchObject({ language: 'sw' });
});

it('a client who was told the time after the reminder was due gets none', async () => {
  booked();
  const told = { ...mail, createdAt: startsAt - 3 * HOUR };
  expect(await at(startsAt - 2 * HOUR, told)).toMatchObject({ kind: 'wait' });
  expect(await at(startsAt - HOUR, told)).toMatchObject(skip);
});
