/** Staff on their way in: an own password before anything opens, and then their own pages, not a client's. */
import { staff, staffPath } from '@tulia/domain/records/staff';
import { accounts, database, person, type Person } from '../../support/actors';
import { expect, test } from '../support/journey';
import { fillSignIn } from '../support/people';

const OWN = 'maji-ya-uhai-7';

/** A new therapist, still with the password that an admin chose. */
async function newTherapist(): Promise<Person> {
  const therapist = await person({ role: 'therapist', fullName: 'Rehema Otieno' });
  const { tokensValidAfterTime, metadata } = await accounts().getUser(therapist.uid);
  await database()
    .doc(staffPath(therapist.uid))
    .update(
      staff.toStoredPart({
        mustChangePassword: true,
        typedPasswordSince: Date.parse(tokensValidAfterTime ?? metadata.creationTime),
      }),
    );
  return therapist;
}

test('a new member of staff chooses an own password first; until then nothing else opens', async ({
  page,
  anotherPerson,
}) => {
  const therapist = await newTherapist();
  await page.goto('/login');
  await fillSignIn(page, therapist.email, therapist.password);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Choose your own password');
  for (const path of ['/staff', '/profile', '/booking']) {
    await page.goto(path);
    await expect(heading).toHaveText('Choose your own password');
  }

  const given = page.getByLabel('The password you were given', { exact: true });
  const own = page.getByLabel('Your own password', { exact: true });
  const save = page.getByRole('button', { name: 'Save my password' });
  await given.fill(therapist.password);
  await own.fill(OWN);
  await save.click();
  await expect(page.getByText('Your password is saved. Welcome!').first()).toBeVisible();
  await expect(heading).not.toHaveText('Choose your own password');
  await page.goto('/staff');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');

  // With the own password from now on, and to a page of their own in place of one that is not theirs to open.
  const another = await anotherPerson();
  await another.goto('/login?redirect=%2Fadmin%2Fbookings');
  await fillSignIn(another, therapist.email, OWN);
  await another.waitForURL(/\/staff$/);
});
