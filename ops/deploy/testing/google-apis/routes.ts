/**
 * What the Firebase CLI asks Google while it deploys, and the answers: resources that are kept, 404 for what is not
 * there, 400 for a request of another shape, operations that are asked for again.
 * https://cloud.google.com/functions/docs/reference/rest/v2, https://firebase.google.com/docs/reference
 */
import type { CloudFunction, GoogleProject, Index } from './project';

interface Asked {
  /** what the names in the route's path stand for */
  parts: Record<string, string | undefined>;
  query: URLSearchParams;
  body: Record<string, unknown>;
  /** the stand-in's own address */
  origin: string;
}

type Answer = (project: GoogleProject, asked: Asked) => unknown;

/** An answer that Google gives in place of the one that was hoped for. */
export class Refused extends Error {
  /** @param code HTTP status @param status Google's word for it */
  constructor(
    readonly code: number,
    readonly status: string,
    message: string,
  ) {
    super(message);
    this.name = 'Refused';
  }
}

const notFound = (what: string) => new Refused(404, 'NOT_FOUND', `${what} was not found.`);

function must(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Refused(400, 'INVALID_ARGUMENT', `Invalid request: ${what}`);
}

/** Begins an operation, of which the CLI asks until it has ended. */
function operation(project: GoogleProject, prefix: string, response: object = {}): object {
  const id = project.nextId();
  project.operations.set(id, response);
  return { name: `${prefix}/operations/${id}`, done: false };
}

/** A function as Google keeps it; Cloud Run names its service in small letters. */
function keep(project: GoogleProject, sent: CloudFunction): object {
  const { buildConfig, serviceConfig } = sent;
  must(typeof buildConfig.entryPoint === 'string', 'buildConfig.entryPoint');
  must(/^nodejs\d+$/.test(buildConfig.runtime ?? ''), 'buildConfig.runtime');
  must(buildConfig.source !== undefined, 'buildConfig.source');
  must(serviceConfig['serviceAccountEmail'] === project.account, 'serviceAccountEmail');
  const [where = '', name = ''] = sent.name.split('/functions/');
  const region = where.split('/').at(-1) ?? '';
  const uri = `https://${name.toLowerCase()}-${project.number}.${region}.run.app`;
  const service = `${where}/services/${name.toLowerCase()}`;
  const kept = {
    ...sent,
    environment: 'GEN_2',
    state: 'ACTIVE',
    url: uri,
    serviceConfig: { ...serviceConfig, uri, service },
  };
  project.functions.set(name, kept);
  return operation(project, where, kept);
}

const CLEANUP = {
  'firebase-functions-cleanup': {
    id: 'firebase-functions-cleanup',
    action: 'DELETE',
    condition: { tagState: 'ANY', olderThan: '86400s' },
  },
};

