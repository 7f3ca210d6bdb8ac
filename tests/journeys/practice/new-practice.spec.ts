/**
 * A practice after a first deployment: with the shipped settings, and without practitioners. For this journey the
 * practice of the tests becomes such a one.
 */
import { practiceSettings, PRACTICE_SETTINGS_PATH } from '@tulia/domain/records/practice-settings';
import { practitioners } from '@tulia/domain/records/practitioner';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { database, person } from '../../support/actors';
import { inbox } from '../../support/environment';
import { fillBooking, submitBooking } from '../support/book';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';

const SHIPPED = /000000|Example Bank|254 700 000 000|hello@tulia\.example/;

test('a new practice is told what is left, shows nobody a placeholder, and its owner hears of the first request', async ({
  page,
  anotherPerson,
}) => {
  const settings = database().doc(PRACTICE_SETTINGS_PATH);
  const stored = (await settings.get()).data() ?? {};
  const people = await database().collection(practitioners.collection).get();
  const work = (isActive: boolean) =>
    Promise.all(people.docs.map(({ ref }) => ref.update({ isActive })));
  const client = await person();
  try {
    await settings.set(practiceSettings.toStored(defaultPracticeSettings));
    await work(false);

    await signIn(page, client.email, '/booking', client.password);
    await expect(page.getByText('We take no bookings at the moment')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(SHIPPED);

    const owner = await anotherPerson();
    await signIn(owner, 'owner@tulia.example', '/staff');
    const left = owner.getByRole('region', { name: 'Needs you' });
    await expect(left).toContainText('practitioner');
    await expect(left).toContainText('pay');
    await expect(owner.getByText('All is well')).toBeHidden();

    await work(true);
    await page.goto('/booking');
    await fillBooking(page);
    const reference = await submitBooking(page);
    await expect(page.getByText(/tell you how to pay/).first()).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(SHIPPED);
    const [notice] = await inbox.waitFor('owner@tulia.example', ({ text }) =>
      text.includes(reference),
    );
    expect(notice?.text).not.toMatch(SHIPPED);
    const [received] = await inbox.waitFor(client.email, ({ text }) => text.includes(reference));
    expect(received?.text).not.toMatch(SHIPPED);
  } finally {
    await settings.set(stored);
    await work(true);
  }
});
