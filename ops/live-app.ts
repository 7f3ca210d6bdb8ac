/** A real project in the admin SDK, with Google's application default credentials. */
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { aliases, parametersOf, projectOf, targetOf } from './deploy/target';

/**
 * With the credentials of a person (`gcloud auth application-default login`) Identity Toolkit asks to which project's
 * quota a request belongs; the SDK takes the answer from the environment.
 */
export function liveApp(projectId: string) {
  process.env['GOOGLE_CLOUD_QUOTA_PROJECT'] ??= projectId;
  return initializeApp({ projectId, credential: applicationDefault() }, projectId);
}

/** The project of a command line, and its databases. */
export function targetNamed(args: readonly string[]) {
  const known = aliases();
  const project = projectOf(args, known);
  const app = liveApp(project);
  return {
    target: targetOf(project, parametersOf(project), known),
    databaseOf: (databaseId: string) => getFirestore(app, databaseId),
  };
}
