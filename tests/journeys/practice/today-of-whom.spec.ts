/** A therapist sees, joins and concludes the own sessions; the reception sees all sessions of today and joins none. */
import { person, type Person } from '../../support/actors';
import { aName, randomUUID } from '../../support/random';
import { bookingById, confirmedBooking, onceBegun, pendingBooking } from '../../support/makers';
import { expect, test, IN_A_DEEP_RUN } from '../support/journey';
import { signIn } from '../support/people';

test(
  'a session can be joined by its own therapist, is seen by the reception, and is hidden from another therapist',
  IN_A_DEEP_RUN,
  async ({ anotherPerson }) => {
    const fullName = aName('Zuhura');
    const asksToo = aName('Naliaka');
    const admin = await person({ role: 'admin' });
    const { booking } = await confirmedBooking(admin, undefined, { fullName });
    const { booking: old } = await confirmedBooking(admin);
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

    const looks = async () => {
      const own = await at(await person({ role: 'therapist' }));
      await test.step('its own therapist can join a session', async () => {
        await expect(own.session.getByRole('link', { name: /^Join session/ })).toBeVisible();
        await expect(own.asked).toBeVisible();
      });

      await test.step('it is hidden from another therapist', async () => {
        const another = { role: 'therapist', practitionerId: randomUUID() } as const;
        const other = await at(await person(another));
        await expect(
          other.page.getByText('No session is running or still to come today.'),
        ).toBeVisible();
        await expect(other.session).toHaveCount(0);
        await expect(other.asked).toHaveCount(0);
        await expect(other.page.getByText(fullName)).toHaveCount(0);
      });

      await test.step('the reception sees it, and joins none', async () => {
        const reception = await at(await person({ role: 'receptionist', practitionerId: null }));
        await expect(reception.session).toBeVisible();
        await expect(reception.asked).toBeVisible();
        const front = reception.page.locator(`section[data-booking="${booking.referenceNumber}"]`);
        await expect(front).toBeVisible();
        await expect(reception.page.getByRole('link', { name: /^Join/ })).toHaveCount(0);
      });

      await test.step('a session of yesterday stands there until staff conclude it', async () => {
        const line = own.page.locator(`[data-booking="${old.referenceNumber}"]`);
        await expect(line).toContainText('did it take place?');
        await line.getByRole('button', { name: /^No-show/ }).click();
        await expect(line).toHaveCount(0);
        expect((await bookingById(old.id)).status).toBe('no_show');
      });
    };
    const yesterday = { minutesAgo: 24 * 60 };
    await onceBegun(old.id, () => onceBegun(booking.id, looks, { minutesAgo: 5 }), yesterday);
  },
);
