/** One project of the emulator, asked with Firebase's testing library: each person has a client of their own. */
import {
  assertFails,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
} from 'firebase/firestore';
import { putBack, type Action, type Answer } from './action';
import { layOut } from './fixture';
import { claimsOf, signedOut, type Person } from './people';
import { RULES } from './rules-file';
import { emulatorHost, EmulatorProject } from './wire/emulator';
import { SERVER_TIME, type Fields } from './wire/stored-value';

export interface Clients {
  environment: RulesTestEnvironment;
  project: EmulatorProject;
  /** the person's client, the same each time */
  as: (person: Person) => Firestore;
}

/** A project with the rules and the documents of the fixture, which refuses a canary. */
export async function openClients(name: string): Promise<Clients> {
  setLogLevel('silent');
  const project = new EmulatorProject(`demo-${name}-${process.pid}`);
  const [host = '', port = ''] = emulatorHost().split(':');
  const environment = await initializeTestEnvironment({
    projectId: project.id,
    firestore: { host, port: Number(port), rules: RULES },
  });
  const known = new Map<Person, Firestore>();
  const as = (person: Person) => {
    const db = known.get(person) ?? clientOf(environment, person);
    known.set(person, db);
    return db;
  };
  // An emulator without rules would allow everything.
  await assertFails(getDoc(doc(as(signedOut), 'quotas/canary')));
  await layOut(project);
  return { environment, project, as };
}

function clientOf(environment: RulesTestEnvironment, { token }: Person): Firestore {
  const context =
    token === null
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(token.uid, claimsOf(token));
  // The library hands out the older kind of database; the functions of the newer kind take it all the same.
  return context.firestore({ ignoreUndefinedProperties: true }) as unknown as Firestore;
}

/** @throws Error for an answer that is neither a permission nor a refusal by the rules. */
export async function decideByClient(
  { project, as }: Clients,
  person: Person,
  action: Action,
): Promise<Answer> {
  const afresh = action.op === 'create' && action.afresh === true;
  if (afresh) await project.prepare([{ kind: 'delete', path: action.path }]);
  const answer = await ask(as(person), action).then(
    () => 'allow' as const,
    (error: unknown) => assertFails(Promise.reject(error as Error)).then(() => 'deny' as const),
  );
  const isWrite = action.op !== 'get' && action.op !== 'list';
  if (isWrite && (afresh || answer === 'allow')) await putBack(project, action);
  return answer;
}

/** Asks as the product does, by the SDK. */
export async function ask(db: Firestore, action: Action): Promise<unknown> {
  if (action.op === 'list') {
    const { of, where: equal = {}, limit: most } = action;
    const conditions = Object.entries(equal).map(([field, value]) => where(field, '==', value));
    return getDocs(
      query(collection(db, of), ...conditions, ...(most === undefined ? [] : [limit(most)])),
    );
  }
  const at = doc(db, action.path);
  if (action.op === 'get') return getDoc(at);
  if (action.op === 'delete') return deleteDoc(at);
  if (action.op === 'create' || action.mask === undefined) return setDoc(at, sent(action.data));
  const timed = Object.entries(action.data).filter(([, value]) => value === SERVER_TIME);
  const changed = action.mask.map((path) => [path, valueAt(action.data, path)]);
  return updateDoc(at, sent(Object.fromEntries([...timed, ...changed]) as Fields));
}

const sent = (data: Fields) =>
  Object.fromEntries(
    Object.entries(data).map(([field, value]) => [
      field,
      value === SERVER_TIME ? serverTimestamp() : value,
    ]),
  );

const valueAt = (data: Fields, path: string) =>
  path.split('.').reduce<unknown>((value, key) => (value as Fields)[key], data);
