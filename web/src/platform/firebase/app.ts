import type { FirebaseApp } from 'firebase/app';
import { guardDatabasesOfPage } from './browser-database';
import { firebaseOptions } from './config';

let app: Promise<FirebaseApp> | null = null;

export function loadApp(): Promise<FirebaseApp> {
  guardDatabasesOfPage();
  app ??= import('./app-sdk')
    .then(({ initializeApp }) => initializeApp(firebaseOptions()))
    .catch((error: unknown) => {
      app = null;
      throw error;
    });
  return app;
}
