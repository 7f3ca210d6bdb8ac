/**
 * An owner opens her practice on the phone, from what a first deployment leaves to the first request of a client. For
 * this journey the practice of the tests becomes such a one.
 */
import { freshEnvironment } from '../../../local/seed/fresh-environment';
import { seedEnvironment } from '../../../local/seed/seed-environment';
import { person } from '../../support/actors';
import { environment, inbox } from '../../support/environment';
import { PRACTITIONER } from '../../support/makers';
import { randomUUID } from '../../support/random';
import { fillBooking, submitBooking } from '../support/book';
import { expect, test } from '../support/journey';
import { DEMO_PASSWORD, signIn, signInOnPage } from '../support/people';

const SHIPPED = /000000|Example Bank|254 700 000 000|hello@tulia\.example/;
const ADDRESS = `practice-${randomUUID().slice(0, 8)}@example.com`;

test('an owner opens her practice step by step on the phone, and sees the first request of a client', async ({
  page: owner,
  anotherPerson,
}) => {
  await seedEnvironment(environment.ports, 'empty');
  const visitor = await anotherPerson();
  const steps = owner.getByRole('region', { name: 'Open your practice' });
  const begin = async (position: number, button: string) => {
    await expect(steps.getByText(`Step ${position} of 7`)).toBeVisible();
    await expect(owner.getByText('All is well')).toBeHidden();
    await steps.getByRole('link', { name: button }).click();
    const note = owner.getByRole('note').getByText(`Step ${position} of 7`);
    if (position < 7) await expect(note).toBeInViewport();
  };
  const save = (button = 'Save settings') => owner.getByRole('button', { name: button }).click();
  try {
    const client = await person();
    await test.step('a client reads that booking opens soon, and how to reach the practice', async () => {
      await signIn(visitor, client.email, '/booking', client.password);
      const main = visitor.getByRole('main');
      await expect(main.getByText('Booking on this page opens soon')).toBeVisible();
      await expect(main.locator('a[href="/contact"]')).toBeVisible();
      await expect(main).not.toContainText(SHIPPED);
    });

    await test.step('a new booking leads to the practitioners', async () => {
      await signInOnPage(owner, 'owner@tulia.example', '/staff', DEMO_PASSWORD);
      await owner.getByRole('button', { name: 'New booking' }).click();
      const dialog = owner.getByRole('dialog');
      await expect(dialog.getByRole('link', { name: 'Add a practitioner' })).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).last().click();
    });

    await test.step('the owner herself takes bookings, in the usual hours', async () => {
      await begin(1, 'Add a practitioner');
      await expect(owner.getByLabel('Name', { exact: true })).toHaveValue('Wanjiku Kamau');
      await owner.getByLabel('Title, English').fill('Counselling psychologist');
      await owner.getByText('More: sentence').click();
      await expect(owner.getByLabel('Staff account')).toHaveValue('demo-owner');
      // The functions keep the ids of practitioners for a minute, and the next journeys need this one.
      await owner.getByLabel('Address on the web').fill(PRACTITIONER);
      await save('Save');
      await expect(steps.getByText('Mon-Fri 8AM-6PM EAT')).toBeVisible();
    });

    await test.step('prices, contacts, ways to pay and crisis numbers', async () => {
      await begin(3, 'Look at the prices');
      await owner.getByRole('button', { name: 'Prices are right' }).click();
      await begin(4, 'Enter your contacts');
      await owner.getByLabel('Phone').fill('+254 711 222 333');
      await owner.getByLabel('Email').fill(ADDRESS);
      await save();
      await begin(5, 'Enter ways to pay');
      await owner.getByLabel('Till number').fill('123456');
      await save();
      await begin(6, 'Call the numbers');
      const called = owner.getByLabel('I have called this number and it is right');
      for (const each of await called.all()) await each.check();
      await save('Save crisis numbers');
    });

    await test.step('the last step leads to the page on which clients book', async () => {
      await begin(7, 'Book a test session');
      await expect(owner).toHaveURL(/\/booking$/);
      await owner.goBack();
      await expect(steps.getByText('Step 7 of 7')).toBeVisible();
    });

    await test.step('a client books, reads how to pay, and the owner sees the request', async () => {
      await visitor.goto('/booking');
      await fillBooking(visitor);
      const reference = await submitBooking(visitor);
      await expect(visitor.getByText('123456').first()).toBeVisible();
      await expect(owner.locator(`[data-booking="${reference}"]`).first()).toBeVisible();
      await expect(steps).toBeHidden();
      const [notice] = await inbox.waitFor(ADDRESS, ({ text }) => text.includes(reference));
      expect(notice?.text).not.toMatch(SHIPPED);
    });
  } finally {
    // An open page would lose its account, and say so.
    for (const each of [owner, visitor]) await each.goto('about:blank');
    await freshEnvironment(environment.ports);
  }
});
