import { deleteApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterEach, expect, it, vi } from 'vitest';
import { json, serve } from '../local/stand-ins/http/serve';
import { liveApp } from './live-app';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('a request about accounts counts for the quota of its own project', async () => {
  const asked: unknown[] = [];
  const accounts = await serve(0, (question) => {
    asked.push(question.headers['x-goog-user-project']);
    return json({ users: [{ localId: 'u1', email: 'owner@tulia.example' }] });
  });
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', `127.0.0.1:${accounts.port}`);
  vi.stubEnv('GOOGLE_CLOUD_QUOTA_PROJECT', undefined);
  const app = liveApp('tulia-kenya');
  try {
    expect((await getAuth(app).getUserByEmail('owner@tulia.example')).uid).toBe('u1');
  } finally {
    await deleteApp(app);
    await accounts.close();
  }
  expect(asked).toEqual(['tulia-kenya']);
});
