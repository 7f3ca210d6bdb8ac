/**
 * The checks before a deployment changes anything, where the Firebase CLI does not check by itself: otherwise the
 * practice would be deployed with something silently broken.
 */
import { LOCAL_SECRETS } from '../../local/machine/functions-environment';
import type { Check, Checked, Missing } from './check';
import { contentIsReal } from './live-content';
import { functionsAccount, NEAREST } from './schedules';
import { CREDENTIALS_KEY, secretNames } from './secrets';
import { settingsAreSet } from './settings';
import { DEFAULT_DATABASE } from './target';
import { ToolFailed } from './tools';

/** APIs of these checks and of the running product; the CLI switches its own on. */
export const NEEDED_APIS = [
  'calendar-json.googleapis.com',
  'cloudfunctions.googleapis.com',
  'cloudscheduler.googleapis.com',
  'fcm.googleapis.com',
  'fcmregistrations.googleapis.com',
  'firebaseappcheck.googleapis.com',
  'firestore.googleapis.com',
  'identitytoolkit.googleapis.com',
  'secretmanager.googleapis.com',
];

/** `gcloud`'s answer about the project. */
const asked = ({ tools, target }: Checked, words: string) =>
  tools.ask('gcloud', [...words.split(' '), '--project', target.project]);

const apisAreOn: Check = async (checked) => {
  const { project } = checked.target;
  const enabled = (await asked(checked, 'services list --enabled')) as {
    config?: { name?: string };
  }[];
  const names = new Set(enabled.map(({ config }) => config?.name));
  const off = NEEDED_APIS.filter((each) => !names.has(each));
  if (off.length === 0) return [];
  const how = `gcloud services enable ${off.join(' ')} --project ${project}`;
  return [{ what: `These APIs are switched off: ${off.join(', ')}.`, how }];
};

/** For a misspelled name the CLI would make a new database, and the practice would be empty. */
const databaseIsThere: Check = async (checked) => {
  const { project, databaseId, region } = checked.target;
  const all = (await asked(checked, 'firestore databases list')) as { name?: string }[];
  if (all.some(({ name }) => name?.endsWith(`/${databaseId}`) === true)) return [];
  const named = databaseId === DEFAULT_DATABASE ? "'(default)'" : databaseId;
  const options = `--database=${named} --location=${region} --delete-protection`;
  const how = `gcloud firestore databases create ${options} --project ${project}`;
  return [{ what: `There is no database ${databaseId}.`, how }];
};

/** The rights of the functions (decision 077); the CLI adds access to each secret by itself. */
export const FUNCTIONS_ROLES = [
  'roles/datastore.user',
  'roles/eventarc.eventReceiver',
  'roles/firebaseauth.admin',
  'roles/firebasecloudmessaging.admin',
  'roles/run.invoker',
];

/** Without a role the deployment succeeds, and each call that needs the role fails. */
const accountHasItsRoles: Check = async ({ tools, target: { project } }) => {
  const { bindings = [] } = (await tools.ask('gcloud', [
    'projects',
    'get-iam-policy',
    project,
  ])) as { bindings?: { role: string; members: string[]; condition?: unknown }[] };
  const account = functionsAccount(project);
  const member = `serviceAccount:${account}`;
  const held = bindings
    .filter(({ members, condition }) => condition === undefined && members.includes(member))
    .map(({ role }) => role);
  const lacks = FUNCTIONS_ROLES.filter((role) => !held.includes(role));
  if (lacks.length === 0) return [];
  const create = `gcloud iam service-accounts create tulia-functions --project ${project}`;
  const grant = `gcloud projects add-iam-policy-binding ${project} --member=${member} --role=$role --condition=None`;
  return [
    {
      what: `The account of the functions, ${account}, is not there or lacks ${lacks.join(', ')}.`,
      how: `${create}; for role in ${lacks.join(' ')}; do ${grant}; done`,
    },
  ];
};

const schedulerIsThere: Check = async (checked) => {
  const { project, schedulerRegion, region } = checked.target;
  const served = (await asked(checked, 'scheduler locations list')) as { locationId?: string }[];
  const isIn = (place: string) => served.some(({ locationId }) => locationId === place);
  if (isIn(schedulerRegion)) return [];
  const nearest = NEAREST.find(isIn) ?? '<a region that has it>';
  return [
    {
      what: `Cloud Scheduler, which calls the jobs, is not in ${schedulerRegion}.`,
      how: `Set SCHEDULER_REGION=${nearest} in functions/.env.${project}; the jobs stay in ${region}.`,
    },
  ];
};

