/**
 * The schedule by mouse, on a laptop: the therapist blocks time by dragging, which a change that arrives meanwhile does
 * not disturb and after which a client no longer finds it free; the admin moves a session by dragging, and books at a
 * time that was dragged over.
 */
import { saveBlocks } from '@tulia/domain/calls/schedule/block-time';
import { oneDay } from '@tulia/domain/slot/block-dates';
import { toInstant } from '@tulia/domain/time/practice-time';
import { formatDay } from '@tulia/domain/wording/moments';
import { call, done, person } from '../../support/actors';
import { aName, randomUUID } from '../../support/random';
import { confirmedBooking, emptyDay, PRACTITIONER } from '../../support/makers';
import { chooseDay, chooseService } from '../support/book';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';
import { chooseTime } from '../support/staff';
import { boxOf, drag, pointAt, showGrid } from '../support/schedule-grid';

/** Blocks an early hour of this day, so that the grid has to begin earlier. */
async function blockEarlyHour(day: string) {
  const early = {
    practitionerId: PRACTITIONER,
    serviceId: null,
    blocks: [{ id: randomUUID(), ...oneDay(day), start: '06:00', end: '07:00' }],
    freed: [],
    keepSessions: false,
  };
  done(await call(saveBlocks, await person({ role: 'therapist' }), early));
}

test('the therapist blocks time by dragging, whatever arrives meanwhile, and a client sees it as blocked', async ({
  page,
  anotherPerson,
}) => {
  const day = await emptyDay();
  const colleague = await anotherPerson();
  await signIn(colleague, 'reception@tulia.example', '/staff');
  await signIn(page, 'therapist@tulia.example', '/staff');
  await page.goto(`/staff?tab=schedule&view=week&date=${day}`);

  await test.step('a change that arrives during the drag moves nothing under the pointer', async () => {
    await showGrid(page, day);
    const from = await pointAt(page, day, '10:00');
    const until = await pointAt(page, day, '11:00');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 2, from.y + 6, { steps: 3 });
    await expect(page.getByText('10:00–10:30').first()).toBeVisible();
    await blockEarlyHour(day);
    // A colleague who opens the page only now sees it, so it has arrived here, too.
    await colleague.goto(`/staff?tab=schedule&view=week&date=${day}`);
    await expect(colleague.getByText('06:00', { exact: true }).first()).toBeVisible();
    await page.mouse.move(until.x, until.y - 14, { steps: 8 });
    await expect(page.getByText('10:00–11:00').first()).toBeVisible();
    await page.mouse.up();
  });

  await test.step('the time that was dragged over is blocked, and the change is drawn', async () => {
    await expect(page.getByLabel('From')).toHaveValue('10:00');
    await expect(page.getByLabel('Until')).toHaveValue('11:00');
    await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
    await expect(page.getByText('Time blocked', { exact: true })).toBeVisible();
    const blocked = new RegExp(`${formatDay(toInstant(day, '12:00'), 'en')}.*10:00–11:00.*Blocked`);
    await expect(page.getByRole('button', { name: blocked })).toBeVisible();
    await expect(page.getByText('06:00', { exact: true }).first()).toBeVisible();
  });

  await test.step('a client sees it as blocked', async () => {
    const client = await anotherPerson();
    await signIn(client, 'amina@example.com', '/booking');
    await chooseService(client, 'individual-therapy');
    await chooseDay(client, day);
    await expect(client.getByRole('radio', { name: '10:00 blocked' })).toBeDisabled();
    await expect(client.getByRole('radio', { name: /09:00/ })).toBeEnabled();
  });
});

test('the admin moves a session by its Move button and by dragging, and books at a time dragged over', async ({
  page,
}) => {
  const fullName = aName('Atieno');
  const admin = await person({ role: 'admin' });
  const { place } = await confirmedBooking(admin, undefined, { fullName });
  const session = (time: string) =>
    page.getByRole('button', { name: new RegExp(`${time}–.*${fullName}`) });
  const day = await emptyDay();
  await signIn(page, 'admin@tulia.example', '/admin/schedule');

  await test.step('from the list by its Move button', async () => {
    await page.goto(`/admin/schedule?view=list&date=${place.date}`);
    await session(place.time).click();
    const details = page.getByRole('dialog', { name: 'Booking' });
    await details.getByRole('button', { name: /^Move/ }).first().click();
    const move = page.getByRole('dialog', { name: /Move/ });
    await chooseTime(move, { date: day, time: '09:00' });
    await move.getByRole('button', { name: 'Move session' }).click();
    await expect(move).toBeHidden();
  });

  await test.step('by dragging, after a question', async () => {
    await page.goto(`/admin/schedule?view=week&date=${day}`);
    await expect(session('09:00')).toBeVisible();
    await showGrid(page, day);
    const box = await boxOf(session('09:00'));
    const grip = { x: box.x + box.width / 2, y: box.y + 8 };
    await drag(page, grip, await pointAt(page, day, '14:00'), '14:00–14:50');
    const question = page.getByRole('dialog', { name: 'Move session' });
    await expect(question).toContainText('The client is told about the new time by e-mail.');
    await question.getByRole('button', { name: 'Move session' }).click();
    await expect(page.getByText('Session moved', { exact: true })).toBeVisible();
    await expect(session('14:00')).toBeVisible();
  });

  await test.step('a client is booked at the time that was dragged over', async () => {
    await showGrid(page, day);
    const until = await pointAt(page, day, '11:00');
    const half = { x: until.x, y: until.y - 14 };
    await drag(page, await pointAt(page, day, '10:00'), half, '10:00–11:00');
    await page.getByRole('button', { name: 'Book a client instead' }).click();
    const dialog = page.getByRole('dialog', { name: 'Book for a client' });
    for (const chosen of [day, '10:00'])
      await expect(dialog.locator(`input[type=radio][value="${chosen}"]`)).toBeChecked();
    await expect(page.getByRole('dialog', { name: 'Block time' })).toBeHidden();
  });
});
