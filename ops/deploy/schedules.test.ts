import { beforeEach, expect, it } from 'vitest';
import { JOB_NAMES, SCHEDULES } from '@tulia/domain/practice/jobs';
import { schedulesStand } from './schedules';
import { targetOf } from './target';
import { fakeTools, type FakeTools } from './testing/fake-tools';

const PROJECT = 'tulia-kenya';
const target = targetOf(PROJECT, { SCHEDULER_REGION: 'europe-west1' }, {});
let fakes: FakeTools;

beforeEach(() => {
  fakes = fakeTools();
  const served = ['europe-west1', 'us-central1'].map((locationId) => ({ locationId }));
  fakes.answer('gcloud', 'scheduler locations list *', { says: served });
  fakes.answer('gcloud', 'scheduler jobs [cud]*', {});
  fakes.answer('gcloud', 'scheduler jobs list *', { says: [] });
});

const stand = (where = target) => schedulesStand(fakes.tools, where);
const changes = () => fakes.asked().filter((each) => /jobs (?:create|update|delete)/.test(each));

/** An entry as Cloud Scheduler tells of it. */
function entryOf(name: keyof typeof SCHEDULES, differing: object = {}) {
  const uri = `https://africa-south1-${PROJECT}.cloudfunctions.net/${name}`;
  const account = `tulia-functions@${PROJECT}.iam.gserviceaccount.com`;
  return {
    name: `projects/${PROJECT}/locations/europe-west1/jobs/tulia-${name}`,
    state: 'ENABLED',
    schedule: SCHEDULES[name].cron,
    timeZone: 'Africa/Nairobi',
    attemptDeadline: `${SCHEDULES[name].timeoutSeconds + 60}s`,
    httpTarget: {
      uri,
      httpMethod: 'POST',
      headers: { 'User-Agent': 'Google-Cloud-Scheduler' },
      oidcToken: { serviceAccountEmail: account, audience: uri },
    },
    ...differing,
  };
}

const standing = (entries: readonly object[], region = 'europe-west1') => {
  fakes.answer('gcloud', `scheduler jobs list --location=${region} *`, { says: entries });
};
const all = () => JOB_NAMES.map((name) => entryOf(name));

it('a first deployment makes an entry for each job, and asks no region without Cloud Scheduler', async () => {
  await stand();
  expect(fakes.asked().filter((each) => each.includes('jobs list'))).toEqual([
    expect.stringContaining('--location=europe-west1'),
    expect.stringContaining('--location=us-central1'),
  ]);
  const uri = `https://africa-south1-${PROJECT}.cloudfunctions.net/eraseExpiredRecords`;
  expect(changes()).toHaveLength(JOB_NAMES.length);
  expect(changes()).toContain(
    `gcloud scheduler jobs create http tulia-eraseExpiredRecords --location=europe-west1 --project ${PROJECT} --schedule=40 2 * * * --time-zone=Africa/Nairobi --uri=${uri} --http-method=POST --oidc-service-account-email=tulia-functions@${PROJECT}.iam.gserviceaccount.com --oidc-token-audience=${uri} --attempt-deadline=600s`,
  );
});

it('a second deployment changes nothing but an entry that says something else', async () => {
  standing(all());
  await stand();
  expect(changes()).toEqual([]);
  const [first = 'sweepOutbox', ...others] = JOB_NAMES;
  const differing = entryOf(first, { timeZone: 'Etc/UTC', state: 'PAUSED' });
  standing([differing, ...others.map((name) => entryOf(name))]);
  await stand();
  expect(changes()).toEqual([
    expect.stringContaining(`jobs update http tulia-${first} --location=europe-west1`),
  ]);
});

it('an entry of a job that is gone is deleted, and one that is not ours stays', async () => {
  const named = (id: string) => ({ name: `projects/p/locations/europe-west1/jobs/${id}` });
  standing([...all(), named('tulia-makeCoffee'), named('nightly-of-somebody')]);
  await stand();
  expect(changes()).toEqual([
    `gcloud scheduler jobs delete tulia-makeCoffee --location=europe-west1 --project ${PROJECT}`,
  ]);
});

it('entries in a region that was used before are deleted, once those of the new one are there', async () => {
  standing(all());
  await stand(targetOf(PROJECT, { SCHEDULER_REGION: 'us-central1' }, {}));
  const made = changes().filter((each) => each.includes('create'));
  const deleted = changes().filter((each) => each.includes('delete'));
  expect(made).toHaveLength(JOB_NAMES.length);
  expect(deleted).toHaveLength(JOB_NAMES.length);
  expect(changes()).toEqual([...made, ...deleted]);
});
