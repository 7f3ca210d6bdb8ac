/** How many taps the owner's daily tasks take on a phone. Typing is not counted; a native list counts as two. */
import type { Locator, Page } from '@playwright/test';
import { weekdayOf } from '@tulia/domain/time/practice-time';
import { callRaw, done, person } from '../../support/actors';
import { bookingById, confirmedBooking, emptyDay, inDays } from '../../support/makers';
import { aName, randomUUID } from '../../support/random';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';
import { openStaffPage, toastShown } from '../support/staff';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

function fingers() {
  let count = 0;
  return {
    tap: async (target: Locator) => {
      count += 1;
      await target.click();
    },
    choose: async (list: Locator, value: string) => {
      count += 2;
      await list.selectOption(value);
    },
    count: () => count,
  };
}

/** A weekday of the days that the dialogs show. */
const nearDay = (atLeast: number) =>
  [0, 1, 2].map((more) => inDays(atLeast + more)).find((day) => weekdayOf(day) <= 5) ?? '';

const chip = (dialog: Locator, value: string) => dialog.locator(`input[value="${value}"]`);
const freeHour = (dialog: Locator) => dialog.getByRole('radio', { name: /^\d\d:00$/ }).first();

async function openSession(page: Page, fullName: string, date: string): Promise<Locator> {
  await page.goto(`/admin/schedule?view=list&date=${date}`);
  await page.getByRole('button', { name: new RegExp(fullName) }).click();
  return page.getByRole('dialog', { name: 'Booking' });
}

test('the owner moves a session by four taps, books for a new caller by eight, and blocks an afternoon by three', async ({
  page,
}) => {
  const fullName = aName('Achieng');
  const { booking, place } = await confirmedBooking(await person({ role: 'admin' }), undefined, {
    fullName,
  });
  await signIn(page, 'admin@tulia.example', '/staff');

  await test.step('moves a session that is open', async () => {
    const details = await openSession(page, fullName, place.date);
    const { tap, count } = fingers();
    await tap(details.getByRole('button', { name: /^Move/ }).first());
    const move = page.getByRole('dialog', { name: 'Move session' });
    const day = nearDay(5);
    await tap(chip(move, day));
    await tap(freeHour(move));
    await tap(move.getByRole('button', { name: 'Move session' }));
    await expect(move).toBeHidden();
    await expect.poll(async () => (await bookingById(booking.id)).confirmedDate).toBe(day);
    expect(count()).toBe(4);
  });

  await test.step('books for a new caller, from Today', async () => {
    await page.goto('/staff');
    const { tap, choose, count } = fingers();
    await tap(page.getByRole('button', { name: 'New booking' }));
    const dialog = page.getByRole('dialog', { name: 'Book for a client' });
    await tap(dialog.getByLabel('Full name'));
    await page.keyboard.type(aName('Wekesa'));
    await tap(dialog.getByLabel('Phone number'));
    await page.keyboard.type('0711 222 333');
    await choose(dialog.getByLabel('Service'), 'individual-therapy');
    await tap(chip(dialog, nearDay(6)));
    await tap(freeHour(dialog));
    await tap(dialog.getByRole('button', { name: 'Book', exact: true }));
    await expect(page.getByRole('dialog', { name: 'Booking made' })).toContainText('To pay');
    expect(count()).toBe(8);
    await page.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('blocks an afternoon of the day shown', async () => {
    await openStaffPage(page, 'Schedule');
    await page.goto(`/admin/schedule?date=${await emptyDay()}`);
    const { tap, count } = fingers();
    await tap(page.getByRole('button', { name: 'Block time' }));
    const dialog = page.getByRole('dialog', { name: 'Block time' });
    await tap(dialog.getByRole('radio', { name: /^Afternoon/ }));
    await tap(dialog.getByRole('button', { name: 'Block', exact: true }));
    await toastShown(page, 'Time blocked');
    expect(count()).toBe(3);
  });
});

test('the first entry of the schedule stands in the upper third of a phone', async ({ page }) => {
  const fullName = aName('Moraa');
  const { place } = await confirmedBooking(await person({ role: 'admin' }), undefined, {
    fullName,
  });
  await signIn(page, 'admin@tulia.example', '/staff');
  await page.goto(`/admin/schedule?view=list&date=${place.date}`);
  const list = page.locator(`[data-day="${place.date}"] button`).first();
  await list.waitFor();
  expect((await list.boundingBox())?.y).toBeLessThan(740 / 3);
});

test('the owner sees what is owed by one tap, finds a client by two, and cancels a paid session by three', async ({
  page,
}) => {
  const admin = await person({ role: 'admin' });
  const fullName = aName('Nyambura');
  const { booking } = await confirmedBooking(admin, undefined, { fullName });
  const { id: bookingId, referenceNumber, version } = booking;
  const paid = {
    requestId: randomUUID(),
    bookingId,
    version,
    amount: 3000,
    method: 'cash',
    code: '',
  };
  done(await callRaw('recordPayment', admin, paid));
  await signIn(page, 'admin@tulia.example', '/staff');

  await test.step('sees the sum that is due beside its chip', async () => {
    const { tap, count } = fingers();
    await tap(page.getByRole('link', { name: /^Bookings/ }));
    await expect(page.getByRole('button', { name: /^Unpaid .*KES/ })).toBeInViewport({
      ratio: 0.9,
    });
    expect(count()).toBe(1);
  });

  await test.step('cancels for the client', async () => {
    await page.getByRole('searchbox').fill(referenceNumber);
    const { tap, count } = fingers();
    await tap(page.getByRole('button', { name: `Cancel ${referenceNumber}` }));
    const dialog = page.getByRole('dialog', { name: 'Cancel booking' });
    await tap(dialog.getByRole('radio', { name: 'The client asked for it' }));
    await tap(dialog.getByRole('button', { name: 'Cancel booking' }));
    await expect.poll(async () => (await bookingById(bookingId)).status).toBe('cancelled');
    expect(count()).toBe(3);
  });

  await test.step('finds a client', async () => {
    const { tap, count } = fingers();
    await tap(page.getByRole('button', { name: 'Quick search' }));
    // The field has the focus at once; a thumb needs no tap of its own.
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(fullName.split(' ').toReversed().join(' '));
    await tap(page.getByRole('region', { name: 'People' }).getByRole('link', { name: fullName }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fullName);
    expect(count()).toBe(2);
  });
});
