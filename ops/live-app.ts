/** A Firebase project and its database by the admin SDK, with Google's application default credentials. */
import { applicationDefault, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { aliases, parametersOf, projectOf, targetOf, type Target } from './deploy/target';

/**
 * With the credentials of a person (`gcloud auth application-default login`) Identity Toolkit asks which project's
 * quota a request counts for; the SDK says so from the environment.
 */
export function liveApp(projectId: string): App {
  process.env['GOOGLE_CLOUD_QUOTA_PROJECT'] ??= projectId;
  return initializeApp({ projectId, credential: applicationDefault() }, projectId);
}

/** The project that a command line names, and a way to each of its databases. */
export function targetNamed(args: readonly string[]): {
  target: Target;
  databaseOf: (databaseId: string) => Firestore;
} {
  const known = aliases();
  const project = projectOf(args, known);
  const app = liveApp(project);
  return {
    target: targetOf(project, parametersOf(project), known),
    databaseOf: (databaseId) => getFirestore(app, databaseId),
  };
}
