/**
 * A client without an e-mail address calls: several sessions at once, the text that tells of them, and the next
 * call.
 */
import { bookOnBehalf } from '@tulia/domain/calls/bookings/book-on-behalf';
import { addDays } from '@tulia/domain/time/practice-time';
import { call, person } from '../../support/actors';
import { aName } from '../../support/chance';
import { freeSlot, phoneRequest } from '../../support/makers';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';

/** Takes this time with every practitioner. */
async function takeUp(place: { date: string; time: string }) {
  const staff = await person({ role: 'receptionist' });
  const book = () => call(bookOnBehalf, staff, phoneRequest(place, { confirm: true }));
  let answer = await book();
  while (answer.ok) answer = await book();
  expect(answer.code).toBe('slot-taken');
}

test('books several weeks for a caller without an address, and knows them the next time', async ({
  page,
}) => {
  const { date, time } = await freeSlot();
  await takeUp({ date: addDays(date, 7), time });
  const fullName = aName('Baraka');
  await signIn(page, 'admin@tulia.example', '/admin/bookings');
  await page.getByRole('button', { name: 'New booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book for a client' });
  await dialog.getByLabel('Full name').fill(fullName);
  await dialog.getByLabel('Phone number').fill('0711 222 333');
  await dialog.getByLabel('Service').selectOption('individual-therapy');
  await dialog.getByLabel('Language of the mails').selectOption('sw');
  await dialog.getByLabel('Date').fill(date);
  await dialog.getByLabel('Time (Nairobi)').selectOption(time);
  await dialog.getByLabel('Repeat weekly').selectOption('3');
  await expect(dialog.getByLabel('Day of session 3')).toHaveValue(addDays(date, 14));
  await expect(dialog.getByLabel('Confirm at once')).toBeHidden();

  const weeks = dialog.getByRole('region', { name: 'Further sessions' }).getByRole('listitem');
  await expect(weeks.first()).toContainText('Taken');
  const refs = page.locator('[data-booking]').filter({ hasText: fullName });

  // Nothing is made while one of them cannot be had, and what was typed stays.
  await dialog.getByRole('button', { name: 'Leave out session 3' }).click();
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(dialog.getByText('Nothing was booked. These times cannot be had:')).toBeVisible();
  await expect(dialog.getByLabel('Full name')).toHaveValue(fullName);
  await expect(refs).toHaveCount(0);

  const hours = dialog.getByLabel('Hour of session 2');
  const free = hours.locator('option').filter({ hasNotText: '(' }).first();
  await hours.selectOption((await free.getAttribute('value')) ?? '');
  await expect(weeks.first()).toContainText('Free');
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();

  const made = page.getByRole('dialog', { name: 'Booking made' });
  await expect(made).toContainText('2 sessions booked');
  await expect(made).toContainText('no mail went out');
  await expect(made).toContainText('Umewekewa miadi');
  await expect(made.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/254711222333\?text=Habari/,
  );
  await expect(made.getByRole('link', { name: 'SMS' })).toHaveAttribute('href', /^sms:\+254/);
  await made.getByRole('button', { name: 'Done' }).click();
  await expect(refs).toHaveCount(2);
  await expect(refs.first()).toContainText('Confirmed');

  await page.getByRole('button', { name: 'New booking' }).click();
  await dialog.getByLabel('Find a client').fill(fullName.toLowerCase());
  await dialog.getByRole('button', { name: new RegExp(`^${fullName}`) }).click();
  await expect(dialog.getByLabel('Full name')).toHaveValue(fullName);
  await expect(dialog.getByLabel('Phone number')).toHaveValue('0711 222 333');
  await expect(dialog.getByLabel('Language of the mails')).toHaveValue('sw');
  await dialog.getByRole('button', { name: 'Somebody else' }).click();
  await expect(dialog.getByLabel('Find a client')).toBeVisible();
});
