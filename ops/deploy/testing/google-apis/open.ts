/** The stand-in of Google's APIs on loopback, and the environment by which the tools find it in place of Google. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { json, parseJson, serve, type Served } from '../../../../local/stand-ins/http/serve';
import { ROOT } from '../../../../local/machine/places';
import type { GoogleProject } from './project';
import { Refused, ROUTES } from './routes';

const PATTERNS = Object.entries(ROUTES).map(([route, answer]) => {
  const [method = '', pathname = ''] = route.split(' ');
  return { method, pattern: new URLPattern({ pathname }), answer };
});

interface GoogleApis extends Served {
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
    const pathname = decodeURIComponent(url.pathname);
    const refuse = (code: number, status: string, message: string) =>
      json({ error: { code, status, message } }, code);
    const found = PATTERNS.find(
      (each) => each.method === method && each.pattern.test({ pathname }),
    );
    if (found === undefined) {
      project.unknown.push(`${method} ${pathname}${url.search}`);
      return refuse(501, 'UNIMPLEMENTED', `${pathname}: no answer`);
    }
    try {
      const answer = found.answer(project, {
        parts: found.pattern.exec({ pathname })?.pathname.groups ?? {},
        query: url.searchParams,
        body: (parseJson(body) ?? {}) as Record<string, unknown>,
        origin: `http://127.0.0.1:${served.port}`,
      });
      return json(answer);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return refuse(error.code, error.status, error.message);
    }
  });
  return { ...served, env: environmentAt(`http://127.0.0.1:${served.port}`) };
}

/** Every address that the locked CLI has; one that no service is named for leads to `/unknown`, not to Google. */
function environmentAt(origin: string): NodeJS.ProcessEnv {
  const source = readFileSync(path.join(ROOT, 'node_modules/firebase-tools/lib/api.js'), 'utf8');
  const addresses = [...source.matchAll(/envOverride\("([A-Z_0-9]+)", "https:/g)];
  const names = [...addresses.map(([, name = '']) => name), ...Object.keys(SERVICES)];
  return {
    ...Object.fromEntries(names.map((name) => [name, `${origin}/${SERVICES[name] ?? 'unknown'}`])),
    FIREBASE_TOKEN: '1//rehearsal',
    FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1',
  };
}
