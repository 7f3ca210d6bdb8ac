/** Where the practice asks for the account last: the form is open to all, and what is filled in comes along. */
import { person } from '../../support/actors';
import { fillBooking, submitBooking } from '../support/book';
import { holdBack } from '../support/hold-back';
import { expect, test } from '../support/journey';
import { fillSignIn } from '../support/people';
import { whileEntryIs } from '../support/settings';

test('a stranger picks a day before the scripts are there, signs in at the end, and sends what was filled in', async ({
  page,
}) => {
  const client = await person({ fullName: 'Juma Otieno' });
  const time = page.locator('input[name="booking-time"]:checked');
  let chosen = '';
  await whileEntryIs('account-last', async () => {
    await test.step('all that is typed and picked early is still there', async () => {
      const release = await holdBack(page, /\/assets\/main-[^/]+\.js$/);
      await page.goto('/booking?service=individual-therapy', { waitUntil: 'commit' });
      await page.locator('[role=gridcell][data-date]:not([aria-disabled=true])').nth(1).click();
      const picked = page.locator('[role=gridcell][aria-selected=true]');
      const day = await picked.getAttribute('data-date');
      await page.getByLabel('Full name').fill('Juma');
      await page.getByLabel('Full name').press('End');
      release();
      await expect(page.locator('[data-island]')).toHaveCount(0);
      await page.keyboard.type(' O.');
      await expect(page.getByLabel('Full name')).toHaveValue('Juma O.');
      await expect(picked).toHaveAttribute('data-date', day!);
    });

    await test.step('the account is asked for last', async () => {
      await page.getByLabel('Email').fill(client.email);
      await fillBooking(page, { requests: 'A quiet room', passOverDays: 5 });
      chosen = await time.inputValue();
      await page.getByRole('button', { name: 'Submit Booking Request' }).click();
      const last = page.getByRole('dialog', { name: 'One last step: your account' });
      await last.getByRole('link', { name: 'I have an account' }).click();
      await page.waitForURL(/\/login\?redirect=%2Fbooking%3Fservice%3Dindividual-therapy/);
      await expect(page.getByLabel('Email')).toHaveValue(client.email);
      await fillSignIn(page, client.email, client.password);
    });

    await test.step('what was filled in has come along, and is sent', async () => {
      await page.waitForURL(/\/booking\?service=individual-therapy&day=/);
      await expect(page.getByText('We kept what you had typed.')).toBeVisible();
      await expect(page.getByLabel('Full name')).toHaveValue('Juma O.');
      await expect(page.getByLabel('Special requests')).toHaveValue('A quiet room');
      await expect(time).toHaveValue(chosen);
      await submitBooking(page);
    });
  });
});
