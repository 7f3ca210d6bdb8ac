/**
 * What the Firebase CLI and gcloud say when something is the matter, and in one sentence what to do about it. The
 * first row that fits counts, so the particular ones stand first.
 */

export type Tool = 'firebase' | 'gcloud';

export type Trouble =
  | 'not-installed'
  | 'not-signed-in'
  | 'forbidden'
  | 'not-found'
  | 'api-off'
  | 'quota'
  | 'network'
  | 'other';

interface Row {
  said: RegExp;
  trouble: Trouble;
  /** one sentence; the groups are those of `said` */
  todo: (project: string, groups: readonly (string | undefined)[]) => string;
}

const consoleOf = (project: string) => `https://console.firebase.google.com/project/${project}`;

const ROWS: readonly Row[] = [
  {
    said: /no value for the following environment variables: ([A-Z_, ]+)/,
    trouble: 'not-found',
    todo: (project, [names]) =>
      `Write ${names} into functions/.env.${project}, commit it, and run it again.`,
  },
  {
    said: /(?:no value for the secret|latest version of(?: the)? secret(?: defined by param)?) '?([A-Z_]+)/,
    trouble: 'not-found',
    todo: (project, [name]) =>
      `npx firebase functions:secrets:set ${name} --project ${project}, then run it again.`,
  },
  {
    said: /do not belong to a permitted customer|Unable to set the invoker/,
    trouble: 'forbidden',
    todo: (project) =>
      `Google does not let the functions be public: deploy as an owner, and where the project belongs to an organisation, let its administrator make ${project} an exception of iam.allowedPolicyMemberDomains; then run it again.`,
  },
  {
    said: /Blaze|Billing account for project .* is not found|billing (?:is|must be) /i,
    trouble: 'forbidden',
    todo: (project) => `Choose the Blaze plan: ${consoleOf(project)}/usage/details`,
  },
  {
    said: /missing permission on the build service account|build service account/,
    trouble: 'forbidden',
    todo: (project) =>
      `The account that builds lacks a role: gcloud projects add-iam-policy-binding ${project} --member=serviceAccount:$(gcloud projects describe ${project} --format='value(projectNumber)')-compute@developer.gserviceaccount.com --role=roles/cloudbuild.builds.builder`,
  },
  {
    said: /Eventarc Service Agent/,
    trouble: 'forbidden',
    todo: () =>
      'Google is still giving its Eventarc agent a role: wait ten minutes and run it again.',
  },
  {
    said: /[Ss]ervice account \S+ does not exist/,
    trouble: 'not-found',
    todo: (project) =>
      `gcloud iam service-accounts create tulia-functions --project ${project}, with the roles that the look names.`,
  },
  {
    said: /Quota exceeded for total allowable CPU|maxScale may not exceed/,
    trouble: 'quota',
    todo: (project) =>
      `Ask for more “Total CPU allocation” of Cloud Run in africa-south1: https://console.cloud.google.com/iam-admin/quotas?project=${project}`,
  },
  {
    said: /could not set up cleanup policy/,
    trouble: 'forbidden',
    todo: (project) =>
      `npx firebase functions:artifacts:setpolicy --location africa-south1 --days 1 --force --project ${project}, then run it again.`,
  },
  {
    said: /Changing from an? .* function to an? .* function is not allowed/,
    trouble: 'other',
    todo: (project) =>
      `npx firebase functions:delete the function that it names, with --force --project ${project}, then run it again.`,
  },
  {
    said: /not (?:currently )?(?:logged in|authenticated)|reauthenticat|do not currently have an active account|failed to authenticate|no longer valid|firebase login|UNAUTHENTICATED|\b401\b/i,
    trouble: 'not-signed-in',
    todo: () => 'Sign in: npx firebase login, and gcloud auth login.',
  },
  {
    said: /([a-z-]+\.googleapis\.com)[^\n]*(?:has not been used|is disabled|not enabled)|has not been used in project|SERVICE_DISABLED/i,
    trouble: 'api-off',
    todo: (project, [api]) =>
      api === undefined
        ? 'Switch the API on; the list of all that are needed stands under “APIs”.'
        : `gcloud services enable ${api} --project ${project}`,
  },
  {
    said: /is not found|\b404\b|NOT_FOUND|not found|does not exist/i,
    trouble: 'not-found',
    todo: (project) =>
      `Look whether ${project} is spelled right and has this: ${consoleOf(project)}`,
  },
  {
    said: /quota (?:exceeded|exhausted)|exceeded .{0,20}quota|RESOURCE_EXHAUSTED|rate limit|\b429\b/i,
    trouble: 'quota',
    todo: () => 'Wait a minute and run it again.',
  },
  {
    said: /ENOTFOUND|ECONNRE(?:SET|FUSED)|ETIMEDOUT|EAI_AGAIN|socket hang up|Failed to make request|unable to (?:reach|connect)|could not resolve|timed? ?out|network is unreachable/i,
    trouble: 'network',
    todo: () => 'Look at the connection and run it again.',
  },
  {
    said: /\b403\b|PERMISSION_DENIED|permission|forbidden|not authorized/i,
    trouble: 'forbidden',
    todo: (project) =>
      `Ask an owner of ${project} for the role Owner, or sign in with another account.`,
  },
];

/** @param text everything that a tool printed */
export function troubleIn(text: string): Trouble {
  return ROWS.find(({ said }) => said.test(text))?.trouble ?? 'other';
}

/** What to do, in one sentence. @param text everything that a tool printed */
export function todoAfter(text: string, project: string): string {
  for (const { said, todo } of ROWS) {
    const [found, ...groups] = said.exec(text) ?? [];
    if (found !== undefined) return todo(project, groups);
  }
  return 'Read what the tool says above; docs/operate.md, “Deploy”, knows more.';
}

export const TODO_INSTALL: Record<Tool, string> = {
  gcloud: 'Install the Google Cloud CLI: https://cloud.google.com/sdk/docs/install',
  firebase: 'Run `npm ci`: the Firebase CLI comes with the packages.',
};