const secretsAreSet: Check = async (checked) => {
  const { project } = checked.target;
  const names = await secretNames(checked.tools, project);
  const absent = Object.keys(LOCAL_SECRETS).filter(
    (name) => !names.has(name) && name !== CREDENTIALS_KEY,
  );
  return absent.map((name) => ({
    what: `The secret ${name} is not set.`,
    how: `npx firebase functions:secrets:set ${name} --project ${project}${
      name.startsWith('SMTP_') ? '' : ' (`none` while Google or M-Pesa is not connected)'
    }`,
  }));
};

/** The checked part of Identity Toolkit's project configuration (`GET admin/v2/projects/{id}/config`). */
interface SignInConfig {
  signIn?: { email?: { enabled?: boolean; passwordRequired?: boolean } };
  notification?: { sendEmail?: { callbackUri?: string } };
  authorizedDomains?: string[];
  emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean };
}

const signInIsOpen: Check = async ({ tools, target: { project, parameters } }) => {
  const token = await tools.read('gcloud', ['auth', 'print-access-token']);
  const origin = process.env['IDENTITY_TOOLKIT_URL'] ?? 'https://identitytoolkit.googleapis.com';
  const answer = await fetch(`${origin}/admin/v2/projects/${project}/config`, {
    headers: { authorization: `Bearer ${token}`, 'x-goog-user-project': project },
  });
  // Before Authentication is set up there is no configuration, and all of it is missing.
  if (!answer.ok && answer.status !== 404)
    throw new Error(`Identity Toolkit answered ${answer.status}.`);
  const config = (answer.ok ? await answer.json() : {}) as SignInConfig;
  const { enabled, passwordRequired } = config.signIn?.email ?? {};
  const site = parameters['SITE_URL'] ?? '';
  const host = site.replace(/^https:\/\//, '');
  const page = `https://console.firebase.google.com/project/${project}/authentication`;
  const action = `${site}/auth/callback`;
  const rows: [boolean, string, string][] = [
    [
      enabled === true && passwordRequired === true,
      'Nobody can sign in by e-mail and password.',
      `${page}/providers`,
    ],
    [
      config.authorizedDomains?.includes(host) === true,
      `Nobody can sign in at ${host}: it is no authorised domain.`,
      `${page}/settings: authorised domains`,
    ],
    [
      config.notification?.sendEmail?.callbackUri === action,
      'Links in emails about accounts do not open the site’s own page.',
      `${page}/emails: make ${action} the action URL of the templates.`,
    ],
    [
      config.emailPrivacyConfig?.enableImprovedEmailPrivacy === true,
      'Strangers can find out who has an account.',
      `${page}/settings: switch “e-mail enumeration protection” on.`,
    ],
  ];
  return rows.filter(([isSo]) => !isSo).map(([, what, how]) => ({ what, how }));
};

const treeIsClean: Check = ({ isClean, again }) =>
  again || isClean
    ? []
    : [{ what: 'There are changes that are not committed.', how: 'git status; git commit' }];

const stagingRunsThisCommit: Check = async ({ target, commit, again, runs }) => {
  const { staging, isStaging, project } = target;
  if (again || staging === null || isStaging) return [];
  const running = await runs(staging);
  if (running === commit) return [];
  const other = running === null ? 'does not say which commit it runs' : `runs ${running}`;
  return [
    {
      what: `Staging (${staging}) ${other}; this is ${commit}.`,
      how: `npm run deploy -- --stage, try it there, then again for ${project}.`,
    },
  ];
};

const CHECKS: readonly Check[] = [
  treeIsClean,
  stagingRunsThisCommit,
  apisAreOn,
  databaseIsThere,
  accountHasItsRoles,
  schedulerIsThere,
  settingsAreSet,
  secretsAreSet,
  signInIsOpen,
  contentIsReal,
];

/**
 * All that is missing. What several checks find, such as a lost sign-in, is named once. A check that fails counts as
 * missing.
 */
export async function missingIn(checked: Checked): Promise<Missing[]> {
  const found = CHECKS.map(async (check) => {
    try {
      return await check(checked);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      // Without the command, so that checks that fail alike give one text.
      const said = text.replace(/^ERROR: \(gcloud[^)]*\) /, '');
      const who = error instanceof ToolFailed ? error.tool : check.name;
      return [{ what: `${who}: ${said}`, how: 'This could not be checked: mend what it says.' }];
    }
  });
  const all = (await Promise.all(found)).flat();
  return [...new Map(all.map((each) => [each.what, each])).values()];
}
