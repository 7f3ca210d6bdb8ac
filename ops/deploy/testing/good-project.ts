/** A project that lacks nothing, as its tools and services answer, for tests that take one thing away. */
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { LOCAL_SECRETS } from '../../../local/machine/functions-environment';
import { FUNCTIONS_ROLES, NEEDED_APIS } from '../checks';
import { functionsAccount } from '../schedules';
import type { FakeTools } from './fake-tools';

/** `functions/.env.<project>` */
export const SETTINGS = {
  SITE_URL: 'https://tulia.or.ke',
  MAIL_FROM: 'Tulia <hello@tulia.or.ke>',
  SMTP_HOST: 'smtp.tulia.or.ke',
  SMTP_PORT: '465',
  APP_CHECK: 'on',
  VITE_APP_CHECK_KEY: 'key',
  // A point of P-256 in form only.
  VITE_FIREBASE_VAPID_KEY: Buffer.alloc(65, 4).toString('base64url'),
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

/** What `gcloud projects get-iam-policy` answers. @param without roles that the account lacks */
export const policyOf = (project: string, without: readonly string[] = []) => ({
  bindings: FUNCTIONS_ROLES.filter((role) => !without.includes(role)).map((role) => ({
    role,
    members: [`serviceAccount:${functionsAccount(project)}`],
  })),
});

/** @param project its id */
export function answerWell(tools: FakeTools, project: string): void {
  const says = (question: string, value: unknown) =>
    tools.answer('gcloud', question, { says: value });
  says('projects get-iam-policy *', policyOf(project));
  says(
    'services list --enabled *',
    NEEDED_APIS.map((name) => ({ config: { name } })),
  );
  says('firestore databases list *', [{ name: `projects/${project}/databases/(default)` }]);
  says('scheduler locations list *', [{ locationId: 'africa-south1' }]);
  says('firestore indexes composite list *', [{ state: 'READY' }]);
  says('run services add-iam-policy-binding *', {});
  says('scheduler jobs *', []);
  says(
    'secrets list *',
    Object.keys(LOCAL_SECRETS).map((name) => ({ name: `projects/1/secrets/${name}` })),
  );
  tools.answer('gcloud', 'auth print-access-token', { prints: 'token\n' });
}
