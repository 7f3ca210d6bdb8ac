/** A therapist sees and joins the own sessions of today; the desk sees all sessions and joins none. */
import { person, type Person } from '../../support/actors';
import { aName, randomUUID } from '../../support/chance';
import { bookingById, confirmedBooking, onceBegun, pendingBooking } from '../../support/makers';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';

test('a session can be joined by its own therapist, is seen by the desk, and is hidden from another therapist', async ({
  anotherPerson,
}) => {
  const fullName = aName('Zuhura');
  const asksToo = aName('Naliaka');
  const { booking } = await confirmedBooking(await person({ role: 'admin' }), undefined, {
    fullName,
  });
  const { booking: request } = await pendingBooking(undefined, { fullName: asksToo });
  const at = async (who: Person) => {
    const page = await anotherPerson();
    await signIn(page, who.email, '/staff', who.password);
    const placed = (reference: string) => page.locator(`[data-booking="${reference}"]`);
    return {
      page,
      session: placed(booking.referenceNumber),
      asked: placed(request.referenceNumber),
    };
  };

  const running = async () => {
    const own = await at(await person({ role: 'therapist' }));
    await expect(own.session.getByRole('link', { name: /^Join session/ })).toBeVisible();
    await expect(own.asked).toBeVisible();

    const other = await at(await person({ role: 'therapist', practitionerId: randomUUID() }));
    await expect(
      other.page.getByText('No session is running or still to come today.'),
    ).toBeVisible();
    await expect(other.session).toHaveCount(0);
    await expect(other.asked).toHaveCount(0);
    await expect(other.page.getByText(fullName)).toHaveCount(0);

    const desk = await at(await person({ role: 'receptionist', practitionerId: null }));
    await expect(desk.session).toBeVisible();
    await expect(desk.asked).toBeVisible();
    const front = desk.page.locator(`section[data-booking="${booking.referenceNumber}"]`);
    await expect(front).toBeVisible();
    await expect(desk.page.getByRole('link', { name: /^Join/ })).toHaveCount(0);
  };
  await onceBegun(booking.id, running, { minutesAgo: 5 });
});

test('a therapist to whom no practitioner belongs is told so, and not that the day is empty', async ({
  page,
}) => {
  const therapist = await person({ role: 'therapist', practitionerId: null });
  await signIn(page, therapist.email, '/staff', therapist.password);
  await expect(page.getByText('No practitioner belongs to your account yet.')).toBeVisible();
  await expect(page.getByText('No session is running')).toHaveCount(0);
});

test('a session of yesterday stands there until staff conclude it', async ({ page }) => {
  const { booking } = await confirmedBooking(await person({ role: 'admin' }));
  const conclude = async () => {
    const therapist = await person({ role: 'therapist' });
    await signIn(page, therapist.email, '/staff', therapist.password);
    const line = page.locator(`[data-booking="${booking.referenceNumber}"]`);
    await expect(line).toContainText('not concluded yet');
    await line.getByRole('button', { name: /^No-show/ }).click();
    await expect(line).toHaveCount(0);
    expect((await bookingById(booking.id)).status).toBe('no_show');
  };
  await onceBegun(booking.id, conclude, { minutesAgo: 24 * 60 });
});
