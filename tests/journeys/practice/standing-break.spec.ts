/** A therapist's break: every day, without an end, named as that in the list, and taken back with one press. */
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';

test('a break stands every day until it is removed', async ({ page }) => {
  await signIn(page, 'therapist@tulia.example', '/staff?tab=time');
  const part = page.getByRole('region', { name: 'Time off' });
  const kind = part.getByLabel('How often');
  await kind.selectOption('Every week');
  await expect(part.getByLabel('Last day', { exact: true })).toBeVisible();
  await kind.selectOption('Every day, such as a break');
  await expect(part.getByRole('checkbox', { name: 'No last day' })).toBeChecked();
  await expect(part.getByLabel('Last day', { exact: true })).toBeHidden();
  const first = await part.getByLabel('First day').getAttribute('min');
  await part.getByLabel('First day').fill(first ?? '');
  // Before the practice opens, where no session of another journey can be.
  await part.getByLabel('From').fill('05:00');
  await part.getByLabel('Until').fill('05:30');
  await part.getByRole('button', { name: 'Block this time' }).click();
  await expect(page.getByText('Time blocked', { exact: true })).toBeVisible();
  const line = part.getByRole('listitem').filter({ hasText: 'Every day, 05:00–05:30, from' });
  await expect(line).toBeVisible();
  await line.getByRole('button', { name: /^Remove Every day/ }).click();
  await expect(line).toBeHidden();
});
