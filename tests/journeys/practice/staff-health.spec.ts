/** What the owner does when something of the system stands still: sees it where the day begins, and repairs it. */
import { connectionPath, connections } from '@tulia/domain/records/watch/connection';
import { jobRunPath, jobRuns } from '@tulia/domain/records/watch/job-run';
import { HOUR } from '@tulia/domain/time/instant';
import { database } from '../../support/actors';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';

const LOST = 'Google Calendar does not take the practice’s credentials';

test('a lost connection and a late job are seen on the day’s page, repaired, and gone', async ({
  page,
  context,
}) => {
  const since = Date.now() - HOUR;
  const lost = connections.fromStored({ problem: 'not-authorised', since, toldAt: since });
  await database().doc(connectionPath('google')).set(connections.toStored(lost));
  const late = jobRuns.fromStored({ endedAt: Date.now() - 72 * 2 * HOUR });
  await database().doc(jobRunPath('recountClients')).set(jobRuns.toStored(late));

  await signIn(page, 'owner@tulia.example', '/staff');
  await expect(page.getByText(LOST)).toBeVisible();
  await page.getByRole('link', { name: /task.? did not run/ }).click();
  await expect(page).toHaveURL(/\/admin\/health$/);
  await expect(page.getByText(/^As of /)).toBeVisible();

  await test.step('without a connection the page stays as it was, and says so', async () => {
    await expect(page.getByRole('button', { name: 'Look again' })).toBeEnabled();
    await context.setOffline(true);
    await expect(page.getByText(/repairs need a connection/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Look again' })).toBeDisabled();
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Look again' })).toBeEnabled();
  });

  const services = page.getByRole('region', { name: 'Services outside' });
  await expect(services.getByText('refused')).toBeVisible();
  await services.getByRole('button', { name: 'Check now: Google Calendar' }).click();
  await expect(page.getByText('Done: checking connections', { exact: true })).toBeVisible();
  await expect(services.getByText('refused')).toHaveCount(0);

  await page.getByRole('button', { name: 'Run now: counting clients' }).click();
  await expect(page.getByText('Done: counting clients', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await expect(page.getByText(LOST)).toHaveCount(0);
});
