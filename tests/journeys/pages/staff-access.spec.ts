/**
 * WCAG 2.2 AA by axe on every page of the staff, with its dialogs and its error states, on a phone (a deep run looks on
 * a laptop too); its pages in Swahili in the dark.
 */
import type { Page } from '@playwright/test';
import { first } from '../../../local/test-run/depth';
import { person } from '../../support/actors';
import { aName } from '../../support/random';
import { confirmedBooking, emptyDay, pendingBooking } from '../../support/makers';
import { flaws, flawsWithin } from '../support/barriers';
import { visit } from '../support/follow';
import { expect, test, IN_A_DEEP_RUN } from '../support/journey';
import { signIn } from '../support/people';
import { moreOf } from '../support/staff';

const ADMIN = 'admin@tulia.example';
/** What is behind it is inert, and looked at without it. */
const DIALOG = '[role="dialog"]';

/** Opens a dialog, looks, and closes it by Escape. */
async function lookInto(page: Page, opener: string | RegExp, title: string | RegExp) {
  await page.getByRole('button', { name: opener }).first().click();
  return lookAt(page, title);
}

/** Looks at the dialog that is open, and closes it by Escape. */
async function lookAt(page: Page, title: string | RegExp) {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  const found = await flaws(page, DIALOG);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return found;
}

const OF_ADMINS = [
  '/staff',
  '/admin',
  '/admin/bookings',
  '/admin/clients',
  '/admin/clients/nobody-at-all',
  '/admin/time',
  '/admin/messages',
  '/admin/services',
  '/admin/practitioners',
  '/admin/articles',
  '/admin/stories',
  '/admin/money',
  '/admin/reports',
  '/sw/admin/reports',
  '/admin/privacy',
  '/sw/admin/privacy',
  '/admin/health',
  '/admin/settings',
  '/admin/staff',
  '/admin/register',
  '/admin/profile',
  '/sw/admin/time',
];
/** Most of them are parts of the admin's pages. */
const AREA = [
  '/staff',
  '/staff?tab=bookings',
  '/staff?tab=schedule',
  '/staff?tab=clients',
  '/staff?tab=messages',
  '/staff?tab=profile',
  '/sw/staff',
];

test('the pages of every role have no barrier', async ({ page, anotherPerson }) => {
  const day = await emptyDay();
  await test.step('the admin’s', async () => {
    await signIn(page, 'owner@tulia.example', '/staff');
    expect(await flawsWithin(page, OF_ADMINS, { targets: true })).toEqual([]);
  });
  await test.step('the schedule, however it is looked at', async () => {
    const views = ['list', 'day', 'week', 'month'];
    const addresses = views.map((view) => `/admin/schedule?view=${view}&date=${day}`);
    expect(await flawsWithin(page, addresses)).toEqual([]);
  });
  await test.step('the therapist’s', async () => {
    const therapist = await anotherPerson();
    await signIn(therapist, 'therapist@tulia.example', '/staff');
    expect(await flawsWithin(therapist, ['/staff?tab=time', ...first(1, AREA)])).toEqual([]);
  });
  await test.step('the receptionist’s', async () => {
    const reception = await anotherPerson();
    await signIn(reception, 'reception@tulia.example', '/staff');
    expect(await flawsWithin(reception, first(1, AREA))).toEqual([]);
  });
});

test(
  'the dialogs of bookings and of the schedule have no barrier',
  IN_A_DEEP_RUN,
  async ({ page }) => {
    const admin = await person({ role: 'admin' });
    const [asked, agreed] = [await pendingBooking(), await confirmedBooking(admin)];
    const row = (reference: string) => page.locator(`[data-booking="${reference}"]`);
    const found: string[] = [];
    await signIn(page, ADMIN, '/admin/bookings');
    await visit(page, '/admin/bookings');
    found.push(...(await lookInto(page, 'New booking', 'Book for a client')));
    await page.getByRole('button', { name: 'New booking' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Book', exact: true }).click();
    await expect(page.getByText('Full name is required')).toBeVisible();
    found.push(...(await flaws(page, DIALOG)));
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    // A toast covers the page for a while; it may have gone by itself.
    await page
      .getByRole('button', { name: 'Close notification' })
      .evaluateAll((all) => all.forEach((close) => (close as HTMLElement).click()));
    await expect(page.getByText('Error', { exact: true })).toBeHidden();

    const pending = asked.booking.referenceNumber;
    await expect(row(pending)).toBeVisible();
    found.push(...(await lookInto(page, `Confirm ${pending}`, 'Confirm booking')));
    await moreOf(page, pending, 'Reject');
    found.push(...(await lookAt(page, /Reject/)));
    const confirmed = agreed.booking.referenceNumber;
    await row(confirmed)
      .getByRole('button', { name: /^Details/ })
      .click();
    await expect(page.getByLabel('Private note')).toBeVisible();
    found.push(...(await flaws(page)));
    await moreOf(page, confirmed, 'Move');
    found.push(...(await lookAt(page, 'Move session')));
    found.push(...(await lookInto(page, 'Record payment', 'Payment received')));

    await visit(page, '/admin/schedule?view=month');
    found.push(...(await lookInto(page, 'Block time', 'Block time')));
    await page.getByRole('button', { name: 'Block time' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
    await expect(page.getByText('Please choose a date, a start and an end.').first()).toBeVisible();
    found.push(...(await flaws(page, DIALOG)));
    expect(found).toEqual([]);
  },
);

test('the editors have no barrier, with every error shown', IN_A_DEEP_RUN, async ({ page }) => {
  const found: string[] = [];
  await signIn(page, ADMIN, '/admin/services');
  for (const [path, add, save] of [
    ['/admin/services', /^Add/, 'Save'],
    ['/admin/practitioners', /^Add/, 'Save'],
    ['/admin/articles', /^Add/, 'Save'],
    ['/admin/stories', /^Add/, 'Save'],
  ] as const) {
    await visit(page, path);
    await page.getByRole('button', { name: add }).click();
    found.push(...(await flaws(page)));
    await page.getByRole('button', { name: save, exact: true }).click();
    await expect(page.getByText('Please fill this in').first()).toBeVisible();
    found.push(...(await flaws(page)));
  }
  await visit(page, '/admin/settings');
  await page.getByLabel('City').fill('');
  await page
    .getByRole('region', { name: 'The practice’s settings' })
    .getByRole('button', { name: 'Save settings' })
    .click();
  await expect(page.getByText('Please fill this in').first()).toBeVisible();
  found.push(...(await flaws(page)));
  await page.getByLabel('City').fill('Nairobi, Kenya');
  await visit(page, '/admin/register');
  await page.getByLabel('Full name').fill(aName('Test'));
  await page.getByLabel('Email').fill('no address');
  await page.getByRole('button', { name: /^(Create|Register)/ }).click();
  await expect(page.getByText('Please enter a valid email address').first()).toBeVisible();
  found.push(...(await flaws(page)));
  expect(found).toEqual([]);
});
