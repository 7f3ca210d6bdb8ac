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
afterEach(() => {
  vi.unstubAllEnvs();
  sdk.initializeAppCheck.mockClear();
});

it('proves the site where a key is set', async () => {
  vi.stubEnv('VITE_LOCAL_WORLD', '');
  await proveSite(app, 'a-key');
  expect(sdk.initializeAppCheck).toHaveBeenCalledExactlyOnceWith(app, {
    provider: { key: 'a-key' },
    isTokenAutoRefreshEnabled: true,
  });
});

it('does nothing without a key', async () => {
  await proveSite(app, undefined);
  await proveSite(app, '');
  expect(sdk.initializeAppCheck).not.toHaveBeenCalled();
});
