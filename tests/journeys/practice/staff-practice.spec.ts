/**
 * An admin's day: finding bookings and a file for the books, a new price, an article and new opening hours as visitors
 * see them next, and not losing what was typed.
 */
import {
  saveOpeningHours,
  type OpeningHoursInput,
} from '@tulia/domain/calls/practice/opening-hours';
import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { call, done, person } from '../../support/actors';
import { aName, randomUUID } from '../../support/random';
import { pendingBooking, PRACTITIONER } from '../../support/makers';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';
import { openFilters, openStaffPage, toastShown } from '../support/staff';

const ADMIN = 'admin@tulia.example';

test('finds a booking by every name it has, downloads what it sees, and keeps the filters in the address', async ({
  page,
}) => {
  const client = await person();
  const { email } = client;
  const fullName = aName('Wanjiru');
  const { booking } = await pendingBooking(client, { fullName, email });
  const reference = booking.referenceNumber;
  await signIn(page, ADMIN, '/admin/bookings');
  const search = page.getByRole('searchbox', { name: 'Search' });

  await test.step('by its reference, its address and its name', async () => {
    for (const typed of [reference.toLowerCase().replaceAll('-', ''), email, fullName]) {
      await search.fill(typed);
      await expect(page.locator(`[data-booking="${reference}"]`)).toBeVisible();
      await expect(page.locator('[data-booking]')).toHaveCount(1);
    }
    expect(page.url()).not.toContain(email);
  });

  await test.step('the file has what the list shows', async () => {
    const coming = page.waitForEvent('download');
    await openFilters(page);
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const file = await (await coming).path();
    const [head, line, ...more] = (await readFile(file, 'utf8')).split('\r\n');
    expect(head).toContain('Reference,Status,Client,Email');
    expect(line).toContain(`${reference},Pending,${fullName},${email},'+254`);
    expect(more).toEqual(['']);
  });

  await test.step('nothing is found of nobody', async () => {
    await search.fill('nobody-of-this-name');
    await expect(page.getByText('No booking fits')).toBeVisible();
  });

  await test.step('the filters are there again after a reload', async () => {
    await openFilters(page);
    await page.getByLabel('Service', { exact: true }).selectOption('couples-therapy');
    await page.getByLabel('Session from').fill('2020-01-01');
    await expect(page).toHaveURL(/service=couples-therapy&from=2020-01-01/);
    await page.reload();
    await expect(page.getByLabel('Session from')).toHaveValue('2020-01-01');
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(page).toHaveURL(/\/admin\/bookings$/);
  });
});

async function savePrice(page: Page, value: string): Promise<void> {
  await page.goto('/admin/services');
  await page.getByRole('button', { name: 'Edit Consultation' }).click();
  await page.getByLabel('Price (KES)').fill(value);
  await page.getByRole('button', { name: 'Save' }).click();
  await toastShown(page, 'Service saved');
}

async function publishArticle(page: Page, title: string): Promise<void> {
  await page.goto('/admin/articles');
  await page.getByRole('button', { name: 'Add Article' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Summary').fill('Why rest is work.');
  await page.getByLabel('Text (Markdown)').fill('## Slowly\n\nRest is **work**.');
  const strong = page.getByRole('region', { name: 'Preview' }).locator('strong').last();
  await expect(strong).toHaveText('work');
  await page.getByLabel('Published: everybody can read it').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await toastShown(page, 'Article published');
}

test('a new price, an article and new opening hours are what visitors see next, and the trail tells in words', async ({
  page,
  browser,
}) => {
  await signIn(page, ADMIN, '/admin/services');

  await test.step('the booking form asks the new price', async () => {
    await savePrice(page, '2750');
    await page.goto('/booking?service=consultation');
    await expect(page.getByRole('main')).toContainText('KES 2,750');
    await savePrice(page, '2500');
    await expect(page.getByRole('listitem').filter({ hasText: '2,750' })).toHaveCount(0);
  });

  await test.step('the trail says who changed which field', async () => {
    await page.goto('/admin/settings');
    const trail = page.getByRole('region', { name: 'Recent changes' });
    await expect(trail.getByRole('listitem').first()).toContainText(
      /^Service changed by .+ · Consultation · Price \(KES\)$/,
    );
  });

  await test.step('visitors read the article until it is removed', async () => {
    const title = `Rest ${randomUUID().slice(0, 6)}`;
    await publishArticle(page, title);
    // Not signed in: the page is as it was built until it reads the database by itself.
    const visitor = await browser.newPage();
    await visitor.goto('/articles');
    await expect(visitor.getByRole('main')).toContainText(title);
    await visitor.close();
    await page.getByRole('button', { name: `Edit ${title}` }).click();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await toastShown(page, 'Article removed');
  });

  const openingHours = defaultPractitioner.openingHours as OpeningHoursInput['openingHours'];
  const usual = { practitionerId: PRACTITIONER, openingHours, keepSessions: true };
  await test.step('the site shows the new opening hours', async () => {
    try {
      await page.goto('/admin/time');
      const saturday = page.getByRole('group', { name: 'Saturday' });
      await saturday.getByRole('checkbox').check();
      await saturday.getByLabel('First session at').selectOption('10:00');
      await saturday.getByLabel('Last session at').selectOption('12:00');
      const hours = page.getByRole('region', { name: 'Opening hours' });
      await hours.getByRole('button', { name: 'Save', exact: true }).click();
      await toastShown(page, 'Opening hours saved');
      await page.goto('/contact');
      await expect(page.getByRole('contentinfo')).toContainText('Sat 10AM-12PM');
    } finally {
      done(await call(saveOpeningHours, await person({ role: 'admin' }), usual));
    }
  });
});

/** Waits until the page has heard that something was typed: a person does not press Back in the same millisecond. */
const isGuarded = (page: Page) =>
  expect.poll(() => page.evaluate(() => 'leaveGuard' in (history.state as object))).toBe(true);

test('does not lose what was typed to a link or the Back button, and loses no press of it afterwards', async ({
  page,
}) => {
  await signIn(page, ADMIN, '/admin/messages');
  await openStaffPage(page, 'Settings');
  const city = page.getByLabel('City');
  const usual = await city.inputValue();
  const stay = page.getByRole('button', { name: 'Stay' });
  const leave = page.getByRole('button', { name: 'Leave without saving' });
  const type = async () => {
    await city.fill('Kisumu, Kenya');
    await isGuarded(page);
  };

  await test.step('who stays keeps what was typed', async () => {
    await type();
    await openStaffPage(page, 'Messages');
    await stay.click();
    await expect(city).toHaveValue('Kisumu, Kenya');
    await page.goBack();
    await stay.click();
    await expect(city).toHaveValue('Kisumu, Kenya');
    await expect(page).toHaveURL(/\/admin\/settings$/);
  });

  await test.step('who leaves by Back comes to the page before', async () => {
    await page.goBack();
    await leave.click();
    await expect(page).toHaveURL(/\/admin\/messages$/);
  });

  await test.step('who leaves by a link comes to its page', async () => {
    await openStaffPage(page, 'Settings');
    await type();
    await openStaffPage(page, 'Messages');
    await leave.click();
    await expect(page).toHaveURL(/\/admin\/messages$/);
  });

  await test.step('Back asks nothing once what was typed has been taken back', async () => {
    await openStaffPage(page, 'Settings');
    await type();
    await city.fill(usual);
    await page.goBack();
    await expect(page).toHaveURL(/\/admin\/messages$/);
  });
});
