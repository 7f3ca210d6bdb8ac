/**
 * Who the functions are (decision 077): the account they run as and its roles, the account that builds them, and
 * whether the organisation lets a browser call them at all.
 */
import { ToolFailed, type Tools } from '../tools';
import { missing, note, type Finding, type Look } from './finding';

/** The account that all functions run as, and as which Cloud Scheduler calls the jobs. */
export const functionsAccount = (project: string) =>
  `tulia-functions@${project}.iam.gserviceaccount.com`;

/** All that the functions may do. Each secret lets them in by itself: the Firebase CLI sees to that. */
export const FUNCTIONS_ROLES = [
  'roles/datastore.user',
  'roles/eventarc.eventReceiver',
  'roles/firebaseauth.admin',
  'roles/firebasecloudmessaging.admin',
  'roles/run.invoker',
] as const;

/** Any of these lets an account build functions; the second is what Google gives it where no organisation forbids. */
const BUILDING = ['roles/cloudbuild.builds.builder', 'roles/editor', 'roles/owner'];

export const accounts: Look = {
  name: 'service accounts',
  look: async ({ tools, target: { project } }) => {
    const { projectNumber } = (await tools.ask('gcloud', ['projects', 'describe', project])) as {
      projectNumber?: string;
    };
    const { bindings = [] } = (await tools.ask('gcloud', [
      'projects',
      'get-iam-policy',
      project,
    ])) as { bindings?: { role: string; members: string[]; condition?: unknown }[] };
    const holds = (account: string, role: string) =>
      bindings.some(
        (each) =>
          each.role === role &&
          each.condition === undefined &&
          each.members.includes(`serviceAccount:${account}`),
      );
    const grant = (account: string, role: string) =>
      `gcloud projects add-iam-policy-binding ${project} --member=serviceAccount:${account} --role=${role} --condition=None`;
    const own = functionsAccount(project);
    const lacks = FUNCTIONS_ROLES.filter((role) => !holds(own, role));
    const builder = `${projectNumber ?? '<number>'}-compute@developer.gserviceaccount.com`;
    return [
      ...(await accountFindings(tools, project)),
      ...(lacks.length === 0
        ? []
        : [
            missing(
              `The account of the functions lacks ${lacks.join(', ')}.`,
              `for role in ${lacks.join(' ')}; do ${grant(own, '$role')}; done`,
            ),
          ]),
      ...(BUILDING.some((role) => holds(builder, role))
        ? []
        : [
            missing(
              'The account that builds the functions may not build.',
              `Once the APIs are on: ${grant(builder, 'roles/cloudbuild.builds.builder')}`,
            ),
          ]),
    ];
  },
};

async function accountFindings(tools: Tools, project: string): Promise<Finding[]> {
  const own = functionsAccount(project);
  const which = ['iam', 'service-accounts', 'describe', own, '--project', project];
  try {
    const { disabled } = (await tools.ask('gcloud', which)) as { disabled?: boolean };
    if (disabled !== true) return [];
    return [
      missing(
        'The account of the functions is disabled.',
        `gcloud iam service-accounts enable ${own} --project ${project}`,
      ),
    ];
  } catch (error) {
    if (!(error instanceof ToolFailed) || error.trouble !== 'not-found') throw error;
    return [
      missing(
        'The functions have no account of their own.',
        `gcloud iam service-accounts create tulia-functions --display-name="Functions of Tulia" --project ${project}`,
      ),
    ];
  }
}

/** What an organisation may forbid, in its older and its newer form; a new one comes with it. */
const ONLY_ITS_OWN = ['iam.allowedPolicyMemberDomains', 'iam.managed.allowedPolicyMembers'];

/** A policy of an organisation (cloud.google.com/resource-manager/docs/reference/orgpolicy/rest/v2/PolicySpec). */
interface Policy {
  spec?: {
    rules?: {
      allowAll?: boolean;
      denyAll?: boolean;
      values?: unknown;
      enforce?: boolean;
      parameters?: unknown;
    }[];
  };
}

export const publicCalls: Look = {
  name: 'calls by everybody',
  look: async ({ tools, target: { project } }) => {
    const { parent } = (await tools.ask('gcloud', ['projects', 'describe', project])) as {
      parent?: unknown;
    };
    // A project without an organisation lies in nothing.
    if (parent === undefined) return [];
    const findings: Finding[] = [];
    for (const constraint of ONLY_ITS_OWN)
      findings.push(...(await policyFindings(tools, project, constraint)));
    return findings;
  },
};

async function policyFindings(
  tools: Tools,
  project: string,
  constraint: string,
): Promise<Finding[]> {
  const where = ['org-policies', 'describe', constraint, '--effective', '--project', project];
  try {
    const policy = (await tools.ask('gcloud', where)) as Policy;
    if (!keepsStrangersOut(policy)) return [];
    return [
      missing(
        `The organisation lets only its own members call anything (${constraint}): the deployment could not open the functions to browsers.`,
        `An administrator of the organisation with the role Organization Policy Administrator: gcloud org-policies reset ${constraint} --project ${project}; a quarter of an hour later it holds.`,
      ),
    ];
  } catch (error) {
    if (!(error instanceof ToolFailed)) throw error;
    if (error.trouble === 'not-found') return [];
    if (error.trouble !== 'forbidden' && error.trouble !== 'api-off') throw error;
    return [
      note(
        `Whether the organisation lets everybody call functions (${constraint}) could not be seen.`,
        error.trouble === 'api-off'
          ? `gcloud services enable orgpolicy.googleapis.com --project ${project}`
          : `Ask an administrator of the organisation: gcloud ${where.join(' ')}`,
      ),
    ];
  }
}

/** The older form lists whom it lets in, the newer one is enforced or not. `allUsers` may be among those it lets in. */
function keepsStrangersOut({ spec }: Policy): boolean {
  const rules = spec?.rules ?? [];
  if (rules.some(({ allowAll }) => allowAll === true)) return false;
  return rules.some(
    ({ denyAll, values, enforce, parameters }) =>
      (denyAll === true || values !== undefined || enforce === true) &&
      !JSON.stringify(parameters ?? {}).includes('"allUsers"'),
  );
}
