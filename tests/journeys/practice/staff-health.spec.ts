/** What the owner does when something of the system stands still: sees it where the day begins, and repairs it. */
import { LOCAL_SECRETS, functionsParameters } from '../../../local/machine/functions-environment';
import { connectionPath, connections } from '@tulia/domain/records/watch/connection';
import { jobRunPath, jobRuns } from '@tulia/domain/records/watch/job-run';
import { HOUR } from '@tulia/domain/time/instant';
import { database } from '../../support/actors';
import { environment } from '../../support/environment';
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

test('the owner connects calendar, mail account and M-Pesa on her phone', async ({ page }) => {
  await signIn(page, 'owner@tulia.example', '/admin/settings');
  const card = (name: string) => page.getByRole('region', { name, exact: true });

  await test.step('Google: denied, then allowed', async () => {
    const google = card('Google Calendar');
    const connect = google.getByRole('button', { name: 'Connect another account' });
    await connect.click();
    await page.getByRole('link', { name: 'Deny' }).click();
    await expect(google.getByText(/did not allow it at Google/)).toBeVisible();
    await connect.click();
    await page.getByRole('link', { name: 'Allow' }).click();
    await expect(page.getByText('Google Calendar is connected', { exact: true })).toBeVisible();
    await expect(google.getByText(/^Connected since /)).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/settings$/);
  });

  const parameters = functionsParameters(environment.ports);
  const fill = (region: string, label: string, value = '') =>
    card(region).getByLabel(label, { exact: true }).fill(value);

  await test.step('the mail account: a refused password, then the right one', async () => {
    const name = 'Email account';
    await card(name)
      .getByRole('button', { name: /^(Enter your own account|Change the account)$/ })
      .click();
    await fill(name, 'Server', parameters['SMTP_HOST']);
    await fill(name, 'Port', parameters['SMTP_PORT']);
    await fill(name, 'User', LOCAL_SECRETS['SMTP_USER']);
    await fill(name, 'Name of the sender', 'Tulia');
    await fill(name, 'Address of the sender', 'hello@tulia.example');
    await fill(name, 'Password', 'wrong');
    const save = card(name).getByRole('button', { name: 'Send a test email to me, then keep' });
    await save.click();
    await expect(card(name).getByText('The server refused user or password')).toBeVisible();
    await fill(name, 'Password', LOCAL_SECRETS['SMTP_PASSWORD']);
    await save.click();
    await expect(
      page.getByText('A test email went to owner@tulia.example.', { exact: true }),
    ).toBeVisible();
    await expect(card(name).getByText(/^Emails leave as hello@tulia.example/)).toBeVisible();
  });

  await test.step('M-Pesa: its keys are checked, and a test payment is the next step', async () => {
    const name = 'M-Pesa';
    await card(name).getByRole('button', { name: 'Change the account with M-Pesa' }).click();
    await fill(name, 'PayBill, or store number of the till', parameters['DARAJA_SHORT_CODE']);
    await fill(name, 'Consumer key', LOCAL_SECRETS['DARAJA_CONSUMER_KEY']);
    await fill(name, 'Consumer secret', LOCAL_SECRETS['DARAJA_CONSUMER_SECRET']);
    await fill(name, 'Passkey', LOCAL_SECRETS['DARAJA_PASSKEY']);
    await card(name).getByRole('button', { name: 'Check with M-Pesa, then keep' }).click();
    await expect(
      page.getByText('M-Pesa takes the keys, and they are kept', { exact: true }),
    ).toBeVisible();
    await expect(card(name).getByRole('button', { name: 'Send the prompt' })).toBeVisible();
  });
});
