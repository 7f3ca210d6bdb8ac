/**
 * Access of staff that ends while their screens are open: dismissal, another role, a sign-in that is too long ago. The
 * person is told, and nothing of the practice stays on the screen.
 */
import { updateStaff } from '@tulia/domain/calls/people/register-staff';
import { STAFF_SESSION_HOURS } from '@tulia/domain/person/staff-session';
import { staffPath } from '@tulia/domain/records/staff';
import { MINUTE, SECOND } from '@tulia/domain/time/instant';
import type { Page } from '@playwright/test';
import { ageToken, call, database, done, person } from '../../support/actors';
import { aName } from '../../support/random';
import { pendingBooking } from '../../support/makers';
import { environment } from '../../support/environment';
import { intercept } from '../support/intercept';
import { expect, test } from '../support/journey';
import { fillSignIn, signIn, signInOnPage } from '../support/people';
import { openStaffPage } from '../support/staff';

const ENDED = 'Your access to the practice has ended';

async function someRequest() {
  const fullName = aName('Wairimu');
  const { booking } = await pendingBooking(await person({ fullName }), { fullName });
  return { fullName, reference: booking.referenceNumber };
}

async function seesBooking(page: Page, reference: string): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill(reference);
  await expect(page.locator(`[data-booking="${reference}"]`)).toBeVisible();
}

async function isOutside(page: Page, fullName: string): Promise<void> {
  await expect(page).toHaveURL(`${environment.site}/login`);
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(page.getByText(ENDED)).toBeVisible();
  await expect(page.getByText(fullName)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Bookings', exact: true })).toHaveCount(0);
}

/** Makes sign-ins on this page that many minutes old. @returns ends that */
function signedInAgo(page: Page, minutes: number): Promise<() => void> {
  return intercept(page, '**/accounts:signInWithPassword?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { idToken?: string };
    const { idToken } = body;
    if (idToken === undefined) return route.fulfill({ response });
    return route.fulfill({ response, json: { ...body, idToken: ageToken(idToken, minutes) } });
  });
}

test('an admin who loses access is told on every open screen', async ({ page }) => {
  const owner = await person({ role: 'super_admin' });
  const admin = await person({ role: 'admin' });
  const { fullName, reference } = await someRequest();
  await signIn(page, admin.email, '/admin/bookings', admin.password);
  await seesBooking(page, reference);
  const other = await page.context().newPage();
  await other.goto('/admin');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  done(await call(updateStaff, owner, { uid: admin.uid, role: 'admin', active: false }));
  for (const each of [other, page]) await isOutside(each, fullName);

  // What the tab remembers opens nothing either.
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('a sign-in that is too long ago is renewed on the page, which is kept', async ({ page }) => {
  await page.clock.install();
  const admin = await person({ role: 'admin' });
  const { fullName, reference } = await someRequest();
  // Signed in so long ago that half an hour is left.
  const signInNow = await signedInAgo(page, STAFF_SESSION_HOURS * 60 - 30);
  await signInOnPage(page, admin.email, '/admin/bookings', admin.password);
  await seesBooking(page, reference);
  signInNow();
  await page.clock.fastForward(30 * MINUTE);

  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
  await expect(dialog).toBeVisible();
  await expect(page.locator(`[data-booking="${reference}"]`)).toBeHidden();
  await dialog.getByLabel('Your password').fill('not-the-password');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog.getByText('This password is not right. Please try again.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(admin.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(reference);
  await expect(page.locator(`[data-booking="${reference}"]`)).toBeVisible();

  await test.step('the staff document alone ends it: listeners are refused while the token still names the role', async () => {
    await database().doc(staffPath(admin.uid)).update({ active: false });
    await isOutside(page, fullName);
  });
});

test('an owner who has just given the password changes a role, and the open screen of the person hears of it', async ({
  page,
  anotherPerson,
}) => {
  const fullName = aName('Njoki');
  const owner = await person({ role: 'super_admin' });
  const member = await person({ role: 'receptionist', fullName });
  const theirs = await anotherPerson();
  await signIn(theirs, member.email, '/staff', member.password);
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
  const signInNow = await signedInAgo(page, 60);
  await signInOnPage(page, owner.email, '/admin/staff', owner.password);
  signInNow();
  const role = page.getByLabel(`Role of ${fullName}`);
  const ask = async () => {
    await role.selectOption('Therapist');
    const question = page.getByRole('alertdialog', { name: `Make ${fullName} Therapist?` });
    await question.getByRole('button', { name: 'Change role' }).click();
  };
  const proof = page.getByRole('dialog', { name: 'Please confirm that it is you' });
  const confirm = proof.getByRole('button', { name: 'Confirm' });
  const kept = async () =>
    (await database().doc(staffPath(member.uid)).get()).get('role') as string;

  await test.step('without the password the role stays', async () => {
    await ask();
    await expect(proof).toBeVisible();
    await proof.getByRole('button', { name: 'Cancel' }).click();
    await expect(proof).toBeHidden();
    await expect(role).toHaveValue('receptionist');

    await ask();
    await proof.getByLabel('Your password').fill('not-the-password');
    await confirm.click();
    await expect(proof.getByText('This password is not right. Please try again.')).toBeVisible();
    expect(await kept()).toBe('receptionist');
  });

  await test.step('with it the role changes, and the open screen says so', async () => {
    await proof.getByLabel('Your password').fill(owner.password);
    // Sign-ins are known to the second: as much of one as there can be is left when the role changes.
    await page.waitForTimeout(SECOND - (Date.now() % SECOND));
    await confirm.click();
    const notice = page.getByText(`${fullName} has to log in again.`, { exact: true });
    const told = theirs.getByText('Your access to the practice has changed');
    await Promise.all([expect(notice).toBeVisible(), expect(told).toBeVisible()]);
    await expect(theirs).toHaveURL(`${environment.site}/login`);
  });

  await test.step('another role holds from the next sign-in, however soon', async () => {
    await fillSignIn(theirs, member.email, member.password);
    await expect(theirs).toHaveURL(`${environment.site}/staff`);
    await openStaffPage(theirs, 'Time');
    await expect(theirs.getByRole('heading', { name: 'Time off' })).toBeVisible();
  });

  await expect(proof).toBeHidden();
  await expect(role).toHaveValue('therapist');
  expect(await kept()).toBe('therapist');
});
