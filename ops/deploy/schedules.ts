/**
 * The entries of Cloud Scheduler that call the jobs (decision 026). The Firebase CLI would put them where the functions
 * are, and Cloud Scheduler is not in every region; an entry may call a function of any other.
 */
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { SCHEDULES, type JobSchedule } from '@tulia/domain/practice/jobs';
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-zone';
import type { Target } from './target';
import type { Tools } from './tools';

/** The account that all functions run as, and as which Cloud Scheduler calls the jobs (decision 077). */
export const functionsAccount = (project: string) =>
  `tulia-functions@${project}.iam.gserviceaccount.com`;

/** Regions by their distance from Johannesburg and Nairobi, by network. */
export const NEAREST = [
  'africa-south1',
  'europe-west1',
  'europe-west3',
  'europe-west2',
  'europe-west4',
  'asia-south1',
  'us-central1',
];

/** Entries with this beginning of a name are ours. */
const PREFIX = 'tulia-';

/** A run may begin with a cold start, and Cloud Scheduler hears of its end after the function's own time is over. */
const MARGIN_SECONDS = 60;

/** As much of an entry as is compared (cloud.google.com/scheduler/docs/reference/rest/v1/projects.locations.jobs). */
interface Entry {
  /** `locations/<region>/jobs/<id>`, without the project that Google puts before it */
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
 * Makes, changes and deletes entries until there is one for each job and each is as the table says. Others than ours,
 * and a pause of one of ours, stay as they are.
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

/** Our entries, in every region that a deployment may ever have been told of. */
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

/** What an entry should say, by the options of `gcloud scheduler jobs create http`. */
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

/** What an entry says, by the same options. */
const termsIn = ({ schedule, timeZone, attemptDeadline, httpTarget }: Entry) => ({
  schedule,
  'time-zone': timeZone,
  uri: httpTarget?.uri,
  'http-method': httpTarget?.httpMethod,
  'oidc-service-account-email': httpTarget?.oidcToken?.serviceAccountEmail,
  'oidc-token-audience': httpTarget?.oidcToken?.audience,
  'attempt-deadline': attemptDeadline,
});
