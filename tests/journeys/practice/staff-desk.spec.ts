/**
 * The work of staff: they answer a message as it arrives, hear of a request on any page and confirm it on Today by one
 * press, lose no note, and by keyboard work through the list and find a booking from anywhere.
 */
import type { Locator } from '@playwright/test';
import { sendMessage } from '@tulia/domain/calls/practice/send-message';
import { call, done, person } from '../../support/actors';
import { aName, randomUUID } from '../../support/random';
import { confirmedBooking, onceBegun, pendingBooking } from '../../support/makers';
import { tooWide } from '../support/barriers';
import { expect, test } from '../support/journey';
import { signIn, unfoldToday } from '../support/people';
import { openStaffPage } from '../support/staff';

/** From a small phone to a large screen, with the widths between at which the list is laid out otherwise. */
const WIDTHS = [360, 390, 768, 1024, 1280, 1366, 1920];

/** The texts of these elements of rows that are not shown, or not whole. */
const cutOff = (texts: Locator) =>
  texts.evaluateAll((all) =>
    all
      .filter((each) => {
        for (let at: Element | null = each; at && at.tagName !== 'TR'; at = at.parentElement)
          if (at.scrollWidth > at.clientWidth) return true;
        return !each.checkVisibility();
      })
      .map(({ textContent }) => textContent),
  );

async function aRequest() {
  const fullName = aName('Wambui');
  const { booking } = await pendingBooking(undefined, { fullName });
  return { fullName, reference: booking.referenceNumber };
}

/** A visitor writes by the contact form. */
async function aMessage() {
  const name = aName('Zawadi');
  const message = {
    requestId: randomUUID(),
    name,
    email: 'zawadi@example.com',
    subject: 'services',
    message: 'Do you see couples?',
    honeypot: '',
    language: 'en',
  } as const;
  done(await call(sendMessage, null, message));
  return name;
}

test('staff tick a message off as it arrives, hear of a request on any page, and confirm it on Today by one press', async ({
  page,
}) => {
  await signIn(page, 'reception@tulia.example', '/staff?tab=messages');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages');
  // Requests that are there at the start do not count as new.
  await expect(page.getByRole('button', { name: 'No new requests since you came' })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);

  await test.step('a message that arrives is ticked off', async () => {
    const name = await aMessage();
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await expect(card).toContainText('Do you see couples?');
    await card.getByRole('button', { name: `Mark as answered: ${name}` }).click();
    await expect(card).toHaveCount(0);
  });

  const { fullName, reference } = await aRequest();
  await test.step('a request is told of where the receptionist is', async () => {
    await expect(page.getByText(`New request: ${fullName}`)).toBeVisible();
    await expect(page).toHaveTitle(/^\(\d+\) /);
  });

  await test.step('one press on the page of today confirms it', async () => {
    await openStaffPage(page, 'Today');
    await unfoldToday(page);
    const line = page.locator(`li[data-booking="${reference}"]`);
    await expect(line).toContainText('min left');
    await line.getByRole('button', { name: `Confirm ${fullName}` }).click();
    await expect(page.getByText('Booking confirmed!', { exact: true }).first()).toBeVisible();
    await expect(line).toHaveCount(0);
    // An answered message counts as read.
    await expect(page).not.toHaveTitle(/^\(\d+\) /);
  });
});

test('a note survives Escape, and a tab that closes in the middle of a sentence', async ({
  page,
}) => {
  const { booking } = await confirmedBooking(await person({ role: 'admin' }));
  const typing = async () => {
    await signIn(page, 'admin@tulia.example', '/staff');
    const open = page
      .locator(`[data-booking="${booking.referenceNumber}"]`)
      .getByRole('link', { name: /^Open/ })
      .first();
    await open.click();
    const details = page.getByRole('dialog', { name: 'Booking' });
    const note = details.getByLabel('Private note');
    await expect(note).toBeEditable();
    await note.pressSequentially('She said that sh');
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await open.click();
    await expect(note).toHaveValue('She said that sh');

    await note.pressSequentially('e sleeps');
    await expect(details.getByText('Not saved yet')).toBeVisible();
    await expect(details.getByText(/^Saved \d\d:\d\d/)).toBeVisible();
    await note.pressSequentially(', but');
    const later = await page.context().newPage();
    await page.close();
    await later.goto(`/staff?open=${booking.id}`);
    await expect(later.getByLabel('Private note')).toHaveValue(/^She said that she sleeps/);
    const onDevice = () =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);
    expect(await later.evaluate(onDevice)).not.toContain('she sleeps');
  };
  await onceBegun(booking.id, typing, { minutesAgo: 5 });
});