/** By method and path; the first part of a path is the service, as `open.ts` names it. The first that fits answers. */
export const ROUTES: Readonly<Record<string, Answer>> = {
  // The project: apps, APIs, rights, billing, secrets, sign-in.
  'POST /token/*': () => ({
    access_token: 'token',
    expires_in: 3600,
    scope: 'email openid https://www.googleapis.com/auth/cloud-platform',
  }),
  'GET /projects/*/projects/:id': ({ id, number }, { parts }) => {
    if (parts['id'] !== id) throw notFound('The project');
    const resources = { hostingSite: id };
    return { projectId: id, projectNumber: number, displayName: id, state: 'ACTIVE', resources };
  },
  'GET /projects/*/adminSdkConfig': ({ id }) => ({ projectId: id }),
  'GET /projects/*/projects/:id/webApps': ({ id }) => {
    const appId = '1:2:web:3';
    return { apps: [{ name: `projects/${id}/webApps/${appId}`, appId, platform: 'WEB' }] };
  },
  'GET /projects/*/webApps/:app/config': ({ id }) => ({
    projectId: id,
    appId: '1:2:web:3',
    apiKey: 'AIza-rehearsal',
    authDomain: `${id}.firebaseapp.com`,
    messagingSenderId: '2',
  }),
  'GET /resources/*/projects/:id': ({ id, number }) => ({
    projectId: id,
    projectNumber: number,
    lifecycleState: 'ACTIVE',
    name: id,
  }),
  'POST /resources/*\\:testIamPermissions': (_project, { body }) => ({
    permissions: body['permissions'],
  }),
  'POST /resources/*\\:getIamPolicy': () => ({ bindings: [], etag: 'e' }),
  'POST /resources/*\\:setIamPolicy': (_project, { body }) => body['policy'],
  'POST /services/*/services/:name\\:generateServiceIdentity': (_project, { parts }) => ({
    done: true,
    response: { email: `service@${parts['name'] ?? ''}`, uniqueId: '1' },
  }),
  'GET /services/*': () => ({ state: 'ENABLED' }),
  'GET /identity/admin/v2/projects/:id/config': ({ signIn }) => signIn,
  // The CLI asks for the newest version of the SDK, to recommend it.
  'GET /npm/*': () => {
    throw notFound('The package');
  },
  'GET /config/*/configs': () => ({}),
  'GET /extensions/*/instances': () => ({}),
  'GET /billing/*/billingInfo': () => ({ billingEnabled: true }),
  'GET /compute/*': ({ number }) => ({
    defaultServiceAccount: `${number}-compute@developer.gserviceaccount.com`,
  }),
  'GET /secrets/*\\:getIamPolicy': () => ({ bindings: [], etag: 'e' }),
  'POST /secrets/*\\:setIamPolicy': (_project, { body }) => body['policy'],
  'GET /secrets/*/secrets/:name/versions/:version': ({ number }, { parts }) => ({
    name: `projects/${number}/secrets/${parts['name'] ?? ''}/versions/1`,
    state: 'ENABLED',
  }),
  'GET /secrets/*/secrets/:name': ({ number }, { parts }) => ({
    name: `projects/${number}/secrets/${parts['name'] ?? ''}`,
    replication: { automatic: {} },
  }),

  // Functions, the services of Cloud Run that they become, and the images they are built into.
  'GET /functions/v1/*': () => ({}),
  'GET /functions/v2/*/operations/:id': ({ operations }, { parts }) => {
    const response = operations.get(parts['id'] ?? '');
    if (response === undefined) throw notFound('The operation');
    return { name: parts['id'], done: true, response };
  },
  'GET /functions/v2/*/functions': ({ functions }) => ({ functions: [...functions.values()] }),
  'POST /functions/v2/*/functions\\:generateUploadUrl': (project, { origin }) => {
    const object = project.nextId();
    return { uploadUrl: `${origin}/upload/${object}`, storageSource: { bucket: 'gcf', object } };
  },
  'PUT /upload/*': () => ({}),
  'POST /functions/v2/*/functions': (project, { query, body }) => {
    const name = query.get('functionId') ?? '';
    must(String(body['name']).endsWith(`/functions/${name}`), 'name');
    if (project.functions.has(name)) throw new Refused(409, 'ALREADY_EXISTS', name);
    return keep(project, body as unknown as CloudFunction);
  },
  'PATCH /functions/v2/*/functions/:name': (project, { parts, query, body }) => {
    const before = project.functions.get(parts['name'] ?? '');
    if (before === undefined) throw notFound('The function');
    must((query.get('updateMask') ?? '') !== '', 'updateMask');
    return keep(project, { ...before, ...body });
  },
  'DELETE /functions/v2/*/functions/:name': (project, { parts }) => {
    if (!project.functions.delete(parts['name'] ?? '')) throw notFound('The function');
    return operation(project, parts['0'] ?? '');
  },
  // Google's frontend stands before each function; an empty request that it lets through is one that ours refuse.
  'POST /call/:name': ({ invokers }, { parts }) => {
    if (invokers.get((parts['name'] ?? '').toLowerCase())?.includes('allUsers') === true)
      throw new Refused(400, 'INVALID_ARGUMENT', 'Bad Request');
    throw new Refused(403, 'PERMISSION_DENIED', 'Your client does not have permission');
  },
  'GET /run/*/services/:name\\:getIamPolicy': ({ invokers }, { parts }) => {
    const members = invokers.get(parts['name'] ?? '');
    return { bindings: members === undefined ? [] : [{ role: 'roles/run.invoker', members }] };
  },
  'POST /run/*/services/:name\\:setIamPolicy': (project, { parts, body }) => {
    const { bindings } = body['policy'] as { bindings: { members: string[] }[] };
    const members = bindings.flatMap((each) => each.members);
    if (members.includes('allUsers') && project.isClosedToStrangers)
      throw new Refused(
        400,
        'FAILED_PRECONDITION',
        'One or more users named in the policy do not belong to a permitted customer.',
      );
    project.invokers.set(parts['name'] ?? '', members);
    return body['policy'];
  },
  'GET /artifacts/*': ({ functions, hasCleanupPolicy }) => {
    if (functions.size === 0) throw notFound('The repository');
    return { format: 'DOCKER', cleanupPolicies: hasCleanupPolicy ? CLEANUP : {} };
  },
  'PATCH /artifacts/*': (project, { query, body }) => {
    must((query.get('updateMask') ?? '').includes('cleanupPolicies'), 'updateMask');
    project.hasCleanupPolicy = true;
    return body;
  },

  // Firestore's indexes and fields, and its rules.
  'GET /firestore/*/collectionGroups/-/indexes': ({ indexes }) => ({ indexes }),
  'POST /firestore/v1/*/collectionGroups/:group/indexes': (project, { parts, body }) => {
    const { fields, queryScope } = body as Partial<Index>;
    must(fields !== undefined && fields.length > 1, 'fields');
    must(queryScope === 'COLLECTION' || queryScope === 'COLLECTION_GROUP', 'queryScope');
    const { '0': database = '', group = '' } = parts;
    const name = `${database}/collectionGroups/${group}/indexes/${project.nextId()}`;
    const last = { fieldPath: '__name__', order: fields.at(-1)?.order ?? 'ASCENDING' };
    project.indexes.push({ name, queryScope, fields: [...fields, last], state: 'CREATING' });
    return operation(project, database);
  },
  'GET /firestore/*/collectionGroups/-/fields': ({ fields }) => ({ fields: [...fields.values()] }),
  'PATCH /firestore/v1/*': (project, { parts: { '0': name = '' }, body }) => {
    must(typeof body['indexConfig'] === 'object', 'indexConfig');
    const ttl = body['ttlConfig'] === undefined ? {} : { ttlConfig: { state: 'ACTIVE' } };
    project.fields.set(name, { name, indexConfig: body['indexConfig'], ...ttl });
    return operation(project, name);
  },
  'GET /firestore/v1/*/databases/:name': () => ({ type: 'FIRESTORE_NATIVE' }),
  'POST /rules/*\\:test': () => ({}),
  'GET /rules/*/releases': () => ({ releases: [] }),
  'POST /rules/v1/*/rulesets': (project, { parts }) => ({
    name: `${parts['0'] ?? ''}/rulesets/${project.nextId()}`,
  }),
  'PATCH /rules/*': (project, { body }) => {
    const { release } = body as { release: { rulesetName: string } };
    project.rules = release.rulesetName;
    return release;
  },

  // Hosting: versions, their files, releases. It says that it has every file already.
  'GET /hosting/*/sites/:site': ({ number }, { parts: { site = '' } }) => ({
    name: `projects/${number}/sites/${site}`,
    defaultUrl: `https://${site}.web.app`,
  }),
  'POST /hosting/*/sites/:site/versions': (project, { parts }) => {
    const id = project.nextId();
    project.versions.set(id, []);
    return { name: `sites/${parts['site'] ?? ''}/versions/${id}`, status: 'CREATED' };
  },
  'POST /hosting/*/versions/:id\\:populateFiles': (project, { parts, body, origin }) => {
    project.versions.get(parts['id'] ?? '')?.push(...Object.keys(body['files'] as object));
    return { uploadUrl: `${origin}/upload`, uploadRequiredHashes: [] };
  },
  'PATCH /hosting/*/sites/:site/versions/:id': (_project, { parts, body }) => {
    must(body['status'] === 'FINALIZED', 'status');
    return { name: `sites/${parts['site'] ?? ''}/versions/${parts['id'] ?? ''}`, ...body };
  },
  'POST /hosting/*/channels/live/releases': (project, { query, body }) => {
    const version = (query.get('versionName') ?? '').split('/').at(-1) ?? '';
    must(project.versions.has(version), 'versionName');
    project.releases.push({ version, message: String(body['message']) });
    return { name: `versions/${version}/releases/1` };
  },
};
