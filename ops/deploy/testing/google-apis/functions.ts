/** Functions, the services of Cloud Run that they become, and the images they are built into. */
import { Refused, type CloudFunction, type GoogleProject } from './project';
import { must, notFound, operation, operationOf, route, type Route } from './route';
/** A function as Google keeps it; Cloud Run names its service in small letters. */
function keptFunction(project: GoogleProject, sent: CloudFunction): CloudFunction {
  const { buildConfig, serviceConfig } = sent;
  must(typeof buildConfig.entryPoint === 'string', 'buildConfig.entryPoint');
  must(/^nodejs\d+$/.test(buildConfig.runtime ?? ''), 'buildConfig.runtime');
  must(buildConfig.source !== undefined, 'buildConfig.source');
  const account = serviceConfig['serviceAccountEmail'] as string | null | undefined;
  if (account && !project.serviceAccounts.has(account))
    throw new Refused(400, 'INVALID_ARGUMENT', `Service account ${account} does not exist.`);
  const [, id = '', , region = '', , name = ''] = sent.name.split('/');
  const uri = `https://${name.toLowerCase()}-${project.number}.${region}.run.app`;
  const service = `projects/${id}/locations/${region}/services/${name.toLowerCase()}`;
  return {
    ...sent,
    environment: 'GEN_2',
    state: 'ACTIVE',
    url: uri,
    serviceConfig: {
      ...serviceConfig,
      serviceAccountEmail: account ?? `${project.number}-compute@developer.gserviceaccount.com`,
      uri,
      service,
    },
  };
}

const PUBLIC = 'allUsers';

function setInvokers(project: GoogleProject, name: string, body: Record<string, unknown>): object {
  const policy = body['policy'] as
    { bindings?: { role: string; members?: string[] }[] } | undefined;
  must(policy !== undefined, 'policy');
  const members = (policy.bindings ?? []).flatMap((each) => each.members ?? []);
  if (members.includes(PUBLIC) && project.isClosedToStrangers)
    throw new Refused(
      400,
      'FAILED_PRECONDITION',
      'One or more users named in the policy do not belong to a permitted customer, perhaps due to an organization policy.',
    );
  project.invokers.set(name, members);
  return policy;
}

export const FUNCTIONS: readonly Route[] = [
  route('functions', 'GET', /\/v1\/projects\/[^/]+\/locations\/-\/functions$/, () => ({})),
  route('functions', 'GET', /\/v2\/projects\/[^/]+\/locations\/-\/functions$/, ({ functions }) => ({
    functions: [...functions.values()],
  })),
  route('functions', 'POST', /functions:generateUploadUrl$/, (project, { origin }) => {
    const object = `source-${project.nextId()}.zip`;
    return { uploadUrl: `${origin}/upload/${object}`, storageSource: { bucket: 'gcf', object } };
  }),
  route('upload', 'PUT', /^\/(source-[^/]+\.zip)$/, () => ({})),
  route(
    'functions',
    'POST',
    /\/v2\/(projects\/[^/]+\/locations\/[^/]+)\/functions$/,
    (project, { parts: [where = ''], query, body }) => {
      const name = `${where}/functions/${query.get('functionId') ?? ''}`;
      must(body['name'] === name, 'name');
      if (project.functions.has(name))
        throw new Refused(409, 'ALREADY_EXISTS', `${name} exists already.`);
      const kept = keptFunction(project, body as unknown as CloudFunction);
      project.functions.set(name, kept);
      return operation(project, where, kept);
    },
  ),
  route(
    'functions',
    'PATCH',
    /\/v2\/(projects\/[^/]+\/locations\/[^/]+\/functions\/[^/]+)$/,
    (project, { parts: [name = ''], query, body }) => {
      const before = project.functions.get(name);
      if (before === undefined) throw notFound(name);
      must((query.get('updateMask') ?? '') !== '', 'updateMask');
      const kept = keptFunction(project, { ...before, ...body });
      project.functions.set(name, kept);
      return operation(project, name.split('/').slice(0, 4).join('/'), kept);
    },
  ),
  route(
    'functions',
    'DELETE',
    /\/v2\/(projects\/[^/]+\/locations\/[^/]+\/functions\/[^/]+)$/,
    (project, { parts: [name = ''] }) => {
      if (!project.functions.delete(name)) throw notFound(name);
      return operation(project, name.split('/').slice(0, 4).join('/'), {});
    },
  ),
  // Google's frontend stands before each function; an empty request that it lets through is one that ours refuse.
  route('call', 'POST', /^\/([^/]+)$/, ({ invokers }, { parts: [name = ''] }) => {
    const ending = `/services/${name.toLowerCase()}`;
    const service = [...invokers.keys()].find((each) => each.endsWith(ending)) ?? '';
    if (invokers.get(service)?.includes(PUBLIC) !== true)
      throw new Refused(403, 'PERMISSION_DENIED', 'Your client does not have permission');
    throw new Refused(400, 'INVALID_ARGUMENT', 'Bad Request');
  }),
  route(
    'functions',
    'GET',
    /\/v2\/(projects\/[^/]+\/locations\/[^/]+\/operations\/.+)$/,
    operationOf,
  ),
  route(
    'run',
    'GET',
    /\/(projects\/[^/]+\/locations\/[^/]+\/services\/[^/:]+):getIamPolicy$/,
    (project, { parts: [name = ''] }) => ({
      bindings: project.invokers.has(name)
        ? [{ role: 'roles/run.invoker', members: project.invokers.get(name) }]
        : [],
    }),
  ),
  route(
    'run',
    'POST',
    /\/(projects\/[^/]+\/locations\/[^/]+\/services\/[^/:]+):setIamPolicy$/,
    (project, { parts: [name = ''], body }) => setInvokers(project, name, body),
  ),
  route(
    'artifacts',
    'GET',
    /\/(projects\/[^/]+\/locations\/([^/]+)\/repositories\/[^/]+)$/,
    ({ cleanupPolicies, functions }, { parts: [name = '', region = ''] }) => {
      if (functions.size === 0) throw notFound(name);
      const policy = {
        'firebase-functions-cleanup': {
          id: 'firebase-functions-cleanup',
          action: 'DELETE',
          condition: { tagState: 'ANY', olderThan: '86400s' },
        },
      };
      return { name, format: 'DOCKER', cleanupPolicies: cleanupPolicies.has(region) ? policy : {} };
    },
  ),
  route(
    'artifacts',
    'PATCH',
    /\/(projects\/[^/]+\/locations\/([^/]+)\/repositories\/[^/]+)$/,
    (project, { parts: [, region = ''], query, body }) => {
      must((query.get('updateMask') ?? '').includes('cleanupPolicies'), 'updateMask');
      project.cleanupPolicies.add(region);
      return body;
    },
  ),
];