test.describe('at a laptop', () => {
  // A phone has no keys, and shows the list as cards.
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

  test('by keyboard the list is worked through and ordered, and a booking is found from anywhere', async ({
    page,
  }) => {
    await signIn(page, 'admin@tulia.example', '/admin/bookings');
    await test.step('keys go from row to row, whose lines are low, and open the details', async () => {
      const rows = page.locator('tr[data-booking]');
      await expect(rows.first()).toBeVisible();
      const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight));
      // A row grows with what must be read whole, such as a meeting that could not be made; most are low.
      expect(heights.toSorted((a, b) => a - b)[heights.length >> 1]).toBeLessThanOrEqual(88);
      await page.keyboard.press('j');
      await expect(rows.nth(0)).toBeFocused();
      await page.keyboard.press('j');
      await expect(rows.nth(1)).toBeFocused();
      await page.keyboard.press('k');
      await page.keyboard.press('Enter');
      await expect(page.getByText('History', { exact: true }).first()).toBeVisible();
    });

    await test.step('at any width nothing of a row that must be read whole is cut', async () => {
      await aRequest();
      const email = page.locator('tr[data-booking] span').filter({ hasText: /^\S+@\S+$/ });
      const meeting = page.locator('tr[data-booking]').getByText('Confirm booking first');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        for (const texts of [email, meeting]) {
          await expect(texts.first(), `${width} px`).toBeVisible();
          // React draws the other rows a moment after the window has its width.
          await expect.poll(() => cutOff(texts), `${width} px`).toEqual([]);
        }
        await expect(page.getByLabel('Status'), `${width} px`).toBeVisible();
        expect(await tooWide(page)).toEqual([]);
      }
      await page.setViewportSize({ width: 360, height: 740 });
      const wholeRows = async () => {
        const rows = await page
          .locator('tr[data-booking]')
          .evaluateAll((all) => all.map((row) => row.getBoundingClientRect()));
        const usual = rows.map(({ height }) => height).toSorted((a, b) => a - b)[rows.length >> 1];
        const bar = await page.getByRole('navigation', { name: 'Staff pages' }).boundingBox();
        return ((bar?.y ?? 0) - (rows[0]?.top ?? 0)) / (usual ?? 1);
      };
      await expect.poll(wholeRows, 'whole rows on a phone').toBeGreaterThanOrEqual(6);
      await page.setViewportSize({ width: 1280, height: 800 });
    });

    await test.step('the heading orders the list', async () => {
      await page.getByRole('button', { name: 'Upcoming' }).click();
      await expect(page).toHaveURL(/view=upcoming/);
      const when = page.getByRole('columnheader', { name: /^When/ });
      await expect(when).toHaveAttribute('aria-sort', 'ascending');
      await when.getByRole('button').click();
      await expect(when).toHaveAttribute('aria-sort', 'descending');
    });

    await test.step('on another page a beginning finds a booking, which opens over the list', async () => {
      const fullName = aName('Zuhura');
      const admin = await person({ role: 'admin' });
      const { booking } = await confirmedBooking(admin, undefined, { fullName });
      await openStaffPage(page, 'Settings');
      await expect(page.getByLabel('City')).toBeVisible();
      await page.keyboard.press('Control+k');
      const search = page.getByRole('dialog', { name: 'Quick search' });
      await search.getByRole('searchbox').fill(fullName.slice(0, 10).toLowerCase());
      const found = search.getByRole('region', { name: 'Bookings' });
      await expect(search.getByRole('link').first()).toHaveAttribute('href', /^\/admin\/clients\//);
      await found.getByRole('link', { name: new RegExp(fullName) }).click();
      const details = page.getByRole('dialog', { name: 'Booking' });
      await expect(details).toContainText(booking.referenceNumber);
      await details.getByRole('button', { name: 'Record payment' }).click();
      await expect(page.getByRole('dialog', { name: 'Payment received' })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(details).toBeHidden();
      await expect(page).toHaveURL(/\/admin\/bookings$/);
    });
  });
});
