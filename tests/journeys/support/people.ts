/** People as they use the site: signing up by the inbox, signing in on the page, or signed in before they come. */
import type { Locator, Page } from '@playwright/test';
import { signedIn } from '../../support/actors';
import { randomUUID } from '../../support/random';
import { claimsOf } from '../../support/id-token';
import { inbox, environment } from '../../support/environment';

/** The demo accounts' password. */
export const DEMO_PASSWORD = 'tulia-demo-2024';

export interface NewClient {
  fullName: string;
  email: string;
  password: string;
}

export function newClient(fullName = 'Zawadi Njoroge'): NewClient {
  return {
    fullName,
    email: `zawadi-${randomUUID().slice(0, 8)}@example.com`,
    password: 'maji-ya-uhai-7',
  };
}

/** Signs up on /signup, follows the link from the inbox, and signs in; ends where the redirect leads. */
export async function signUp(page: Page, client: NewClient, redirect = '/booking'): Promise<void> {
  await page.goto(`/signup?redirect=${encodeURIComponent(redirect)}`);
  await page.getByLabel('Full name').fill(client.fullName);
  await page.getByLabel('Email').fill(client.email);
  await page.getByLabel('Password', { exact: true }).fill(client.password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.waitForURL(/\/login/);
  const link = new URL(await inbox.accountLink(client.email, 'verifyEmail'));
  // As the link's page does; that page has its own journey.
  const code = encodeURIComponent(link.searchParams.get('oobCode') ?? '');
  await fetch(`${environment.auth}/emulator/action?mode=verifyEmail&oobCode=${code}&apiKey=local`);
  await fillSignIn(page, client.email, client.password);
  await page.waitForURL((url) => url.pathname === redirect.split('?')[0]);
}

/**
 * The key of local storage where Firebase Auth looks for a signed-in user; it takes what it finds there into its
 * own database.
 */
const AUTH_RECORD = 'firebase:authUser:local:[DEFAULT]';

/** What Firebase Auth and the site would keep in this browser of a person who has signed in. */
async function keptOfSignIn(email: string, password: string): Promise<[string, unknown][]> {
  const { localId, displayName, ...token } = await signedIn(email, password);
  const claims = claimsOf(token.idToken);
  const user = {
    uid: localId,
    email,
    emailVerified: claims.email_verified === true,
    displayName,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      refreshToken: token.refreshToken,
      accessToken: token.idToken,
      expirationTime: Date.now() + Number(token.expiresIn) * 1000,
    },
  };
  return [
    [AUTH_RECORD, user],
    ['tulia.me.session', { uid: localId, role: claims.role ?? 'client' }],
  ];
}

/**
 * Opens `path` in a browser where this person has signed in before, for journeys that are not about signing in: only
 * this page is loaded.
 * @param ownDevice whether the person has said that it is their own device, which keeps what it has read
 */
export async function signIn(
  page: Page,
  email: string,
  path: string,
  password = DEMO_PASSWORD,
  { ownDevice = false } = {},
): Promise<void> {
  if (path === TODAY) await unfoldToday(page);
  const kept = await keptOfSignIn(email, password);
  if (ownDevice) kept.push(['tulia.me.own-device', true]);
  // A file without scripts: a page would look for the session, find none, and forget it.
  await page.goto('/robots.txt');
  await page.evaluate((records) => {
    for (const [key, value] of records) localStorage.setItem(key, JSON.stringify(value));
  }, kept);
  await page.goto(path);
  await page.waitForFunction((record) => localStorage.getItem(record) === null, AUTH_RECORD);
}

const TODAY = '/staff';
/** Milliseconds for a press that its page may take away. */
export const PRESS_MS = 5_000;

/** Other journeys have made requests and tasks too: each list of Today is unfolded as soon as it has more lines. */
export async function unfoldToday(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: /^Show all \d+$/ }).first();
  // The journey may leave Today while this helper presses: the button has then gone with the page.
  const press = (button: Locator) =>
    button.click({ timeout: PRESS_MS }).catch(async (reason: unknown) => {
      if (await button.isVisible()) throw reason;
    });
  await page.addLocatorHandler(more, press, { noWaitAfter: true });
}

/** Signs in on /login and ends at `redirect`. */
export async function signInOnPage(
  page: Page,
  email: string,
  redirect: string,
  password = DEMO_PASSWORD,
): Promise<void> {
  if (redirect === TODAY) await unfoldToday(page);
  await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`);
  await fillSignIn(page, email, password);
  await page.waitForURL(`${environment.site}${redirect}`);
}

/** Signs in on the page that asks for it; ends with the press. */
export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  // The address changes before the page does: the form of the page before has an e-mail field too.
  const submit = page.getByRole('button', { name: 'Sign In', exact: true });
  await submit.waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await submit.click();
}
