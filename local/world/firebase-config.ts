/**
 * The Firebase CLI's configuration of a local world, made from the one that is deployed: the same
 * rules, headers and rewrites, with this world's ports, its own copies of what was built, and with
 * the emulators' origins allowed by the content security policy. The deployed file never names them.
 */
import type { Ports } from '../ports';
import { HOST } from '../places';

interface Header {
  key: string;
  value: string;
}

/** The parts of firebase.json that the local world changes. */
export interface FirebaseJson {
  firestore: { rules: string; indexes: string };
  functions: { source: string; predeploy?: readonly string[] | undefined }[];
  hosting: {
    public: string;
    predeploy?: readonly string[] | undefined;
    headers: { source: string; headers: Header[] }[];
  };
  [other: string]: unknown;
}

/** The names of what a world's folder holds. `discovery` takes the CLI's list of functions. */
export const IN_WORLD = {
  rules: 'firestore.rules',
  indexes: 'firestore.indexes.json',
  functions: 'functions',
  site: 'site',
  discovery: 'discovery',
} as const;

const LOCAL_ORIGINS: Record<string, string> = {
  'connect-src': 'http://127.0.0.1:* ws://127.0.0.1:* http://localhost:* ws://localhost:*',
  'frame-src': 'http://127.0.0.1:* http://localhost:*',
  'script-src': 'http://127.0.0.1:*',
};

/** The configuration for one world. Pure: reads and writes no file. */
export function localFirebaseConfig(deployed: FirebaseJson, ports: Ports): FirebaseJson {
  const at = (port: number): { host: string; port: number } => ({ host: HOST, port });
  return {
    ...deployed,
    firestore: { ...deployed.firestore, rules: IN_WORLD.rules, indexes: IN_WORLD.indexes },
    // `predeploy` is undefined, and thereby left out: the launcher has built already.
    functions: deployed.functions.map((one) => ({
      ...one,
      source: IN_WORLD.functions,
      predeploy: undefined,
    })),
    hosting: {
      ...deployed.hosting,
      public: IN_WORLD.site,
      predeploy: undefined,
      headers: deployed.hosting.headers.map(({ source, headers }) => ({
        source,
        headers: headers.map(allowEmulators),
      })),
    },
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
      // Tests of rules use a project of their own each.
      singleProjectMode: false,
    },
  };
}

/** A content security policy that also admits the emulators; any other header as it is. */
function allowEmulators({ key, value }: Header): Header {
  if (key !== 'Content-Security-Policy') return { key, value };
  const directives = value.split(';').map((directive) => {
    const text = directive.trim();
    const name = text.split(' ')[0] ?? '';
    const more = LOCAL_ORIGINS[name];
    return more === undefined ? text : `${text} ${more}`;
  });
  return { key, value: directives.join('; ') };
}
