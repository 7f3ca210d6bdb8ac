/** The project itself: apps, APIs, rights, billing, secrets, sign-in. */
import { Refused, type GoogleProject } from './project';
import { must, notFound, route, type Route } from './route';
const KNOWN_PROJECT = /^\/v\d[^/]*\/projects\/([^/:]+)$/;

export const PROJECTS: readonly Route[] = [
  route('token.refresh', 'POST', /token$/, () => ({
    access_token: 'token',
    expires_in: 3600,
    scope:
      'email openid https://www.googleapis.com/auth/cloud-platform https://www.googleapis.com/auth/firebase',
  })),
  route('projects.firebase', 'GET', KNOWN_PROJECT, ({ id, number }, { parts: [asked] }) => {
    if (asked !== id)
      throw new Refused(403, 'PERMISSION_DENIED', 'The caller does not have permission');
    const resources = { hostingSite: id };
    return { projectId: id, projectNumber: number, displayName: id, state: 'ACTIVE', resources };
  }),
  route('projects.adminConfig', 'GET', /\/adminSdkConfig$/, ({ id }) => ({
    projectId: id,
    storageBucket: `${id}.firebasestorage.app`,
  })),
  route('projects.apps', 'GET', /\/projects\/[^/]+(?::searchApps|\/webApps)$/, ({ id }) => {
    const app = {
      name: `projects/${id}/webApps/1:2:web:3`,
      appId: '1:2:web:3',
      displayName: 'Tulia',
    };
    return { apps: [{ ...app, platform: 'WEB' }] };
  }),
  route('projects.appConfig', 'GET', /\/webApps\/[^/]+\/config$/, ({ id }) => ({
    projectId: id,
    appId: '1:2:web:3',
    apiKey: 'AIza-rehearsal',
    authDomain: `${id}.firebaseapp.com`,
    messagingSenderId: '2',
  })),
  route('resources.project', 'GET', KNOWN_PROJECT, ({ id, number, lifecycleState }) => ({
    projectId: id,
    projectNumber: number,
    lifecycleState,
    name: id,
  })),
  route('resources.permissions', 'POST', /:testIamPermissions$/, (_project, { body }) => ({
    permissions: body['permissions'],
  })),
  route('resources.policy', 'POST', /:getIamPolicy$/, ({ roles }) => ({
    bindings: roles,
    etag: 'e',
  })),
  route('resources.setPolicy', 'POST', /:setIamPolicy$/, (project, { body }) => {
    const policy = body['policy'] as { bindings: GoogleProject['roles'] } | undefined;
    must(Array.isArray(policy?.bindings), 'policy.bindings');
    project.roles = policy.bindings;
    return policy;
  }),
  route('services.state', 'GET', /\/services\/([^/]+)$/, ({ apis }, { parts: [name = ''] }) => ({
    // The CLI asks for the host of an address that points here; which API it means cannot be seen.
    state: apis.has(name) || name === '127.0.0.1' ? 'ENABLED' : 'DISABLED',
  })),
  route(
    'services.enable',
    'POST',
    /\/services\/([^/]+):enable$/,
    (project, { parts: [name = ''] }) => {
      if (project.billingAccount === '')
        throw new Refused(
          403,
          'PERMISSION_DENIED',
          `Billing account for project '${project.number}' is not found. Billing must be enabled for activation of service(s).`,
        );
      project.apis.add(name);
      return { done: true };
    },
  ),
  route(
    'services.identity',
    'POST',
    /\/services\/([^/]+):generateServiceIdentity$/,
    (_project, { parts: [name = ''] }) => ({
      done: true,
      response: { email: `service@${name}`, uniqueId: '1' },
    }),
  ),
  route('identity.config', 'GET', /\/admin\/v2\/projects\/[^/]+\/config$/, ({ signIn }) => signIn),
  // The CLI asks for the newest version of the SDK, to recommend it.
  route('npm.package', 'GET', /^\//, () => {
    throw notFound('The package');
  }),
  route('npm.audit', 'POST', /\/advisories\/bulk$/, () => ({})),
  route('config.list', 'GET', /\/configs$/, () => ({})),
  route('extensions.list', 'GET', /\/instances$/, () => ({})),
  route('billing.info', 'GET', /\/billingInfo$/, ({ billingAccount }) => ({
    billingEnabled: billingAccount !== '',
    billingAccountName: billingAccount,
  })),
  route('compute.project', 'GET', /\/compute\/v1\/projects\//, ({ number }) => ({
    defaultServiceAccount: `${number}-compute@developer.gserviceaccount.com`,
  })),
  route(
    'secrets.get',
    'GET',
    /\/secrets\/([^/:]+)$/,
    ({ secrets, number }, { parts: [name = ''] }) => {
      if (!secrets.has(name)) throw notFound(`Secret [projects/${number}/secrets/${name}]`);
      return { name: `projects/${number}/secrets/${name}`, replication: { automatic: {} } };
    },
  ),
  route(
    'secrets.version',
    'GET',
    /\/secrets\/([^/]+)\/versions\/[^/]+$/,
    ({ secrets, number }, { parts: [name = ''] }) => {
      if (!secrets.has(name)) throw notFound(`Secret [projects/${number}/secrets/${name}]`);
      return { name: `projects/${number}/secrets/${name}/versions/1`, state: 'ENABLED' };
    },
  ),
  route('secrets.policy', 'GET', /\/secrets\/[^/]+:getIamPolicy$/, () => ({
    bindings: [],
    etag: 'e',
  })),
  route(
    'secrets.setPolicy',
    'POST',
    /\/secrets\/[^/]+:setIamPolicy$/,
    (_project, { body }) => body['policy'],
  ),
];
