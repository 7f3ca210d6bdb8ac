/**
 * Notifications on a client's device, and on one of staff. The push services of Google and of the browser's maker
 * cannot be reached from here. Stand-ins replace their edges: the browser's subscription, the two addresses that make
 * a token, and `local/stand-ins/push`, to which the functions send. Firebase's SDK, our functions and our service
 * worker are real.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { person } from '../../support/actors';
import { randomUUID } from '../../support/random';
import { confirmedBooking, pendingBooking } from '../../support/makers';
import { push, until, environment } from '../../support/environment';
import { expect, test, IN_A_DEEP_RUN } from '../support/journey';
import { signIn } from '../support/people';
import { keptForOffline } from '../support/worker';

test.use({ worker: true });

/** What a browser gets from its maker, and Firebase from Google. @returns the device's token */
async function pushServices(page: Page): Promise<string> {
  const token = `device-${randomUUID()}:APA91b`;
  await page.addInitScript(() => {
    let here = false;
    const subscription = {
      endpoint: 'https://push.example/device',
      getKey: () => new Uint8Array(65).buffer,
      unsubscribe: () => {
        here = false;
        return Promise.resolve(true);
      },
    };
    PushManager.prototype.subscribe = () => {
      here = true;
      return Promise.resolve(subscription as unknown as PushSubscription);
    };
    PushManager.prototype.getSubscription = () =>
      Promise.resolve(here ? (subscription as unknown as PushSubscription) : null);
  });
  await page.route('https://firebaseinstallations.googleapis.com/**', (route) =>
    route.fulfill({
      json: {
        fid: 'c1234567890123456789_0',
        refreshToken: 'refresh',
        authToken: { token: 'a.b.c', expiresIn: '604800s' },
      },
    }),
  );
  await page.route('https://fcmregistrations.googleapis.com/**', (route) =>
    route.fulfill({ json: { token } }),
  );
  return token;
}

/** A client at the Settings tab, in a browser that has the service worker and may show notifications. */
async function atSettings(page: Page, context: BrowserContext) {
  const token = await pushServices(page);
  await context.grantPermissions(['notifications'], { origin: environment.site });
  const client = await person();
  await signIn(page, client.email, '/profile', client.password);
  await keptForOffline(page);
  await page.reload();
  await page.getByRole('tab', { name: 'Settings' }).click();
  return { client, token };
}

/** Hands the worker a message, as the browser does when its push service delivers one. */
async function deliver(page: Page, context: BrowserContext, message: unknown): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${environment.site}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: environment.site,
    registrationId: await registration,
    data: JSON.stringify(message),
  });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const found = await (await navigator.serviceWorker.ready).getNotifications();
    return found.map(({ title, body, data }) => ({ title, body, data: data as unknown }));
  });

test(
  'a client turns them on, is told of a confirmation, and signs out, which ends them',
  IN_A_DEEP_RUN,
  async ({ page, context }) => {
    const admin = await person({ role: 'admin' });
    const { client, token } = await atSettings(page, context);
    await page.getByRole('button', { name: 'Turn on notifications', exact: true }).click();
    await expect(page.getByText('On. Logging out turns them off.')).toBeVisible();

    await test.step('a confirmation is shown by the service worker', async () => {
      await confirmedBooking(admin, client);
      const message = await until(async () => (await push.messages(token))[0], 'the notification');
      await deliver(page, context, { data: message.data, fcmMessageId: '1' });
      await expect
        .poll(() => shown(page))
        .toEqual([
          {
            title: 'Your booking is confirmed',
            body: message.data['body'],
            data: { link: '/my-sessions' },
          },
        ]);
    });

    await test.step('signing out ends them', async () => {
      await page.getByRole('button', { name: /^Account:/ }).click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
      await page.waitForURL(`${environment.site}/`);
      const { booking } = await confirmedBooking(admin, client);
      expect(booking.status).toBe('confirmed');
      expect(await push.messages(token)).toHaveLength(1);
    });
  },
);

test(
  'reception is rung for a request with no name in it, and the tap opens the request',
  IN_A_DEEP_RUN,
  async ({ page, context }) => {
    const token = await pushServices(page);
    await context.grantPermissions(['notifications'], { origin: environment.site });
    const reception = await person({ role: 'receptionist', practitionerId: null });
    await signIn(page, reception.email, '/staff?tab=profile', reception.password);
    await keptForOffline(page);
    await page.reload();
    await page.getByLabel('A new request').check();
    // At any hour of the day of the test.
    for (const end of ['Quiet from', 'Quiet until']) await page.getByLabel(end).fill('00:00');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('On. Logging out turns them off.')).toBeVisible();

    const { booking } = await pendingBooking();
    const about = (each: { data: Record<string, string> }) =>
      each.data['link']?.endsWith(booking.id) === true;
    const message = await until(
      async () => (await push.messages(token)).find(about),
      'the notification',
    );
    await deliver(page, context, { data: message.data, fcmMessageId: '1' });
    const link = `/staff?open=${booking.id}`;
    await expect
      .poll(() => shown(page))
      .toEqual([{ title: message.data['title'], body: message.data['body'], data: { link } }]);
    expect(message.data['title']).toMatch(/^New request for /);
    expect(JSON.stringify(message.data)).not.toContain(booking.clientName.split(' ')[0]);
    await page.goto(link);
    await expect(page.getByRole('dialog')).toContainText(booking.referenceNumber);
  },
);
