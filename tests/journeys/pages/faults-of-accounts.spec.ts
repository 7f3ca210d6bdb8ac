/**
 * The account service fails while a client is signed in on an own device: the client stays signed in, what the
 * browser keeps stays readable, the page says that the connection is weak and goes on by itself. Only an answer
 * that names the account ends the session, and wipes the browser.
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
 * How long the page waits for the account service before it shows what it has kept
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

test('no hiccup ends a session when the app is opened: the look-up of the account', async ({
  page,
}) => {
  const { reference } = await ownDevice(page);
  for (const [what, answer] of HICCUPS)
    await test.step(what, async () => {
      const mend = await intercept(page, LOOKUP, answer);
      await page.reload();
      await expectGoesOn(page, reference, mend);
    });
});

test('no hiccup ends a session when the app is opened: the token', async ({ page }) => {
  const { reference } = await ownDevice(page);
  for (const [what, answer] of HICCUPS)
    await test.step(what, async () => {
      await ageToken(page);
      const mend = await intercept(page, TOKEN, answer);
      await page.goto('/my-sessions');
      await expectGoesOn(page, reference, mend);
    });
});

test('half a minute of silence, when the app is opened', async ({ page }) => {
  await page.clock.install();
  const { reference } = await ownDevice(page);
  const release = await holdBack(page, LOOKUP);
  const asked = page.waitForRequest(LOOKUP);
  await page.reload();
  await asked;
  await page.clock.runFor(RESUME_MS);
  await expect(cardOf(page, reference)).toContainText('Confirmed');
  await page.clock.runFor(SDK_WAITS_MS + 1000);
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

test('an answer that names the account ends the session when the app is opened, and leaves nothing', async ({
  page,
}) => {
  const { client, reference } = await ownDevice(page);
  for (const [place, code] of REFUSALS.entries())
    await test.step(code, async () => {
      if (place > 0) await signInOnIt(page, client, reference);
      await ageToken(page);
      const mend = await intercept(page, TOKEN, says(400, code));
      await page.goto('/my-sessions');
      await expectEnded(page, reference);
      mend();
    });
});

test('an answer that names the account ends the session later on, and leaves nothing', async ({
  page,
}) => {
  await page.clock.install();
  const { client, reference } = await ownDevice(page);
  for (const [place, code] of REFUSALS.entries())
    await test.step(code, async () => {
      // The token of a new sign-in is in force for an hour of the server's.
      await page.clock.setSystemTime(Date.now());
      if (place > 0) await signInOnIt(page, client, reference);
      const mend = await intercept(page, TOKEN, says(400, code));
      await untilRenewal(page);
      await expectEnded(page, reference);
      mend();
    });
});

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
