/**
 * Everybody is reached: the owner connects texts, a client proves a number and is reminded on that phone, says on the
 * day that they are late, and the practitioner reads it at once. Another client keeps a weekly hour, and one who waits
 * for an earlier time takes it.
 */
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import { cancelBooking, confirmBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { fitsOneText } from '@tulia/domain/text/gsm7';
import { HOUR, MINUTE } from '@tulia/domain/time/instant';
import { addDays, toInstant, toWallTime, weekdayOf } from '@tulia/domain/time/practice-time';
import ICAL from 'ical.js';
import { LOCAL_TEXTS } from '../../../local/stand-ins/sms/account';
import { call, done, person } from '../../support/actors';
import { environment, inbox, job, phones } from '../../support/environment';
import {
  bookingById,
  bookingRequest,
  confirmedBooking,
  emptyDay,
  inDays,
  onceBegun,
} from '../../support/makers';
import { randomUUID } from '../../support/random';
import { chooseDay, fillBooking } from '../support/book';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';
import { toastShown } from '../support/staff';

/** A mobile number that no other journey uses. */
const aNumber = () =>
  `2547${String(parseInt(randomUUID().slice(0, 7), 16))
    .padStart(8, '0')
    .slice(-8)}`;

test('a client is reminded on their own phone, and what they say on the day arrives at once', async ({
  page,
  anotherPerson,
}) => {
  const owner = await anotherPerson();
  const number = aNumber();

  await test.step('the owner connects the account, and it is checked', async () => {
    await signIn(owner, 'owner@tulia.example', '/admin/settings');
    const card = owner.getByRole('region', { name: 'Texts to phones (SMS)' });
    await card
      .getByRole('button', {
        name: /^(Enter the account with Africa’s Talking|Change the account)$/,
      })
      .click();
    await card.getByLabel('User name of the app').fill(LOCAL_TEXTS.username);
    await card.getByLabel('API key').fill('wrong');
    await card.getByLabel('Most shillings in a month').fill('500');
    const save = card.getByRole('button', { name: 'Check with Africa’s Talking, then keep' });
    await save.click();
    await expect(
      card.getByText(/does not know this user name and key together/).first(),
    ).toBeVisible();
    await card.getByLabel('API key').fill(LOCAL_TEXTS.apiKey);
    await save.click();
    await toastShown(owner, 'The account is kept, and texts can leave');
    const [report, stop] = await Promise.all(
      ['Delivery reports', 'Bulk SMS opt-out'].map((name) => card.getByLabel(name).inputValue()),
    );
    await phones.reportTo({ report: report ?? '', stop: stop ?? '' });
  });

  const client = await person();
  await test.step('the client, in Swahili, proves a number by its code', async () => {
    await signIn(page, client.email, '/sw/profile?tab=settings', client.password);
    await page.getByRole('button', { name: 'Mipangilio ya arifa' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Ujumbe', { exact: true }).click();
    await dialog.getByText('Kiswahili', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Hifadhi' }).click();
    await page.getByRole('button', { name: 'Thibitisha nambari' }).click();
    await page.getByLabel('Nambari ya simu ya mkononi').fill(`0${number.slice(3)}`);
    await page.getByRole('button', { name: 'Nitumie namba ya siri' }).click();
    const { message } = await phones.waitFor(number);
    const code = /\d{6}/.exec(message)?.[0] ?? '';
    await page.getByLabel('Namba ya siri kutoka kwenye ujumbe').fill(code);
    await page.getByRole('button', { name: 'Nakubali, na ninathibitisha nambari hii' }).click();
    await expect(page.getByText(/^Ujumbe unatumwa kwa 0/)).toBeVisible();
  });

  // Soon, so that the job sends few reminders of others.
  const soon = [2, 3, 4].map(inDays).find((day) => weekdayOf(day) <= 5) ?? '';
  const place = { date: soon, time: `${16 - test.info().retry}:00` };
  const { bookingId: id } = done(await call(createBooking, client, bookingRequest(place)));
  const admin = await person({ role: 'admin' });
  done(await call(confirmBooking, admin, { bookingId: id, version: 1, ...place }));
  await test.step('the reminder comes as one text, in Swahili, and says nothing of what it is about', async () => {
    const due = toInstant(place.date, place.time) - 4 * HOUR;
    // First the notification, which has no device, then the text.
    for (const run of [0, 1, 2]) await job('sweepOutbox', due + run * 5 * MINUTE);
    const { message } = await phones.waitFor(number, (text) => !/\d{6}/.test(text));
    expect(fitsOneText(message)).toBe(true);
    expect(message).not.toMatch(/tiba|therap|ushauri|counsel|individual|njeri/i);
    expect((await inbox.mails(client.email)).map(({ subject }) => subject).join()).not.toMatch(
      /kumbus/i,
    );
  });

  await onceBegun(
    id,
    async () => {
      const therapist = await anotherPerson();
      await signIn(therapist, 'therapist@tulia.example', '/staff');
      await expect(therapist.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto('/sw/my-sessions');
      await page.getByRole('button', { name: 'Ninachelewa' }).click();
      await expect(page.getByText(/^Kliniki inajua kwamba unachelewa/)).toBeVisible();
      await expect(therapist.getByText(/^Late, said at/).first()).toBeVisible();
      await page.getByRole('button', { name: 'Nipigieni simu badala yake' }).click();
      await expect(therapist.getByText(/^Asks for a call/).first()).toBeVisible();
    },
    { minutesAgo: -20 },
  );

  await test.step('who says STOP is texted no more', async () => {
    await phones.stop(number);
    await page.goto('/sw/profile?tab=settings');
    await expect(page.getByText(/^Ulisimamisha ujumbe/)).toBeVisible();
    await owner.reload();
    await expect(owner.getByText(/^Texts this month: [1-9]/)).toBeVisible();
  });
});

test('a client keeps a weekly hour, and another who waits gets the time that becomes free', async ({
  page,
  anotherPerson,
}) => {
  const date = await emptyDay();
  const regular = await person();
  await test.step('three weeks at once: every date is checked, one request is sent', async () => {
    await signIn(page, regular.email, '/booking', regular.password);
    await fillBooking(page);
    await chooseDay(page, date);
    await page.getByRole('radio', { name: /17:00/ }).click();
    await page.getByText('The same hour each week', { exact: true }).click();
    await page.getByLabel('How many weeks').selectOption('2');
    await expect(page.getByText('All 2 dates are free.')).toBeVisible();
    await page.getByRole('button', { name: 'Submit Booking Request' }).click();
    await page
      .getByRole('alertdialog', { name: 'Your Booking' })
      .getByRole('button', { name: 'Confirm Booking' })
      .click();
    await expect(
      page.getByRole('heading', { name: 'Booking Submitted Successfully!' }),
    ).toBeVisible();
  });

  await test.step('staff confirm both by one press, and one email has both invitations', async () => {
    const staff = await anotherPerson();
    await signIn(staff, 'admin@tulia.example', '/staff');
    await staff
      .getByRole('button', { name: /^Confirm all 2/ })
      .first()
      .click();
    const [mail] = await inbox.waitFor(regular.email, ({ attachments }) => attachments.length > 0);
    expect(mail?.attachments).toHaveLength(2);
    for (const { url } of mail?.attachments ?? []) {
      const file = await (await fetch(new URL(url, environment.inbox))).text();
      const event = new ICAL.Component(ICAL.parse(file) as unknown[]);
      expect(event.getAllSubcomponents('vevent')).toHaveLength(1);
    }
  });

  const admin = await person({ role: 'admin' });
  const { client, booking: late } = await confirmedBooking(admin);
  await test.step('who waits is offered a cancelled time, and their session moves there', async () => {
    const waiting = await anotherPerson();
    await signIn(waiting, client.email, '/my-sessions', client.password);
    await waiting.getByRole('button', { name: 'Find me an earlier time' }).click();
    const dialog = waiting.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Wait for a time' }).click();
    await toastShown(waiting, 'You are on the waiting list');
    const now = Date.now();
    const { date: today, time } = toWallTime(now);
    const awake =
      time >= '07:00' && time < '20:30'
        ? now
        : toInstant(time < '07:00' ? today : addDays(today, 1), '07:10');
    await job('releaseLapsedHolds', Math.max(awake, now + MINUTE));
    await expect(waiting.getByText('A time is free for you')).toBeVisible();
    await waiting.getByRole('button', { name: 'Move my session to this time' }).click();
    await toastShown(waiting, 'Your session has moved');
    expect((await bookingById(late.id)).startsAt).toBeLessThan(late.startsAt);
    await inbox.waitFor(client.email, ({ attachments }) => attachments.length > 0, { count: 2 });
  });
  await call(cancelBooking, admin, {
    bookingId: late.id,
    version: (await bookingById(late.id)).version,
  }).then(done);
});
