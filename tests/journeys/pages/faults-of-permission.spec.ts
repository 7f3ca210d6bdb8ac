/** A client’s listeners that the rules refuse: the page says so, and asking again works. */
import type { Page } from '@playwright/test';
import { person } from '../../support/actors';
import { pendingBooking } from '../../support/makers';
import { bendToken } from '../../support/id-token';
import { expect, test } from '../support/journey';
import { signInOnPage } from '../support/people';
import { ageToken } from '../support/token';

/** Gives the browser a token with other claims than the account's, while Auth itself goes on with the account's own. */
async function signInWith(page: Page, claims: Record<string, unknown>): Promise<void> {
  let own = '';
  await page.route('**/accounts:signInWithPassword**', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { idToken: string };
    own = body.idToken;
    await route.fulfill({
      response: answer,
      json: { ...body, idToken: bendToken(own, claims) },
    });
  });
  await page.route('**/accounts:lookup**', (route) =>
    route.continue(own === '' ? {} : { postData: JSON.stringify({ idToken: own }) }),
  );
}

/** The profile of a new client cannot be made either, which our own code notes (specification section 4). */
function allowProfileNote(unexpected: string[]): void {
  const others = unexpected.filter((text) => !text.includes('Failed to create user profile'));
  unexpected.splice(0, Infinity, ...others);
}

async function healed(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' });
  const here = page.url();
  await ageToken(page);
  await page.goto(here);
}

test('every listener is refused: an error that can be tried again, never another person', async ({
  page,
  unexpected,
}) => {
  const { client, booking } = await pendingBooking(await person());
  await signInWith(page, { sub: 'nobody', user_id: 'nobody', email: 'nobody@example.com' });
  await signInOnPage(page, client.email, '/my-sessions', client.password);
  const failed = page.getByRole('alert').filter({ hasText: 'Error loading sessions' });
  await expect(failed).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(failed).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);

  allowProfileNote(unexpected);
  await healed(page);
  await expect(
    page.getByRole('article').filter({ hasText: booking.referenceNumber }),
  ).toBeVisible();
});
