import { expect, it, vi } from 'vitest';
import { serve } from '../../local/stand-ins/http/serve';
import { openToAll } from './public-functions';
import { targetOf } from './target';
import { fakeTools } from './testing/fake-tools';

it('what browsers and Safaricom call is opened where Google shuts it, and a private job never', async () => {
  const asked: string[] = [];
  const google = await serve(0, ({ url }) => {
    asked.push(url.pathname);
    return { status: 403 };
  });
  vi.stubEnv('FUNCTIONS_ORIGIN', `http://127.0.0.1:${google.port}`);
  const fakes = fakeTools();
  fakes.answer('gcloud', 'run services add-iam-policy-binding *', {});
  try {
    await openToAll(fakes.tools, targetOf('tulia-kenya', {}, {}), {
      createBooking: { callableTrigger: {} },
      paymentWebhook: { httpsTrigger: {} },
      sweepOutbox: { httpsTrigger: { invoker: ['private'] } },
    });
    expect(asked).toEqual(['/createBooking', '/paymentWebhook']);
    expect(fakes.asked().map((each) => each.split(' ').slice(4, 6))).toEqual([
      ['createbooking', '--region=africa-south1'],
      ['paymentwebhook', '--region=africa-south1'],
    ]);
    expect(fakes.asked()[0]).toContain('--member=allUsers --role=roles/run.invoker');
  } finally {
    vi.unstubAllEnvs();
    await google.close();
  }
});
