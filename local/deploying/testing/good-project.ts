/** A project that lacks nothing, as its tools and services answer, for tests that take one thing away. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NEEDED_APIS } from '../preflight/cloud';
import type { Surroundings } from '../run-deployment';
import { targetOf } from '../target';
import { toolsOn } from '../tools';
import { fakeTools, type FakeTools } from './fake-tools';

export const PROJECT = 'tulia-kenya';
export const COMMIT = '0123456789abcdef0123456789abcdef01234567';
export const CONFIG = `.firebase.${PROJECT}.json`;
const INDEX = {
  collectionGroup: 'bookings',
  queryScope: 'COLLECTION',
  fields: [{ fieldPath: 'status', order: 'ASCENDING' }],
};
/** A point of P-256 in form only. */
const VAPID = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');

export interface GoodProject {
  tools: FakeTools;
  /** what Identity Toolkit answers; change it before the deployment */
  signIn: Record<string, unknown>;
  /** the public content of the database */
  content: Record<string, unknown>;
  parameters: Record<string, string>;
  env: NodeJS.ProcessEnv;
  lines: string[];
  /** milliseconds that were waited */
  waited: number[];
  surroundings: (changes?: Partial<Surroundings>) => Surroundings;
  close: () => void;
}

export async function goodProject(): Promise<GoodProject> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tulia-deploy-'));
  const tools = fakeTools();
  answerWell(tools);
  const site = 'https://tulia.or.ke';
  const good: Omit<GoodProject, 'surroundings' | 'close' | 'env'> = {
    tools,
    signIn: {
      signIn: { email: { enabled: true, passwordRequired: true } },
      notification: { sendEmail: { callbackUri: `${site}/auth/callback` } },
      authorizedDomains: ['localhost', 'tulia.or.ke'],
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    },
    content: {
      settings: {
        phone: '+254 711 111 111',
        messagingNumber: '254711111111',
        email: 'hello@tulia.or.ke',
        payment: {
          mobileMoneyTill: '123456',
          bankName: 'A Bank',
          bankAccountNumber: '1234567890',
        },
        crisisNumbers: [{ number: '999', verifiedAt: 1 }],
      },
      services: [{}],
      articles: [{}],
    },
    parameters: {
      SITE_URL: site,
      MAIL_FROM: 'Tulia <hello@tulia.or.ke>',
      SMTP_HOST: 'smtp.tulia.or.ke',
      SMTP_PORT: '465',
      APP_CHECK: 'on',
    },
    lines: [],
    waited: [],
  };
  const identity: Server = createServer((_request, response) => {
    response.end(JSON.stringify(good.signIn));
  });
  await new Promise<void>((resolve) => identity.listen(0, '127.0.0.1', resolve));
  const env = {
    ...tools.env,
    IDENTITY_TOOLKIT_URL: `http://127.0.0.1:${(identity.address() as AddressInfo).port}`,
    VITE_APP_CHECK_KEY: 'key',
    VITE_FIREBASE_VAPID_KEY: VAPID,
  };
  const file = (name: string, content: unknown) => {
    const at = path.join(folder, name);
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, JSON.stringify(content));
    return at;
  };
  return {
    ...good,
    env,
    surroundings: (changes = {}) => ({
      tools: toolsOn(env, (text) => good.lines.push(text)),
      target: targetOf(PROJECT, good.parameters, {}),
      env,
      workTree: { commit: COMMIT, isClean: true },
      indexFile: file('indexes.json', { indexes: [INDEX] }),
      site: path.dirname(file('site/index.html', 'A page')),
      functions: path.dirname(file('functions/index.js', '')),
      config: CONFIG,
      show: (line) => good.lines.push(line),
      pause: (milliseconds) => {
        good.waited.push(milliseconds);
        return Promise.resolve();
      },
      readContent: () => Promise.resolve(file('content.json', good.content)),
      build: () => Promise.resolve(),
      fill: () => Promise.resolve(''),
      runningBefore: () => Promise.resolve('feedc0de'),
      stagingRuns: () => Promise.resolve(null),
      confirmed: { 'oauth-in-production': '2026-11-22', 'lawyer-asked': '2026-11-22' },
      again: false,
      onlyLook: false,
      ...changes,
    }),
    close: () => {
      identity.close();
      tools.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function answerWell(tools: FakeTools): void {
  tools.answer('gcloud', 'projects describe *', { says: { lifecycleState: 'ACTIVE' } });
  const billingAccountName = 'billingAccounts/0A-0B';
  tools.answer('gcloud', 'billing projects describe *', {
    says: { billingEnabled: true, billingAccountName },
  });
  tools.answer('gcloud', 'billing budgets list --billing-account=0A-0B *', { says: [{}] });
  const apis = NEEDED_APIS.map((name) => ({ config: { name } }));
  tools.answer('gcloud', 'services list --enabled *', { says: apis });
  tools.answer('gcloud', 'firestore databases describe *', {
    says: {
      type: 'FIRESTORE_NATIVE',
      locationId: 'africa-south1',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    },
  });
  const places = ['africa-south1', 'europe-west1'].map((locationId) => ({ locationId }));
  tools.answer('gcloud', 'run regions list *', { says: places });
  tools.answer('gcloud', 'scheduler locations list *', { says: places });
  tools.answer('gcloud', 'auth print-access-token', { prints: 'token\n' });
  tools.answer('gcloud', 'auth application-default *', { prints: 'token\n' });
  tools.answer('gcloud', 'firestore indexes composite list *', { says: [{ state: 'READY' }] });
  tools.answer('firebase', 'functions:secrets:get *', { says: { secrets: [{}] } });
  tools.answer('firebase', 'apps:sdkconfig web *', { says: { sdkConfig: { projectId: PROJECT } } });
  tools.answer('firebase', 'firestore:indexes *', { says: { indexes: [INDEX] } });
  tools.answer('firebase', 'deploy *', { prints: 'done\n' });
}
