/**
 * The schedule as its three readers use it: the receptionist looks at a week, the therapist blocks time by dragging (on a
 * phone by the form) and a client no longer finds it free, the admin moves a session by dragging, or by its Move button.
 */
import { addDays, toWallTime, weekdayOf } from '@tulia/domain/time/practice-time';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { signIn } from './support/people';

const today = toWallTime(Date.now()).date;

/** An open day of its own for each width, three weeks ahead and more, where the demo data has nothing. */
function openDay(weeks: number): string {
  const monday = addDays(today, weeks * 7 + 1 - weekdayOf(today));
  return addDays(monday, 2);
}

/** Where a time of a day is on the grid: the columns are the days, the rows the hours. */
async function pointAt(page: Page, date: string, time: string): Promise<{ x: number; y: number }> {
  const column = await page.locator(`[role=columnheader][data-date="${date}"]`).boundingBox();
  const label = page.getByText(time, { exact: true }).first();
  const row = await label.boundingBox();
  if (!column || !row) throw new Error(`The grid does not show ${date} ${time}.`);
  return { x: column.x + column.width / 2, y: row.y + row.height / 2 };
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 2, from.y + 6, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

test('the receptionist sees the week and a session in it, and may block nothing', async ({
  page,
}) => {
  await signIn(page, 'reception@tulia.example', '/staff');
  await page.getByLabel('View').selectOption('week');
  await expect(page.getByText('09:00', { exact: true }).first()).toBeVisible();
  await page.getByLabel('View').selectOption('list');
  const session = page.getByRole('button', { name: /Confirmed|Pending|Held/ }).first();
  await session.click();
  const dialog = page.getByRole('dialog', { name: 'Booking' });
  await expect(dialog.getByText(/[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Block time' })).toBeHidden();
});

test('the therapist blocks time, and a client sees it as blocked', async ({ page, anotherPerson }, {
  project,
}) => {
  const phone = project.name === 'phone';
  const day = openDay(phone ? 3 : 4);
  await signIn(page, 'therapist@tulia.example', '/staff');
  await page.goto(`/staff?view=${phone ? 'list' : 'week'}&date=${day}`);
  if (phone) {
    await page.getByRole('button', { name: 'Block time' }).click();
    await page.getByLabel('From').fill('10:00');
    await page.getByLabel('Until').fill('11:00');
  } else {
    await expect(page.locator(`[data-date="${day}"]`).first()).toBeVisible();
    const from = await pointAt(page, day, '10:00');
    const until = await pointAt(page, day, '11:00');
    await drag(page, from, { x: until.x, y: until.y - 14 });
    await expect(page.getByLabel('From')).toHaveValue('10:00');
    await expect(page.getByLabel('Until')).toHaveValue('11:00');
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText('Time blocked', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('button', { name: /10:00–11:00.*Blocked|10:00–11:00/ }),
  ).toBeVisible();

  const client = await anotherPerson();
  await signIn(client, 'amina@example.com', '/booking');
  await client.getByLabel('Service', { exact: true }).selectOption('individual-therapy');
  const cell = client.locator(`[role=gridcell][data-date="${day}"]`);
  for (let months = 0; months < 2 && (await cell.count()) === 0; months += 1)
    await client.getByRole('button', { name: 'Next month' }).click();
  await cell.click();
  await expect(client.getByRole('radio', { name: '10:00 blocked' })).toBeDisabled();
  await expect(client.getByRole('radio', { name: /09:00/ })).toBeEnabled();
});

test('the admin moves a session: by dragging on a wide screen, by its Move button anywhere', async ({
  page,
}, { project }) => {
  await signIn(page, 'admin@tulia.example', '/admin/schedule');
  await page.goto(`/admin/schedule?view=list&date=${addDays(today, 1)}`);
  const sessions = page.getByRole('button', { name: /Confirmed/ });
  await sessions.first().click();
  const details = page.getByRole('dialog', { name: 'Booking' });
  const day = openDay(project.name === 'phone' ? 5 : 6);
  await details.getByRole('button', { name: /^Move/ }).first().click();
  const move = page.getByRole('dialog', { name: /Move/ });
  await move.getByLabel('New date').fill(day);
  await move.getByLabel('Time').selectOption('09:00');
  await move.getByRole('button', { name: 'Move session' }).click();
  await expect(move).toBeHidden({ timeout: 30_000 });
  if (project.name === 'phone') {
    await page.goto(`/admin/schedule?view=list&date=${day}`);
    await expect(page.getByRole('button', { name: /^09:00/ })).toBeVisible();
    return;
  }
  await page.goto(`/admin/schedule?view=week&date=${day}`);
  const session = page.getByRole('button', { name: /09:00–/ });
  await expect(session).toBeVisible();
  const box = await session.boundingBox();
  if (!box) throw new Error('The session has no place on the grid.');
  const to = await pointAt(page, addDays(day, 1), '14:00');
  await drag(page, { x: box.x + box.width / 2, y: box.y + 8 }, { x: to.x, y: to.y });
  const question = page.getByRole('dialog', { name: 'Move this session?' });
  await expect(question).toContainText('The client is told about the new time by e-mail.');
  await question.getByRole('button', { name: 'Move session' }).click();
  await expect(page.getByText('Session moved', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: /14:00–/ })).toBeVisible();
});
