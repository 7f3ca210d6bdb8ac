/**
 * The entries of Cloud Scheduler that call the jobs (decision 026). The Firebase CLI would put them where the functions
 * are, and Cloud Scheduler is not in every region; an entry may call a function of any other.
 */
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { SCHEDULES, type JobSchedule } from '@tulia/domain/practice/jobs';
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-zone';
import { functionsAccount } from './preflight/account';
import { NEAREST } from './preflight/cloud';
import type { Target } from './target';
import type { Tools } from './tools';

/** An entry whose name begins so is ours. */
const PREFIX = 'tulia-';

/** A run may begin with a cold start, and Cloud Scheduler hears of its end after the function's own time is over. */
const MARGIN_SECONDS = 60;

/** As much of an entry as is looked at (cloud.google.com/scheduler/docs/reference/rest/v1/projects.locations.jobs). */
interface Entry {
  /** `projects/…/locations/…/jobs/<id>` */
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
  const { project, schedulerRegion: region } = target;
  const there = await entriesOf(tools, target);
  const change = (what: string[], { region: location, id }: Place, flags: string[] = []) =>
    tools.run('gcloud', [
      'scheduler',
      'jobs',
      ...what,
      id,
      `--location=${location}`,
      '--project',
      project,
      ...flags,
    ]);
  for (const [name, schedule] of Object.entries(SCHEDULES)) {
    const id = PREFIX + name;
    const entry = there.find((each) => each.region === region && each.id === id)?.entry;
    const terms = termsOf(name, schedule, target);
    if (entry !== undefined && isAsSaid(entry, terms)) continue;
    const flags = Object.entries(terms).map(([flag, value]) => `--${flag}=${value}`);
    await change([entry === undefined ? 'create' : 'update', 'http'], { region, id }, flags);
  }
  for (const each of there) {
    const isWanted =
      each.region === region && Object.hasOwn(SCHEDULES, each.id.slice(PREFIX.length));
    if (!isWanted) await change(['delete'], each);
  }
}

interface Place {
  region: string;
  id: string;
}

/** Our entries, in every region that a deployment may ever have been told of. */
async function entriesOf(
  tools: Tools,
  { project, schedulerRegion }: Target,
): Promise<(Place & { entry: Entry })[]> {
  const list = (what: readonly string[]) =>
    tools.ask('gcloud', ['scheduler', ...what, '--project', project]);
  const served = (await list(['locations', 'list'])) as { locationId?: string }[];
  const regions = [...new Set([schedulerRegion, ...NEAREST])].filter((each) =>
    served.some(({ locationId }) => locationId === each),
  );
  const found: (Place & { entry: Entry })[] = [];
  for (const region of regions) {
    const entries = (await list(['jobs', 'list', `--location=${region}`])) as Entry[];
    found.push(...entries.map((entry) => ({ region, id: path.basename(entry.name), entry })));
  }
  return found.filter(({ id }) => id.startsWith(PREFIX));
}

/** What an entry says, by the options of `gcloud scheduler jobs create http`. */
function termsOf(name: string, schedule: JobSchedule, { project, region }: Target) {
  const uri = `https://${region}-${project}.cloudfunctions.net/${name}`;
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

function isAsSaid(
  { schedule, timeZone, attemptDeadline, httpTarget }: Entry,
  terms: ReturnType<typeof termsOf>,
): boolean {
  return isDeepStrictEqual(terms, {
    schedule,
    'time-zone': timeZone,
    uri: httpTarget?.uri,
    'http-method': httpTarget?.httpMethod,
    'oidc-service-account-email': httpTarget?.oidcToken?.serviceAccountEmail,
    'oidc-token-audience': httpTarget?.oidcToken?.audience,
    'attempt-deadline': attemptDeadline,
  });
}
