import { expect, it, vi } from 'vitest';
import { serve } from '../../local/stand-ins/http/serve';
import { makeCredentialsKey } from './secrets';
import { indexesReady, openToAll } from './steps';
import { targetOf } from './target';
import { fakeTools, type FakeAnswer } from './testing/fake-tools';

const target = targetOf('tulia-kenya', {}, {});

function ready(...answers: FakeAnswer[]) {
  const fakes = fakeTools();
  fakes.answer('gcloud', 'firestore indexes composite list *', ...answers);
  return { fakes, ended: indexesReady(fakes.tools, target, 0) };
}

it('waits while an index is being built', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const { fakes, ended } = ready({ says: [{ state: 'CREATING' }] }, { says: [{ state: 'READY' }] });
  await ended;
  expect(fakes.asked()).toHaveLength(2);
  log.mockRestore();
});

it('stops at an index that cannot be built', async () => {
  const { ended } = ready({ says: [{ name: 'i1', state: 'NEEDS_REPAIR' }] });
  await expect(ended).rejects.toThrow('could not build i1');
});

it('a function that browsers or Safaricom call is opened where Google shuts it, and a private job never', async () => {
  const asked: string[] = [];
  const google = await serve(0, ({ url }) => {
    asked.push(url.pathname);
    return { status: 403 };
  });
  vi.stubEnv('FUNCTIONS_ORIGIN', `http://127.0.0.1:${google.port}`);
  const fakes = fakeTools();
  fakes.answer('gcloud', 'run services add-iam-policy-binding *', {});
  try {
    await openToAll(fakes.tools, target, {
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

it('the key of the credentials is made once, and passes through no command line', async () => {
  const fakes = fakeTools();
  const there = { says: [{ name: 'projects/1/secrets/CREDENTIALS_KEY' }] };
  fakes.answer('gcloud', 'secrets list *', { says: [] }, there);
  fakes.answer('gcloud', 'secrets create *', {});
  await makeCredentialsKey(fakes.tools, target);
  await makeCredentialsKey(fakes.tools, target);
  const [made, ...more] = fakes.asked().filter((each) => each.includes('create'));
  expect(more).toEqual([]);
  expect(made).toMatch(
    /^gcloud secrets create CREDENTIALS_KEY --data-file=\/\S+\/key --replication-policy=automatic --project tulia-kenya$/,
  );
});
