/** A Firebase project by the admin SDK, with Google's application default credentials. */
import { applicationDefault, initializeApp, type App } from 'firebase-admin/app';

/**
 * With the credentials of a person (`gcloud auth application-default login`) Identity Toolkit asks which project's
 * quota a request counts for; the SDK says so from the environment.
 */
export function liveApp(projectId: string): App {
  process.env['GOOGLE_CLOUD_QUOTA_PROJECT'] ??= projectId;
  return initializeApp({ projectId, credential: applicationDefault() }, projectId);
}
