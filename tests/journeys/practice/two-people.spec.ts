/**
 * A practice of two practitioners. A client chooses one of them, the same hour of the other stays free for another
 * client, each practitioner sees and is told of their own session, and reception hands one over on a phone. Only for
 * this test the second one takes bookings.
 */
import { confirmBooking } from '@tulia/domain/calls/bookings/decide-booking';
import {
  savePractitioner,
  type PractitionerInput,
} from '@tulia/domain/calls/practice/manage-practitioners';
import type { Booking } from '@tulia/domain/booking/booking';
import type { Page } from '@playwright/test';
import { aName, randomUUID } from '../../support/random';
import { inbox } from '../../support/environment';
import { call, done, person, type Person } from '../../support/actors';
import {
  bookingById,
  bookingByReference,
  confirmedBooking,
  emptyDay,
  PRACTITIONER,
} from '../../support/makers';
import { chooseDay, fillBooking, submitBooking } from '../support/book';
import { expect, test, IN_A_DEEP_RUN } from '../support/journey';
import { signIn } from '../support/people';

const SECOND = `baraka-${randomUUID().slice(0, 8)}`;
const NAME = 'Baraka Odhiambo';
const ADDRESS = `${SECOND}@tulia.example`;
const HOUR = '10:00';

const second = (change: Partial<PractitionerInput>): PractitionerInput => ({
  isNew: false,
  id: SECOND,
  name: NAME,
  order: 5,
  title: { en: 'Counsellor', sw: 'Mshauri' },
  sentence: { en: 'I listen first.', sw: '' },
  languages: ['English'],
  licence: null,
  photo: null,
  services: null,
  takesBookings: true,
  isActive: true,
  email: ADDRESS,
  calendarId: 'primary',
  staffUserId: null,
  ...change,
});

async function bookWith(page: Page, name: string, date: string): Promise<string> {
  const client = await person();
  await signIn(page, client.email, '/booking', client.password);
  await fillBooking(page);
  await page.getByRole('radio', { name }).click();
  await chooseDay(page, date);
  await page.getByRole('radio', { name: new RegExp(HOUR) }).click();
  return submitBooking(page);
}

/** Reception, on a phone, looks at one practitioner and then gives a session of the other to a colleague. */
async function handOverAtTheDesk(
  desk: Page,
  { session, other, fullName }: { session: Booking; other: string; fullName: string },
): Promise<void> {
  const reception = await person({ role: 'receptionist', practitionerId: null });
  await desk.setViewportSize({ width: 360, height: 740 });
  await signIn(desk, reception.email, '/staff?tab=bookings', reception.password);
  const row = (reference: string) => desk.locator(`[data-booking="${reference}"]`);
  const whose = desk.getByLabel('Practitioner', { exact: true });
  await expect(row(session.referenceNumber)).toBeVisible();
  await whose.selectOption(NAME);
  await expect(row(other)).toBeVisible();
  await expect(row(session.referenceNumber)).toHaveCount(0);
  // Today keeps the choice.
  await desk.goto('/staff');
  await expect(whose).toHaveValue(SECOND);
  await whose.selectOption('Everybody');
  await desk.goto('/staff?tab=bookings');
  await row(session.referenceNumber).getByRole('button', { name: /^More/ }).click();
  await desk.getByRole('menuitem', { name: 'Hand over…' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Hand over' });
  await dialog.getByRole('radio', { name: new RegExp(`${NAME} is free`) }).check({ force: true });
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(desk.getByText(`${fullName} is with ${NAME} now.`).first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

test(
  'a client chooses a practitioner, and the same hour of the other stays free',
  IN_A_DEEP_RUN,
  async ({ page, anotherPerson }) => {
    const admin = await person({ role: 'admin' });
    const therapist: Person = await person({ role: 'therapist', practitionerId: null });
    const date = await emptyDay();
    const staffUserId = therapist.uid;
    done(await call(savePractitioner, admin, second({ isNew: true, staffUserId })));
    try {
      const reference = await bookWith(page, NAME, date);
      const other = await anotherPerson();
      const otherReference = await bookWith(other, 'Whoever is free first', date);
      const booking = await bookingByReference(reference);
      expect(booking.practitionerId).toBe(SECOND);
      expect((await bookingByReference(otherReference)).practitionerId).toBe(PRACTITIONER);

      const staff = await anotherPerson();
      await signIn(
        staff,
        therapist.email,
        `/staff?tab=schedule&view=list&date=${date}&person=${SECOND}`,
        therapist.password,
      );
      const day = staff.locator(`[data-day="${date}"]`);
      const sessions = day.getByRole('button', { name: /10:00.*(Pending|Held)/ });
      await expect(sessions).toHaveCount(1);
      await staff.goto(`/staff?tab=schedule&view=list&date=${date}&person=all`);
      await expect(sessions).toHaveCount(2);
      await expect(sessions.filter({ hasText: NAME })).toHaveCount(1);

      const { id: bookingId, version } = booking;
      done(await call(confirmBooking, admin, { bookingId, version, date, time: HOUR }));
      const invited = ({ attachments }: { attachments: readonly unknown[] }) =>
        attachments.length > 0;
      await inbox.waitFor(ADDRESS, invited);

      const fullName = aName('Wairimu');
      const { booking: session } = await confirmedBooking(admin, undefined, { fullName });
      const desk = await anotherPerson();
      await handOverAtTheDesk(desk, { session, other: reference, fullName });
      expect((await bookingById(session.id)).practitionerId).toBe(SECOND);
      const told = ({ subject }: { subject: string }) =>
        subject.includes('A change to your booking');
      await inbox.waitFor(session.clientEmail, told);
    } finally {
      // The other journeys count on one practitioner.
      done(await call(savePractitioner, admin, second({ takesBookings: false, isActive: false })));
    }
  },
);
