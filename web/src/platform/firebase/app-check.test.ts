import type { FirebaseApp } from 'firebase/app';
import { afterEach, expect, it, vi } from 'vitest';
import { proveSite } from './app-check';

const sdk = vi.hoisted(() => ({
  initializeAppCheck: vi.fn(),
  ReCaptchaEnterpriseProvider: class {
    constructor(readonly key: string) {}
  },
}));
vi.mock('./app-check-sdk', () => sdk);

const app = {} as FirebaseApp;
afterEach(() => vi.unstubAllEnvs());

it('App Check proves the site where a key is set, and does nothing without one', async () => {
  vi.stubEnv('VITE_LOCAL_ENVIRONMENT', '');
  for (const key of [undefined, '', 'a-key']) await proveSite(app, key);
  expect(sdk.initializeAppCheck).toHaveBeenCalledExactlyOnceWith(app, {
    provider: { key: 'a-key' },
    isTokenAutoRefreshEnabled: true,
  });
});
