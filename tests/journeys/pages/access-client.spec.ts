/** No barrier in the client's area beyond its pages: cards and dialogs of the profile, of the sessions, of consents. */
import { bookOnBehalf } from '@tulia/domain/calls/bookings/book-on-behalf';
import type { Locator, Page } from '@playwright/test';
import { call, done, person } from '../../support/actors';
import { confirmedBooking, freeSlot, phoneRequest } from '../../support/makers';
import { flaws } from '../support/barriers';
import { visit } from '../support/follow';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';

/** What is wrong with a dialog that `opener` opens; Escape closes it and the focus returns. */
async function flawsOfDialog(page: Page, opener: Locator, dialog: Locator): Promise<string[]> {
  await opener.click();
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0);
  const found = await flaws(page, '[role$="dialog"]');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  return found;
}

test('dialogs of the profile, of a session and of a consent have no barrier', async ({
  page,
  anotherPerson,
}) => {
  const { client, booking } = await confirmedBooking(await person({ role: 'admin' }));
  await signIn(page, client.email, '/profile?tab=settings', client.password);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await test.step('the profile’s settings and their dialogs', async () => {
    await expect(button('Read: Consent Agreement, adult client')).toBeVisible();
    expect(await flaws(page)).toEqual([]);
    for (const opener of [
      'Notification settings',
      'Privacy settings',
      'Read: Privacy Policy',
      'Read: Consent Agreement, adult client',
    ])
      expect(await flawsOfDialog(page, button(opener), page.getByRole('dialog')), opener).toEqual(
        [],
      );
  });
  await test.step('deleting the account, with an error shown', async () => {
    await button('Delete my account…').click();
    const leaving = page.getByRole('dialog', { name: 'Delete your account?' });
    await leaving.getByRole('button', { name: 'Delete my account' }).click();
    await expect(leaving.getByText('Please enter your password.')).toBeVisible();
    expect(await flaws(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(leaving).toBeHidden();
  });
  await test.step('moving and cancelling a session', async () => {
    await visit(page, '/my-sessions');
    const card = page.getByRole('article').filter({ hasText: booking.referenceNumber });
    const press = (name: string) => card.getByRole('button', { name });
    const moving = page.getByRole('dialog', { name: 'Reschedule your session' });
    expect(await flawsOfDialog(page, press('Reschedule'), moving)).toEqual([]);
    const cancelling = page.getByRole('alertdialog', { name: 'Cancel this session?' });
    expect(await flawsOfDialog(page, press('Cancel session'), cancelling)).toEqual([]);
  });
  await test.step('being asked for consent', async () => {
    const caller = await person();
    const input = phoneRequest(await freeSlot(), { email: caller.email });
    done(await call(bookOnBehalf, await person({ role: 'receptionist' }), input));
    const theirs = await anotherPerson();
    await signIn(theirs, caller.email, '/my-sessions', caller.password);
    const opener = theirs.getByRole('button', { name: 'Read and agree' });
    await expect(opener).toBeVisible();
    expect(await flaws(theirs)).toEqual([]);
    const dialog = theirs.getByRole('dialog', { name: 'Your consent is needed' });
    expect(await flawsOfDialog(theirs, opener, dialog)).toEqual([]);
  });
});
