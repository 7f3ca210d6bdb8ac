/** The stand-in of Google's APIs on loopback, and the environment by which the tools find it in place of Google. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CUT, json, parseJson, serve, type Served } from '../../../../local/stand-ins/http/serve';
import { ROOT } from '../../../../local/machine/places';
import { Refused, type GoogleProject } from './project';
import { FIRESTORE } from './firestore';
import { FUNCTIONS } from './functions';
import { HOSTING } from './hosting';
import { PROJECTS } from './projects';

const ROUTES = [...PROJECTS, ...FUNCTIONS, ...FIRESTORE, ...HOSTING];

export interface GoogleApis extends Served {
  /** variables by which the Firebase CLI asks here */
  env: NodeJS.ProcessEnv;
}

/** Which address of the tools is which service; the CLI's others answer nothing. */
const SERVICES: Record<string, string> = {
  FIREBASE_TOKEN_URL: 'token',
  FIREBASE_API_URL: 'projects',
  FIREBASE_RESOURCEMANAGER_URL: 'resources',
  FIREBASE_SERVICE_USAGE_URL: 'services',
  IDENTITY_TOOLKIT_URL: 'identity',
  FUNCTIONS_ORIGIN: 'call',
  npm_config_registry: 'npm',
  FIREBASE_RUNTIMECONFIG_URL: 'config',
  FIREBASE_EXT_URL: 'extensions',
  FIREBASE_CLOUDBILLING_URL: 'billing',
  COMPUTE_URL: 'compute',
  CLOUD_SECRET_MANAGER_URL: 'secrets',
  FIREBASE_FUNCTIONS_URL: 'functions',
  FIREBASE_FUNCTIONS_V2_URL: 'functions',
  CLOUD_RUN_URL: 'run',
  CLOUD_RUN_API_URL: 'run',
  ARTIFACT_REGISTRY_DOMAIN: 'artifacts',
  FIRESTORE_URL: 'firestore',
  FIREBASE_RULES_URL: 'rules',
  FIREBASE_HOSTING_API_URL: 'hosting',
};

export async function openGoogleApis(project: GoogleProject): Promise<GoogleApis> {
  const served = await serve(0, ({ method, url, body }) => {
    const [, service = '', ...rest] = url.pathname.split('/');
    const asked = decodeURIComponent(`/${rest.join('/')}`);
    project.asked.push(`${service} ${method} ${asked}`);
    const found = ROUTES.find(
      (each) => each.service === service && each.method === method && each.path.test(asked),
    );
    if (found === undefined) {
      project.unknown.push(`${service} ${method} ${asked}${url.search}`);
      return json(
        { error: { code: 501, status: 'UNIMPLEMENTED', message: `${service}: no answer` } },
        501,
      );
    }
    try {
      const fault = project.faultAt(found.name);
      if (fault?.kind === 'cut') return CUT;
      if (fault !== undefined) throw new Refused(fault.code, fault.status, fault.message);
      const [, ...parts] = found.path.exec(asked) ?? [];
      const answer = found.answer(project, {
        parts,
        query: url.searchParams,
        body: (parseJson(body) ?? {}) as Record<string, unknown>,
        origin: `http://127.0.0.1:${served.port}`,
      });
      return json(answer);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { code, status, message } = error;
      return json({ error: { code, status, message } }, code);
    }
  });
  return { ...served, env: environmentAt(`http://127.0.0.1:${served.port}`) };
}

/** Every address that the locked CLI has; one that no service is named for leads to `/unknown`, not to Google. */
function environmentAt(origin: string): NodeJS.ProcessEnv {
  const source = readFileSync(path.join(ROOT, 'node_modules/firebase-tools/lib/api.js'), 'utf8');
  const addresses = [...source.matchAll(/envOverride\("([A-Z_0-9]+)", "https:/g)].map(
    ([, name = '']) => name,
  );
  return {
    ...Object.fromEntries(
      [...new Set([...addresses, ...Object.keys(SERVICES)])].map((name) => [
        name,
        `${origin}/${SERVICES[name] ?? 'unknown'}`,
      ]),
    ),
    FIREBASE_TOKEN: '1//rehearsal',
    FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1',
  };
}
