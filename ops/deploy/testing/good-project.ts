/** A project that lacks nothing, as its tools and services answer, for tests that take one thing away. */
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { openGoogleApis } from './google-apis/open';
import { GoogleProject } from './google-apis/project';
import { freshFolder } from '../../../local/test-run/fresh-folder';
import { CONFIRMATIONS } from '../confirmations';
import { NEEDED_APIS } from '../preflight/cloud';
import { looks, type Looks } from '../preflight/looks';
import { lookAt, type Finding } from '../preflight/finding';
import { LOCAL_SECRETS } from '../../../local/machine/functions-environment';
import { targetOf, type Target } from '../target';
import { toolsOn } from '../tools';
import { fakeTools, type FakeTools } from './fake-tools';
import { accountsAnswerWell } from './good-accounts';

export const PROJECT = 'tulia-kenya';
export const COMMIT = '0123456789abcdef0123456789abcdef01234567';
/** A point of P-256 in form only. */
export const VAPID = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');

/** `functions/.env.<project>` */
export const SETTINGS = {
  SITE_URL: 'https://tulia.or.ke',
  MAIL_FROM: 'Tulia <hello@tulia.or.ke>',
  SMTP_HOST: 'smtp.tulia.or.ke',
  SMTP_PORT: '465',
  APP_CHECK: 'on',
};

/** Identity Toolkit's configuration of a project that is set up. */
export const signInSetUp = () => ({
  signIn: { email: { enabled: true, passwordRequired: true } },
  notification: { sendEmail: { callbackUri: `${SETTINGS.SITE_URL}/auth/callback` } },
  authorizedDomains: ['localhost', 'tulia.or.ke'],
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
});

/** Settings of a practice in which no placeholder is left. */
export const ownSettings = () => ({
  phone: '+254 711 111 111',
  messagingNumber: '254711111111',
  email: 'hello@tulia.or.ke',
  payment: { mobileMoneyTill: '123456', bankName: 'A Bank', bankAccountNumber: '1234567890' },
  crisisNumbers: defaultPracticeSettings.crisisNumbers.map((each) => ({ ...each, verifiedAt: 1 })),
});

export interface GoodProject {
  tools: FakeTools;
  /** what Identity Toolkit answers; change it before the deployment */
  signIn: Record<string, unknown>;
  /** the public content of the database */
  content: Record<string, unknown>;
  parameters: Record<string, string>;
  env: NodeJS.ProcessEnv;
  /** What the looks find, `missing` and `note`. */
  look: (changes?: Partial<Looks>, target?: Partial<Target>) => Promise<Finding[]>;
}

export async function goodProject(): Promise<GoodProject> {
  const tools = fakeTools();
  answerWell(tools, PROJECT);
  const good: Omit<GoodProject, 'look' | 'env'> = {
    tools,
    signIn: signInSetUp(),
    content: { settings: ownSettings(), services: [{}], articles: [{}] },
    parameters: { ...SETTINGS },
  };
  const google = new GoogleProject(PROJECT, NEEDED_APIS);
  google.signIn = good.signIn;
  const apis = await openGoogleApis(google);
  onTestFinished(() => void apis.close());
  const contentFile = path.join(freshFolder(), 'content.json');
  const env = {
    ...tools.env,
    IDENTITY_TOOLKIT_URL: apis.env['IDENTITY_TOOLKIT_URL'],
    VITE_APP_CHECK_KEY: 'key',
    VITE_FIREBASE_VAPID_KEY: VAPID,
  };
  return {
    ...good,
    env,
    look: (changes = {}, target = {}) => {
      const chosen = Object.assign(targetOf(PROJECT, good.parameters, {}), target);
      const all = looks({
        tree: { commit: COMMIT, isClean: true },
        stagingRuns: () => Promise.resolve(null),
        confirmed: Object.fromEntries(CONFIRMATIONS.map((name) => [name, '2026-11-22'])),
        readContent: () => {
          writeFileSync(contentFile, JSON.stringify(good.content));
          return Promise.resolve(contentFile);
        },
        ...changes,
      });
      const tools = toolsOn(env, () => undefined);
      return lookAt(all, { tools, target: chosen, env }, () => undefined);
    },
  };
}

/** @param project its id */
export function answerWell(tools: FakeTools, project: string): void {
  const says = (question: string, value: unknown) =>
    tools.answer('gcloud', question, { says: value });
  accountsAnswerWell(tools, project);
  const billingAccountName = 'billingAccounts/0A-0B';
  says('billing projects describe *', { billingEnabled: true, billingAccountName });
  says('billing budgets list --billing-account=0A-0B *', [{}]);
  const apis = NEEDED_APIS.map((name) => ({ config: { name } }));
  says('services list --enabled *', apis);
  says('firestore databases describe *', {
    type: 'FIRESTORE_NATIVE',
    locationId: 'africa-south1',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  });
  const places = ['africa-south1', 'europe-west1'].map((locationId) => ({ locationId }));
  says('run regions list *', places);
  says('scheduler locations list *', places);
  tools.answer('gcloud', 'auth *print-access-token', { prints: 'token\n' });
  says('firestore indexes composite list *', [{ state: 'READY' }]);
  says('run services add-iam-policy-binding *', {});
  says('scheduler jobs *', []);
  const secrets = Object.keys(LOCAL_SECRETS).map((name) => `projects/1/secrets/${name}`);
  says(
    'secrets list *',
    secrets.map((name) => ({ name })),
  );
}
