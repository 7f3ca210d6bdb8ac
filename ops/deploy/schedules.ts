/**
 * The entries of Cloud Scheduler that call the jobs (decision 026). The Firebase CLI would put them into the region of
 * the functions, where Cloud Scheduler may not be; an entry can call a function of another region.
 */
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { SCHEDULES, type JobSchedule } from '@tulia/domain/practice/jobs';
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-zone';
import type { Target } from './target';
import type { Tools } from './tools';

/** The account of all functions, with which Cloud Scheduler calls the jobs (decision 077). */
export const functionsAccount = (project: string) =>
  `tulia-functions@${project}.iam.gserviceaccount.com`;

/** Regions, the nearest to Johannesburg and Nairobi by network first. */
export const NEAREST = [
  'africa-south1',
  'europe-west1',
  'europe-west3',
  'europe-west2',
  'europe-west4',
  'asia-south1',
  'us-central1',
];

/** The beginning of our entries' names. */
const PREFIX = 'tulia-';

/** For a cold start, and for the answer of a function that has used all its time. */
const MARGIN_SECONDS = 60;

/** The compared part of an entry (cloud.google.com/scheduler/docs/reference/rest/v1/projects.locations.jobs). */
interface Entry {
  /** `locations/<region>/jobs/<id>`, without the project, which Google puts before it */
  name: string;
  schedule?: string;
  timeZone?: string;
  attemptDeadline?: string;
  httpTarget?: {
    uri?: string;
    httpMethod?: string;
    oidcToken?: { serviceAccountEmail?: string; audience?: string };
  };
}

/**
 * Makes, changes and deletes entries until each job has one as in the table. Other entries, and a pause of one of ours,
 * stay.
 * @throws ToolFailed
 */
export async function schedulesStand(tools: Tools, target: Target): Promise<void> {
  const { project, schedulerRegion } = target;
  const there = await entriesOf(tools, target);
  const change = (what: string[], name: string, flags: string[] = []) => {
    const [, region = '', , id = ''] = name.split('/');
    const where = [`--location=${region}`, '--project', project];
    return tools.run('gcloud', ['scheduler', 'jobs', ...what, id, ...where, ...flags]);
  };
  const wanted = Object.entries(SCHEDULES).map(([job, schedule]) => ({
    name: `locations/${schedulerRegion}/jobs/${PREFIX}${job}`,
    terms: termsOf(job, schedule, target),
  }));
  for (const { name, terms } of wanted) {
    const entry = there.find((each) => each.name === name);
    if (entry !== undefined && isDeepStrictEqual(terms, termsIn(entry))) continue;
    const flags = Object.entries(terms).map(([flag, value]) => `--${flag}=${value}`);
    await change([entry === undefined ? 'create' : 'update', 'http'], name, flags);
  }
  for (const { name } of there)
    if (!wanted.some((each) => each.name === name)) await change(['delete'], name);
}

/** Our entries, in every region that a deployment may ever have used. */
async function entriesOf(tools: Tools, { project, schedulerRegion }: Target): Promise<Entry[]> {
  const list = (...what: string[]) =>
    tools.ask('gcloud', ['scheduler', ...what, '--project', project]);
  const served = (await list('locations', 'list')) as { locationId: string }[];
  const regions = served
    .map(({ locationId }) => locationId)
    .filter((each) => each === schedulerRegion || NEAREST.includes(each));
  const found: Entry[] = [];
  for (const region of regions)
    found.push(...((await list('jobs', 'list', `--location=${region}`)) as Entry[]));
  return found
    .map((each) => ({ ...each, name: each.name.replace(/^projects\/[^/]+\//, '') }))
    .filter(({ name }) => path.basename(name).startsWith(PREFIX));
}

/** The wanted options of `gcloud scheduler jobs create http`. */
function termsOf(job: string, schedule: JobSchedule, { project, region }: Target) {
  const uri = `https://${region}-${project}.cloudfunctions.net/${job}`;
  return {
    schedule: schedule.cron,
    'time-zone': PRACTICE_ZONE,
    uri,
    'http-method': 'POST',
    'oidc-service-account-email': functionsAccount(project),
    'oidc-token-audience': uri,
    'attempt-deadline': `${schedule.timeoutSeconds + MARGIN_SECONDS}s`,
  };
}

/** The same options of an entry. */
const termsIn = ({ schedule, timeZone, attemptDeadline, httpTarget }: Entry) => ({
  schedule,
  'time-zone': timeZone,
  uri: httpTarget?.uri,
  'http-method': httpTarget?.httpMethod,
  'oidc-service-account-email': httpTarget?.oidcToken?.serviceAccountEmail,
  'oidc-token-audience': httpTarget?.oidcToken?.audience,
  'attempt-deadline': attemptDeadline,
});
