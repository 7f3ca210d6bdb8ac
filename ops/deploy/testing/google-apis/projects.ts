/** The project itself: apps, APIs, rights, billing, secrets, sign-in. */
import { Refused, type GoogleProject } from './project';
import { must, notFound, route, type Route } from './route';
const KNOWN_PROJECT = /^\/v\d[^/]*\/projects\/([^/:]+)$/;

export const PROJECTS: readonly Route[] = [
  route('token', 'POST', /token$/, () => ({
    access_token: 'token',
    expires_in: 3600,
    scope:
      'email openid https://www.googleapis.com/auth/cloud-platform https://www.googleapis.com/auth/firebase',
  })),
  route('projects', 'GET', KNOWN_PROJECT, ({ id, number }, { parts: [asked] }) => {
    if (asked !== id)
      throw new Refused(403, 'PERMISSION_DENIED', 'The caller does not have permission');
    const resources = { hostingSite: id };
    return { projectId: id, projectNumber: number, displayName: id, state: 'ACTIVE', resources };
  }),
  route('projects', 'GET', /\/adminSdkConfig$/, ({ id }) => ({
    projectId: id,
    storageBucket: `${id}.firebasestorage.app`,
  })),
  route('projects', 'GET', /\/projects\/[^/]+(?::searchApps|\/webApps)$/, ({ id }) => {
    const app = {
      name: `projects/${id}/webApps/1:2:web:3`,
      appId: '1:2:web:3',
      displayName: 'Tulia',
    };
    return { apps: [{ ...app, platform: 'WEB' }] };
  }),
  route('projects', 'GET', /\/webApps\/[^/]+\/config$/, ({ id }) => ({
    projectId: id,
    appId: '1:2:web:3',
    apiKey: 'AIza-rehearsal',
    authDomain: `${id}.firebaseapp.com`,
    messagingSenderId: '2',
  })),
  route('resources', 'GET', KNOWN_PROJECT, ({ id, number }) => ({
    projectId: id,
    projectNumber: number,
    lifecycleState: 'ACTIVE',
    name: id,
  })),
  route('resources', 'POST', /:testIamPermissions$/, (_project, { body }) => ({
    permissions: body['permissions'],
  })),
  route('resources', 'POST', /:getIamPolicy$/, ({ roles }) => ({
    bindings: roles,
    etag: 'e',
  })),
  route('resources', 'POST', /:setIamPolicy$/, (project, { body }) => {
    const policy = body['policy'] as { bindings: GoogleProject['roles'] } | undefined;
    must(Array.isArray(policy?.bindings), 'policy.bindings');
    project.roles = policy.bindings;
    return policy;
  }),
  route('services', 'GET', /\/services\/([^/]+)$/, () => ({ state: 'ENABLED' })),
  route(
    'services',
    'POST',
    /\/services\/([^/]+):generateServiceIdentity$/,
    (_project, { parts: [name = ''] }) => ({
      done: true,
      response: { email: `service@${name}`, uniqueId: '1' },
    }),
  ),
  route('identity', 'GET', /\/admin\/v2\/projects\/[^/]+\/config$/, ({ signIn }) => signIn),
  // The CLI asks for the newest version of the SDK, to recommend it.
  route('npm', 'GET', /^\//, () => {
    throw notFound('The package');
  }),
  route('config', 'GET', /\/configs$/, () => ({})),
  route('extensions', 'GET', /\/instances$/, () => ({})),
  route('billing', 'GET', /\/billingInfo$/, () => ({
    billingEnabled: true,
    billingAccountName: 'billingAccounts/0A-0B',
  })),
  route('compute', 'GET', /\/compute\/v1\/projects\//, ({ number }) => ({
    defaultServiceAccount: `${number}-compute@developer.gserviceaccount.com`,
  })),
  route('secrets', 'GET', /\/secrets\/([^/:]+)$/, ({ secrets, number }, { parts: [name = ''] }) => {
    if (!secrets.has(name)) throw notFound(`Secret [projects/${number}/secrets/${name}]`);
    return { name: `projects/${number}/secrets/${name}`, replication: { automatic: {} } };
  }),
  route(
    'secrets',
    'GET',
    /\/secrets\/([^/]+)\/versions\/[^/]+$/,
    ({ secrets, number }, { parts: [name = ''] }) => {
      if (!secrets.has(name)) throw notFound(`Secret [projects/${number}/secrets/${name}]`);
      return { name: `projects/${number}/secrets/${name}/versions/1`, state: 'ENABLED' };
    },
  ),
  route('secrets', 'GET', /\/secrets\/[^/]+:getIamPolicy$/, () => ({
    bindings: [],
    etag: 'e',
  })),
  route(
    'secrets',
    'POST',
    /\/secrets\/[^/]+:setIamPolicy$/,
    (_project, { body }) => body['policy'],
  ),
];
