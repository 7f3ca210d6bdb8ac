/**
 * Takes over the data of another system: everything is checked first, nothing is written while anything is wrong. How
 * far it is stands in `imports/brought-in`, written in the commit of each batch, so that one that was stopped goes on
 * there; the same source again changes nothing. It is done before the first client books: a database with other
 * bookings is refused.
 */
import { createHash } from 'node:crypto';
import { practitionerPath } from '@tulia/domain/records/practitioner';
import { patiently, type DatabaseRest, type DatabaseWrite } from '../backup/database-rest';
import { check } from './check';
import { documentsOf } from './documents';
import { fieldsOf } from './rest-fields';
import { readSource, type Problem } from './source';

export interface Bringing {
  database: DatabaseRest;
  folder: string;
  /** the practitioner of all sessions */
  practitionerId: string;
  dryRun: boolean;
  now: () => number;
  pause: (milliseconds: number) => Promise<void>;
  /** hears how many of all documents are there */
  show: (done: number, all: number) => void;
}

export interface BroughtIn {
  services: number;
  profiles: number;
  bookings: number;
  days: number;
  documents: number;
  /** bookings with a new reference number */
  renamed: number;
}

/** Something is wrong with the source; nothing was written. */
export class SourceRefused extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(
      problems.map(({ file, line, problem }) => `${file}, line ${line}: ${problem}`).join('\n'),
    );
    this.name = 'SourceRefused';
  }
}

export const BROUGHT_IN = 'imports/brought-in';
const PER_COMMIT = 400;

interface State {
  key: string;
  startedAt: number;
  done: number;
}

/** @throws SourceRefused; Error for a database that holds other bookings, or has no such practitioner */
export async function bringIn(bringing: Bringing): Promise<BroughtIn> {
  const { database, folder, practitionerId, dryRun, pause, show } = bringing;
  const source = readSource(folder);
  const { brought, problems } = check(source);
  if (Object.keys(source.tables).length === 0)
    throw new Error(
      `${folder} has no services, profiles, bookings or availability (.json or .csv).`,
    );
  const key = createHash('sha256').update(`${practitionerId} ${source.text}`).digest('hex');
  const begun = await stateOf(bringing, key);
  const name = await practitionerName(bringing);
  const startedAt = begun?.startedAt ?? bringing.now();
  const taken = documentsOf(brought, {
    practitioner: { id: practitionerId, name },
    now: startedAt,
    key,
    file: source.tables.bookings?.file ?? 'bookings',
  });
  const wrong = [...problems, ...taken.problems];
  if (wrong.length > 0) throw new SourceRefused(wrong);
  const { documents, renamed } = taken;
  const all = documents.length;
  if (!dryRun) {
    for (let done = begun?.done ?? 0; done < all; done = Math.min(all, done + PER_COMMIT)) {
      const writes = documents
        .slice(done, done + PER_COMMIT)
        .map(([path, data]): DatabaseWrite => ({ set: { path, fields: fieldsOf(data) } }));
      const state = { key, startedAt, done: Math.min(all, done + PER_COMMIT) };
      const marker: DatabaseWrite = { set: { path: BROUGHT_IN, fields: fieldsOf(state) } };
      await patiently(() => database.commit([...writes, marker]), pause);
      show(state.done, all);
    }
  }
  return {
    services: brought.services.length,
    profiles: brought.profiles.length,
    bookings: brought.bookings.length,
    days: brought.days.length,
    documents: all,
    renamed,
  };
}

/** How far this source is; null when it was not begun. @throws Error for a database with other bookings */
async function stateOf({ database, pause }: Bringing, key: string): Promise<State | null> {
  const stored = await patiently(() => database.read(BROUGHT_IN), pause);
  if (stored !== null) {
    const fields = stored.fields as Record<string, Record<string, string>>;
    if (fields['key']?.['stringValue'] !== key)
      throw new Error(
        'Another source was taken over here before. Restore the database, or use a new one.',
      );
    return {
      key,
      startedAt: Number(fields['startedAt']?.['integerValue'] ?? 0),
      done: Number(fields['done']?.['integerValue'] ?? 0),
    };
  }
  const [other] = await patiently(() => database.pageOf('bookings', null, 1), pause);
  if (other !== undefined)
    throw new Error(
      `The database has bookings already (${other.path}): data is taken over before clients book.`,
    );
  return null;
}

async function practitionerName({ database, practitionerId, pause }: Bringing): Promise<string> {
  const stored = await patiently(() => database.read(practitionerPath(practitionerId)), pause);
  const name = (stored?.fields['name'] as { stringValue?: string } | undefined)?.stringValue;
  if (name === undefined)
    throw new Error(`There is no practitioner ${practitionerId}: deploy first, or name another.`);
  return name;
}
