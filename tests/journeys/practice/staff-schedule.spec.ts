/**
 * The schedule as its three readers use it: the receptionist looks at a week, the therapist blocks time by dragging
 * (on a phone by the form) and a client no longer finds it free, the admin moves a session by dragging, or by its
 * Move button.
 */
import { saveBlocks } from '@tulia/domain/calls/schedule/block-time';
import { oneDay } from '@tulia/domain/slot/block-dates';
import { toInstant } from '@tulia/domain/time/practice-time';
import { formatDay } from '@tulia/domain/wording/moments';
import { call, done, person } from '../../support/actors';
import { aName, randomUUID } from '../../support/chance';
import { confirmedBooking, emptyDay, PRACTITIONER } from '../../support/makers';
import { chooseDay, chooseService } from '../support/book';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';
import { boxOf, drag, pointAt, showGrid } from '../support/schedule-grid';

test('the receptionist sees the week and a session in it, and may block nothing', async ({ page }, {
  project,
}) => {
  test.skip(
    project.name === 'practice-phone',
    'the same there; a phone begins with the list, which the next one looks at',
  );
  await signIn(page, 'reception@tulia.example', '/staff?tab=schedule');
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
  const phone = project.name === 'practice-phone';
  const day = await emptyDay();
  await signIn(page, 'therapist@tulia.example', '/staff');
  await page.goto(`/staff?tab=schedule&view=${phone ? 'list' : 'week'}&date=${day}`);
  if (phone) {
    await page.getByRole('button', { name: 'Block time' }).click();
    await page.getByLabel('From').fill('10:00');
    await page.getByLabel('Until').fill('11:00');
  } else {
    await showGrid(page, day);
    const until = await pointAt(page, day, '11:00');
    const half = { x: until.x, y: until.y - 14 };
    await drag(page, await pointAt(page, day, '10:00'), half, '10:00–11:00');
    await expect(page.getByLabel('From')).toHaveValue('10:00');
    await expect(page.getByLabel('Until')).toHaveValue('11:00');
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText('Time blocked', { exact: true })).toBeVisible();
  // The list has a part for each day; on the grid each entry says its own.
  const blocked = phone
    ? page.locator(`[data-day="${day}"]`).getByRole('button', { name: /10:00–11:00.*Blocked/ })
    : page.getByRole('button', {
        name: new RegExp(`${formatDay(toInstant(day, '12:00'), 'en')}.*10:00–11:00.*Blocked`),
      });
  await expect(blocked).toBeVisible();
  // What a client sees of it is the same however it was blocked.
  if (!phone) return;

  const client = await anotherPerson();
  await signIn(client, 'amina@example.com', '/booking');
  await chooseService(client, 'individual-therapy');
  await chooseDay(client, day);
  await expect(client.getByRole('radio', { name: '10:00 blocked' })).toBeDisabled();
  await expect(client.getByRole('radio', { name: /09:00/ })).toBeEnabled();
});

test('the admin moves a session: by dragging on a wide screen, by its Move button anywhere', async ({
  page,
}, { project }) => {
  test.skip(
    project.name === 'practice-phone',
    'a phone drags nothing; its Move button is in whole-day',
  );
  const fullName = aName('Atieno');
  const admin = await person({ role: 'admin' });
  const { place } = await confirmedBooking(admin, undefined, { fullName });
  const session = (time: string) =>
    page.getByRole('button', { name: new RegExp(`${time}–.*${fullName}`) });

  await signIn(page, 'admin@tulia.example', '/admin/schedule');
  await page.goto(`/admin/schedule?view=list&date=${place.date}`);
  await session(place.time).click();
  const details = page.getByRole('dialog', { name: 'Booking' });
  const day = await emptyDay();
  await details.getByRole('button', { name: /^Move/ }).first().click();
  const move = page.getByRole('dialog', { name: /Move/ });
  await move.getByLabel('New date').fill(day);
  await move.getByLabel('Time').selectOption('09:00');
  await move.getByRole('button', { name: 'Move session' }).click();
  await expect(move).toBeHidden();
  await page.goto(`/admin/schedule?view=week&date=${day}`);
  await expect(session('09:00')).toBeVisible();
  await showGrid(page, day);
  const box = await boxOf(session('09:00'));
  const grip = { x: box.x + box.width / 2, y: box.y + 8 };
  await drag(page, grip, await pointAt(page, day, '14:00'), '14:00–14:50');
  const question = page.getByRole('dialog', { name: 'Move this session?' });
  await expect(question).toContainText('The client is told about the new time by e-mail.');
  await question.getByRole('button', { name: 'Move session' }).click();
  await expect(page.getByText('Session moved', { exact: true })).toBeVisible();
  await expect(session('14:00')).toBeVisible();
});

test('a change that arrives during a drag moves nothing under the pointer', async ({
  page,
  anotherPerson,
}, { project }) => {
  test.skip(project.name === 'practice-phone', 'a phone shows the list, and drags nothing');
  const day = await emptyDay();
  const colleague = await anotherPerson();
  await signIn(colleague, 'reception@tulia.example', '/staff');
  await signIn(page, 'therapist@tulia.example', '/staff');
  await page.goto(`/staff?tab=schedule&view=week&date=${day}`);
  await showGrid(page, day);
  const from = await pointAt(page, day, '10:00');
  const until = await pointAt(page, day, '11:00');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 2, from.y + 6, { steps: 3 });
  await expect(page.getByText('10:00–10:30').first()).toBeVisible();
  // The therapist blocks an early hour meanwhile, so that the grid has to begin earlier.
  const therapist = await person({ role: 'therapist' });
  const early = {
    practitionerId: PRACTITIONER,
    serviceId: null,
    blocks: [{ id: randomUUID(), ...oneDay(day), start: '06:00', end: '07:00' }],
    freed: [],
    keepSessions: false,
  };
  done(await call(saveBlocks, therapist, early));
  // When a colleague who looks only now sees it, it has long arrived here.
  await colleague.goto(`/staff?tab=schedule&view=week&date=${day}`);
  await expect(colleague.getByText('06:00', { exact: true }).first()).toBeVisible();
  await page.mouse.move(until.x, until.y - 14, { steps: 8 });
  await expect(page.getByText('10:00–11:00').first()).toBeVisible();
  await page.mouse.up();
  await expect(page.getByLabel('From')).toHaveValue('10:00');
  await expect(page.getByLabel('Until')).toHaveValue('11:00');
  await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('06:00', { exact: true }).first()).toBeVisible();
});

test('staff book at the day and hour that the schedule shows', async ({ page }, { project }) => {
  const phone = project.name === 'practice-phone';
  const day = await emptyDay();
  await signIn(page, 'admin@tulia.example', '/admin/schedule');
  await page.goto(`/admin/schedule?view=${phone ? 'list' : 'week'}&date=${day}`);
  if (phone) {
    await page.getByRole('button', { name: 'Book a session' }).click();
  } else {
    await showGrid(page, day);
    const until = await pointAt(page, day, '11:00');
    await drag(
      page,
      await pointAt(page, day, '10:00'),
      { x: until.x, y: until.y - 14 },
      '10:00–11:00',
    );
    await page.getByRole('button', { name: 'Book a client instead' }).click();
  }
  const dialog = page.getByRole('dialog', { name: 'Book for a client' });
  await expect(dialog.getByLabel('Date')).toHaveValue(day);
  if (!phone) await expect(dialog.getByLabel('Time (Nairobi)')).toHaveValue('10:00');
  await expect(page.getByRole('dialog', { name: 'Block time' })).toBeHidden();
});
