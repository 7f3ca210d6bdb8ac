/** Proves that calls come from this site; only in builds with a reCAPTCHA Enterprise key (`VITE_APP_CHECK_KEY`). */
import type { FirebaseApp } from 'firebase/app';

export async function proveSite(
  app: FirebaseApp,
  key: string | undefined = import.meta.env.VITE_APP_CHECK_KEY,
): Promise<void> {
  if (key === undefined || key === '' || import.meta.env.VITE_LOCAL_ENVIRONMENT) return;
  const sdk = await import('./app-check-sdk');
  sdk.initializeAppCheck(app, {
    provider: new sdk.ReCaptchaEnterpriseProvider(key),
    isTokenAutoRefreshEnabled: true,
  });
}
