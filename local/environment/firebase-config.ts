/**
 * The Firebase CLI's configuration of a local environment: `firebase.json` with the same rules, headers and rewrites,
 * this environment's ports and its own copies of functions and site.
 */
import type { Ports } from '../machine/ports';
import { HOST } from '../machine/places';

/** The parts of firebase.json that the local environment changes. */
export interface FirebaseJson {
  firestore: { rules: string; indexes: string };
  functions: { source: string; predeploy?: readonly string[] | undefined }[];
  hosting: {
    public: string;
    predeploy?: readonly string[] | undefined;
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  [other: string]: unknown;
}

/** Names in an environment's folder. `discovery` is for the CLI's list of functions. */
export const IN_ENVIRONMENT = {
  rules: 'firestore.rules',
  indexes: 'firestore.indexes.json',
  functions: 'functions',
  site: 'site',
  discovery: 'discovery',
} as const;

/** Pure: reads and writes no file. */
export function localFirebaseConfig(deployed: FirebaseJson, ports: Ports): FirebaseJson {
  const at = (port: number): { host: string; port: number } => ({ host: HOST, port });
  return {
    ...deployed,
    firestore: {
      ...deployed.firestore,
      rules: IN_ENVIRONMENT.rules,
      indexes: IN_ENVIRONMENT.indexes,
    },
    // An undefined `predeploy` is left out of the file: the launcher has built already.
    functions: deployed.functions.map((one) => ({
      ...one,
      source: IN_ENVIRONMENT.functions,
      predeploy: undefined,
    })),
    hosting: { ...deployed.hosting, public: IN_ENVIRONMENT.site, predeploy: undefined },
    emulators: {
      auth: at(ports.auth),
      functions: at(ports.functions),
      firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
      hosting: at(ports.hosting),
      tasks: at(ports.tasks),
      eventarc: at(ports.eventarc),
      hub: at(ports.hub),
      logging: at(ports.logging),
      ui: { enabled: false },
      // Each test of the rules uses its own project.
      singleProjectMode: false,
    },
  };
}
