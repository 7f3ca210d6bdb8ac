/**
 * Accounts: how people may sign in, which sites may, and what no interface answers and a person must have looked at.
 */
import type { Confirmation, Confirmed } from '../confirmations';
import { missing, note, type Finding, type Look } from './finding';

/** As much of Identity Toolkit's project configuration as is looked at (`GET admin/v2/projects/{id}/config`). */
interface SignInConfig {
  signIn?: { email?: { enabled?: boolean; passwordRequired?: boolean } };
  notification?: { sendEmail?: { callbackUri?: string } };
  authorizedDomains?: string[];
  emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean };
}

export const signIn: Look = {
  name: 'sign-in',
  look: async ({ tools, target: { project, parameters }, env }) => {
    const token = await tools.read('gcloud', ['auth', 'print-access-token']);
    const origin = env['IDENTITY_TOOLKIT_URL'] ?? 'https://identitytoolkit.googleapis.com';
    const answer = await fetch(`${origin}/admin/v2/projects/${project}/config`, {
      headers: { authorization: `Bearer ${token}`, 'x-goog-user-project': project },
    });
    const console = `https://console.firebase.google.com/project/${project}/authentication`;
    if (answer.status === 404) {
      return [missing('Authentication is not set up.', `${console}: “Get started”`)];
    }
    if (!answer.ok) throw new Error(`Identity Toolkit answered ${answer.status}`);
    return signInFindings(
      (await answer.json()) as SignInConfig,
      parameters['SITE_URL'] ?? '',
      console,
    );
  },
};

/** @param site origin of the site @param console where Authentication is set up */
export function signInFindings(config: SignInConfig, site: string, console: string): Finding[] {
  const { enabled = false, passwordRequired = false } = config.signIn?.email ?? {};
  const host = URL.canParse(site) ? new URL(site).host : site;
  const action = `${site}/auth/callback`;
  return [
    ...(enabled && passwordRequired
      ? []
      : [missing('Nobody can sign in by e-mail and password.', `${console}/providers`)]),
    ...(config.authorizedDomains?.includes(host) === true
      ? []
      : [missing(`${host} is no authorised domain.`, `${console}/settings: authorised domains`)]),
    ...(config.notification?.sendEmail?.callbackUri === action
      ? []
      : [
          missing(
            'Links in mails of accounts do not open the site’s own page.',
            `${console}/emails: make ${action} the action URL of the templates.`,
          ),
        ]),
    ...(config.emailPrivacyConfig?.enableImprovedEmailPrivacy === true
      ? []
      : [
          missing(
            'Strangers can find out who has an account.',
            `${console}/settings: switch “e-mail enumeration protection” on.`,
          ),
        ]),
  ];
}

/** @param confirmed what a person has looked at */
export function lookedAt(confirmed: Confirmed): Look {
  return {
    name: 'looked at by a person',
    look: ({ target: { project, isStaging, parameters } }) => {
      const site = parameters['SITE_URL'] ?? '';
      const open = toLookAt(site).filter(({ name }) => confirmed[name] === undefined);
      const say = isStaging ? note : missing;
      return Promise.resolve(
        open.map(({ name, what, where }) =>
          say(what, `${where}; then: npm run deploy -- --project ${project} --confirm ${name}`),
        ),
      );
    },
  };
}

/** What no interface answers. @param site origin of the site */
const toLookAt = (site: string): { name: Confirmation; what: string; where: string }[] => [
  {
    name: 'google-redirect',
    what: `Does the OAuth client of Google sign-in list ${site}/__/auth/handler as an authorised redirect URI, and is the domain connected to Hosting? Google refuses every sign-in otherwise: redirect_uri_mismatch.`,
    where: 'https://console.cloud.google.com/auth/clients',
  },
  {
    name: 'oauth-in-production',
    what: 'Is the OAuth app of the Google connection “In production”, or Google not connected? A token issued while it is in Testing dies after 7 days, also when the app is published later: connect again then.',
    where: 'https://console.cloud.google.com/auth/audience',
  },
  {
    name: 'lawyer-asked',
    what: 'Has a lawyer looked at what Kenyan law asks for health data: registration, impact assessment, transfers, retention, and regulation 26 of the Data Protection (General) Regulations, 2021 (health care processed in Kenya, or a serving copy there)?',
    where: 'README, “Deploy”, and the questions in docs/processing-register.md, “Where it goes”',
  },
];
