/**
 * The account service fails while a client is signed in on their own device: the client stays signed in, stored data
 * stays readable, the page says that the connection is weak and goes on by itself. Only an answer that names the
 * account ends the session and wipes the browser. `account-answers.test.ts` tries each answer; here Firebase Auth and
 * the databases of the browser are real.
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
/**
 * Milliseconds that the page waits for the account service before it shows stored data
 * (`web/src/platform/firebase/account-service.ts`).
 */
const RESUME_MS = 5000;
/** How long Firebase Auth itself waits for an answer. */
const SDK_WAITS_MS = 30_000;

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

const FAULT = says(503, 'The service is currently unavailable.');

const notice = (page: Page) =>
  page.getByRole('complementary', { name: 'About this app' }).getByText(WEAK);
const cardOf = (page: Page, reference: string) =>
  page.getByRole('article').filter({ hasText: reference });

/** A client with a session to come, signed in on an own device that keeps it. */
async function ownDevice(page: Page): Promise<{ client: Person; reference: string }> {
  const { client, booking } = await confirmedBooking(await person({ role: 'admin' }));
  await signInOnIt(page, client, booking.referenceNumber);
  return { client, reference: booking.referenceNumber };
}

async function signInOnIt(page: Page, { email, password }: Person, reference: string) {
  await signIn(page, email, '/my-sessions', password, { ownDevice: true });
  await expect(cardOf(page, reference)).toContainText('Confirmed');
  await expect.poll(() => kept(page)).toContain(reference);
}

async function expectGoesOn(page: Page, reference: string, mend: () => void): Promise<void> {
  await expect(cardOf(page, reference)).toContainText('Confirmed');
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible();
  mend();
  await expect(notice(page)).toBeHidden();
  await expect(cardOf(page, reference)).toContainText('Confirmed');
  expect(await kept(page)).toContain(reference);
}

async function expectEnded(page: Page, reference: string): Promise<void> {
  await expect(page.getByText('Please log in').first()).toBeVisible();
  await expect(cardOf(page, reference)).toHaveCount(0);
  await expect.poll(() => kept(page)).not.toContain(reference);
}

/** Lets most of an hour pass on the open page: the SDK renews the token five minutes before it runs out. */
async function untilRenewal(page: Page): Promise<void> {
  const asked = page.waitForRequest(TOKEN);
  await page.clock.fastForward(56 * 60_000);
  await asked;
}

test('no hiccup of the account service ends a session, and the page goes on by itself', async ({
  page,
}) => {
  await page.clock.install();
  const { reference } = await ownDevice(page);

  await test.step('a fault of the server, when the app is opened', async () => {
    const mend = await intercept(page, LOOKUP, FAULT);
    await page.reload();
    await expectGoesOn(page, reference, mend);
  });

  await test.step('a page in place of the token, when the app is opened', async () => {
    await ageToken(page);
    const mend = await intercept(page, TOKEN, portal);
    await page.goto('/my-sessions');
    await expectGoesOn(page, reference, mend);
  });

  await test.step('half a minute of silence, when the app is opened', async () => {
    const release = await holdBack(page, LOOKUP);
    const asked = page.waitForRequest(LOOKUP);
    await page.reload();
    await asked;
    await page.clock.runFor(RESUME_MS);
    await expect(cardOf(page, reference)).toContainText('Confirmed');
    await page.clock.runFor(SDK_WAITS_MS + 1000);
    await expectGoesOn(page, reference, release);
  });

  await test.step('a fault later on, when the token of an open page is renewed', async () => {
    const mend = await intercept(page, TOKEN, FAULT);
    await untilRenewal(page);
    await expectGoesOn(page, reference, mend);
  });
});

test('an answer that names the account ends the session, and leaves nothing', async ({ page }) => {
  await page.clock.install();
  const { client, reference } = await ownDevice(page);

  await test.step('the account is switched off, and the app is opened', async () => {
    await accounts().updateUser(client.uid, { disabled: true });
    await page.reload();
    await expectEnded(page, reference);
    await accounts().updateUser(client.uid, { disabled: false });
  });

  await test.step('the token of an open page can no longer be renewed', async () => {
    await signInOnIt(page, client, reference);
    const mend = await intercept(page, TOKEN, says(400, 'INVALID_REFRESH_TOKEN'));
    await untilRenewal(page);
    await expectEnded(page, reference);
    mend();
  });

  await test.step('the account is deleted, and the app is opened', async () => {
    // The token of a new sign-in is valid for an hour by the server's clock.
    await page.clock.setSystemTime(Date.now());
    await signInOnIt(page, client, reference);
    await accounts().deleteUser(client.uid);
    await page.reload();
    await expectEnded(page, reference);
  });
});
