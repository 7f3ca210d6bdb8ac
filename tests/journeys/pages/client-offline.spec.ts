/** On an own device sessions are readable without a connection; after signing out nothing of the person remains. */
import { person } from '../../support/actors';
import { confirmedBooking } from '../../support/makers';
import { environment } from '../../support/environment';
import { expect, test } from '../support/journey';
import { kept } from '../support/kept';
import { signIn } from '../support/people';

test.use({ worker: true });

test('own sessions stay readable without a connection, until the client signs out', async ({
  page,
  context,
}) => {
  const { client, booking } = await confirmedBooking(await person({ role: 'admin' }));
  await signIn(page, client.email, '/profile', client.password);
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Privacy settings' }).click();
  await Promise.all([page.waitForEvent('load'), page.getByLabel('This is my own device').click()]);

  const card = page.getByRole('article').filter({ hasText: booking.referenceNumber });
  await page.goto('/my-sessions');
  await expect(card).toContainText('Confirmed');
  await expect.poll(() => kept(page)).toContain(booking.referenceNumber);

  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Tulia', exact: false }).first().click();
  await expect(card).toHaveCount(0);
  await page.goBack();
  await expect(card).toContainText('Confirmed');
  await expect(page.getByText(/^Last updated /)).toBeVisible();

  // and after the app is opened anew without one, which the service worker serves
  await page.reload();
  await expect(card).toContainText('Confirmed');
  await expect(page.getByText(/^Last updated /)).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL(`${environment.site}/`);
  await page.waitForLoadState('load');
  const left = await kept(page);
  for (const secret of [
    booking.referenceNumber,
    booking.id,
    client.email,
    client.uid,
    booking.clientName,
  ]) {
    expect(left).not.toContain(secret);
  }
});
