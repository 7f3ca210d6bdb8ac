/**
 * The account service has a hiccup while somebody is signed in on an own device: nobody is signed out by it, what the
 * browser keeps stays readable, the page says that the connection is weak and goes on by itself. Only an answer that
 * names the account ends the session, and wipes the browser.
 */
import type { Page, Route } from '@playwright/test';
import { accounts, person, type Person } from '../../support/actors';
import { confirmedBooking } from '../../support/makers';
import { holdBack } from '../support/hold-back';
import { intercept } from '../support/intercept';
import { expect, test } from '../support/journey';
import { kept } from '../support/kept';
import { signIn } from '../support/people';
import { ageToken } from '../support/token';

const LOOKUP = '**/accounts:lookup**';
const TOKEN = '**/securetoken.googleapis.com/v1/token**';
const WEAK = 'Your connection is weak';

const CORS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };

/** An answer of the service as it looks over the wire; without these headers the browser would hide it. */
const says = (status: number, message: string) => (route: Route) =>
  route.fulfill({ status, headers: CORS, json: { error: { code: status, message } } });

const portal = (route: Route) =>
  route.fulfill({
    status: 200,
    headers: CORS,
    contentType: 'text/html',
    body: '<!doctype html><title>Welcome to our Wi-Fi</title>',
  });

const HICCUPS = [
  ['a fault of the server (503)', says(503, 'The service is currently unavailable.')],
  ['too many questions (429)', says(429, 'RESOURCE_EXHAUSTED')],
  ['a used-up quota', says(403, 'quotaExceeded')],
  ['a page in place of an answer', portal],
] as const;

const REFUSALS = ['USER_DISABLED', 'USER_NOT_FOUND', 'TOKEN_EXPIRED', 'INVALID_REFRESH_TOKEN'];

const notice = (page: Page) =>
  page.getByRole('complementary', { name: 'About this app' }).getByText(WEAK);
const cardOf = (page: Page, reference: string) =>
  page.getByRole('article').filter({ hasText: reference });

/** A client with a session to come, signed in on an own device that keeps it. */
async function ownDevice(page: Page): Promise<{ client: Person; reference: string }> {
  const { client, booking } = await confirmedBooking(await person({ role: 'admin' }));
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('tulia.me.own-device', 'true'));
  await signIn(page, client.email, '/my-sessions', client.password);
  // The cache is chosen when Firestore starts, once the person is known.
  await page.reload();
  await expect(cardOf(page, booking.referenceNumber)).toContainText('Confirmed');
  await expect.poll(() => kept(page)).toContain(booking.referenceNumber);
  return { client, reference: booking.referenceNumber };
}

async function expectGoesOn(page: Page, reference: string, mend: () => void): Promise<void> {
  await expect(cardOf(page, reference)).toContainText('Confirmed');
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible();
  mend();
  await expect(notice(page)).toBeHidden({ timeout: 60_000 });
  await expect(cardOf(page, reference)).toContainText('Confirmed');
  expect(await kept(page)).toContain(reference);
}

async function expectEnded(page: Page, reference: string): Promise<void> {
  await expect(page.getByText('Please log in').first()).toBeVisible();
  await expect(cardOf(page, reference)).toHaveCount(0);
  await expect.poll(() => kept(page)).not.toContain(reference);
}

for (const [what, answer] of HICCUPS) {
  test(`${what}, when the app is opened: the look-up of the account`, async ({ page }) => {
    const { reference } = await ownDevice(page);
    const mend = await intercept(page, LOOKUP, answer);
    await page.reload();
    await expectGoesOn(page, reference, mend);
  });

  test(`${what}, when the app is opened: the token`, async ({ page }) => {
    const { reference } = await ownDevice(page);
    await ageToken(page);
    const mend = await intercept(page, TOKEN, answer);
    await page.goto('/my-sessions');
    await expectGoesOn(page, reference, mend);
  });
}

test('half a minute of silence, when the app is opened', async ({ page }) => {
  const { reference } = await ownDevice(page);
  const release = await holdBack(page, LOOKUP);
  await page.reload();
  await expect(cardOf(page, reference)).toContainText('Confirmed', { timeout: 15_000 });
  // Longer than the SDK itself waits.
  await page.waitForTimeout(31_000);
  await expectGoesOn(page, reference, release);
});

test('a fault later on, when the token of an open page is renewed', async ({ page }) => {
  await page.clock.install();
  const { reference } = await ownDevice(page);
  const mend = await intercept(page, TOKEN, says(503, 'The service is currently unavailable.'));
  await untilRenewal(page);
  await expectGoesOn(page, reference, mend);
});

/** Lets most of an hour pass on the open page: the SDK renews the token five minutes before it runs out. */
async function untilRenewal(page: Page): Promise<void> {
  const asked = page.waitForRequest(TOKEN);
  await page.clock.fastForward(56 * 60_000);
  await asked;
}

for (const code of REFUSALS) {
  test(`${code}, when the app is opened: the session ends and leaves nothing`, async ({ page }) => {
    const { reference } = await ownDevice(page);
    await ageToken(page);
    await page.route(TOKEN, says(400, code));
    await page.goto('/my-sessions');
    await expectEnded(page, reference);
  });

  test(`${code} later on: the session ends and leaves nothing`, async ({ page }) => {
    await page.clock.install();
    const { reference } = await ownDevice(page);
    await page.route(TOKEN, says(400, code));
    await untilRenewal(page);
    await expectEnded(page, reference);
  });
}

test('an account that is switched off, and one that is deleted, end by their real answers', async ({
  page,
  anotherPerson,
}) => {
  const off = await ownDevice(page);
  await accounts().updateUser(off.client.uid, { disabled: true });
  await page.reload();
  await expectEnded(page, off.reference);

  const second = await anotherPerson();
  const gone = await ownDevice(second);
  await accounts().deleteUser(gone.client.uid);
  await second.reload();
  await expectEnded(second, gone.reference);
});
