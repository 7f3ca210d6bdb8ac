/**
 * The whole way of a client in Swahili: signing up, booking, moving, cancelling, with the mails; a second tab
 * follows.
 */
import { confirmBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { call, done, person } from '../../support/actors';
import { bookingByReference } from '../../support/makers';
import { inbox } from '../../support/environment';
import { agreeTo, chooseService, chooseTime } from '../support/book';
import { expect, test } from '../support/journey';
import { newClient } from '../support/people';

const mailWith = (to: string, subject: string) =>
  inbox.waitFor(to, (mail) => mail.subject === subject);

test('a client signs up, books, moves and cancels in Swahili, and is written to in Swahili', async ({
  page,
}) => {
  const client = newClient('Neema Achieng');
  await page.goto('/sw/signup?redirect=%2Fbooking');
  await page.getByLabel('Jina kamili').fill(client.fullName);
  await page.getByLabel('Barua pepe').fill(client.email);
  await page.getByLabel('Nenosiri', { exact: true }).fill(client.password);
  await page.getByRole('button', { name: 'Jisajili' }).click();
  await page.waitForURL(/\/sw\/login\?redirect=/);

  const link = await inbox.accountLink(client.email, 'verifyEmail');
  expect(link).toContain('/sw/auth/callback');
  await page.goto(link);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await page.getByLabel('Nenosiri', { exact: true }).fill(client.password);
  await page.getByRole('button', { name: 'Thibitisha barua pepe yangu' }).click();
  await expect(page.getByRole('heading', { name: 'Barua pepe yako imethibitishwa' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Endelea sasa' }).click();
  await page.waitForURL(/\/sw\/booking$/);

  await page.getByLabel('Nambari ya simu', { exact: true }).fill('+254 711 222 333');
  await page.getByText('18 na zaidi').click();
  await chooseService(page, 'individual-therapy');
  await chooseTime(page, 6);
  const privacy = 'Nimesoma Sera ya Faragha na ninaikubali';
  await agreeTo(page, { opener: 'Soma Sera ya Faragha', box: privacy, agree: 'Ninakubali' });
  await page.getByRole('button', { name: 'Soma Makubaliano ya Ridhaa' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Nimeelewa' }).click();
  await page.getByLabel('Nimesoma Makubaliano ya Ridhaa na ninayaridhia').click();
  await page.getByRole('button', { name: 'Tuma Ombi la Miadi' }).click();
  await page
    .getByRole('alertdialog', { name: 'Miadi Yako' })
    .getByRole('button', { name: 'Thibitisha Miadi' })
    .click();
  await expect(page.getByRole('heading', { name: 'Ombi la Miadi Limetumwa!' })).toBeVisible();
  const text = await page.getByRole('main').innerText();
  const reference = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(text)![0];
  await mailWith(client.email, 'Tumepokea ombi lako');

  const booking = await bookingByReference(reference);
  const { id: bookingId, version, preferredTimeSlot: time } = booking;
  const [date] = booking.preferredDates;
  const admin = await person({ role: 'admin' });
  await page.goto('/sw/my-sessions');
  const card = page.getByRole('article').filter({ hasText: reference });
  await expect(card.getByRole('button', { name: 'Inasubiri Idhini' })).toBeDisabled();
  const second = await page.context().newPage();
  await second.goto('/sw/my-sessions');
  const elsewhere = second.getByRole('article').filter({ hasText: reference });
  await expect(elsewhere).toBeVisible();
  done(await call(confirmBooking, admin, { bookingId, version, date: date!, time }));
  for (const each of [card, elsewhere]) await expect(each).toContainText('Imethibitishwa');
  await mailWith(client.email, 'Nafasi yako imethibitishwa');

  await page.bringToFront();
  await card.getByRole('button', { name: 'Badilisha saa' }).click();
  const moving = page.getByRole('dialog', { name: 'Badilisha saa ya kikao chako' });
  await moving.getByRole('button', { name: 'Mwezi ujao' }).click();
  await moving.locator('[role=gridcell]:not([aria-disabled=true])').nth(11).click();
  await moving.getByRole('radiogroup', { name: 'Saa mpya' }).locator('label').first().click();
  await moving.getByRole('button', { name: 'Badilisha saa', exact: true }).click();
  await expect(page.getByText('Saa ya kikao imebadilishwa', { exact: true })).toBeVisible();
  await mailWith(client.email, 'Nafasi yako ina muda mpya');

  await card.getByRole('button', { name: 'Ghairi kikao' }).click();
  await page
    .getByRole('alertdialog', { name: 'Ungependa kughairi kikao hiki?' })
    .getByRole('button', { name: 'Ndiyo, ghairi' })
    .click();
  for (const each of [card, elsewhere]) await expect(each).toContainText('Imeghairiwa');
  const [cancelled] = await mailWith(client.email, 'Nafasi yako imeghairiwa');
  expect(cancelled!.text).toContain(reference);
  expect(cancelled!.text).toContain('Umeghairi nafasi iliyo hapa chini.');
});
