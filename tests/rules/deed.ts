/** One request of one person, and what the rules answer. */
import { DOCUMENTS } from './fixture';
import { bearer, type Person } from './people';
import type { EmulatorProject, Write } from './wire/emulator';
import { filterValue, type Fields } from './wire/stored-value';

export type Deed =
  | { op: 'get'; path: string }
  | {
      op: 'list';
      /** collection path */
      of: string;
      where?: Readonly<Record<string, unknown>>;
      limit?: number;
    }
  | {
      op: 'create';
      path: string;
      data: Fields;
      /** take away the document that stands there first, and put it back afterwards */
      afresh?: true;
    }
  /** without a mask the whole document is replaced */
  | { op: 'update'; path: string; data: Fields; mask?: readonly string[] }
  | { op: 'delete'; path: string };

export type Operation = Deed['op'];
export const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Answer = 'allow' | 'deny';

/** @throws Error for an answer that is neither a permission nor a refusal by the rules. */
export async function decide(
  project: EmulatorProject,
  person: Person,
  deed: Deed,
): Promise<Answer> {
  const afresh = deed.op === 'create' && deed.afresh === true;
  if (afresh) await project.prepare([{ kind: 'delete', path: deed.path }]);
  let response = await send(project, deed, bearer(person, project.id));
  // Two requests met at one document, and the emulator asks for another try: no answer of the rules yet.
  for (let tries = 1; response.status === 409 && tries < 5; tries += 1) {
    await response.arrayBuffer();
    response = await send(project, deed, bearer(person, project.id));
  }
  const text = await response.text();
  if (response.ok || (deed.op === 'get' && response.status === 404)) {
    if (deed.op !== 'get' && deed.op !== 'list') await putBack(project, deed);
    return 'allow';
  }
  if (afresh) await putBack(project, deed);
  if (response.status === 403) return 'deny';
  throw new Error(`${person.name}, ${JSON.stringify(deed)}: ${response.status} ${text}`);
}

async function send(project: EmulatorProject, deed: Deed, token?: string): Promise<Response> {
  if (deed.op === 'get') return project.ask('GET', deed.path, token);
  if (deed.op === 'list') return list(project, deed, token);
  return project.commit([writeOf(deed)], token);
}

function writeOf(deed: Exclude<Deed, { op: 'get' | 'list' }>): Write {
  if (deed.op === 'delete') return { kind: 'delete', path: deed.path };
  if (deed.op === 'create') return { kind: 'create', path: deed.path, data: deed.data };
  return deed.mask === undefined
    ? { kind: 'set', path: deed.path, data: deed.data }
    : { kind: 'update', path: deed.path, data: deed.data, mask: deed.mask };
}

async function list(
  project: EmulatorProject,
  deed: Extract<Deed, { op: 'list' }>,
  token?: string,
): Promise<Response> {
  const segments = deed.of.split('/');
  const collectionId = segments.pop();
  const filters = Object.entries(deed.where ?? {}).map(([fieldPath, value]) => ({
    fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: filterValue(value) },
  }));
  return project.ask('POST', `${segments.join('/')}:runQuery`, token, {
    structuredQuery: {
      from: [{ collectionId }],
      ...(filters.length > 0 ? { where: { compositeFilter: { op: 'AND', filters } } } : {}),
      ...(deed.limit === undefined ? {} : { limit: deed.limit }),
    },
  });
}

/** Undoes a write that was allowed, so that no decision depends on another. */
async function putBack(
  project: EmulatorProject,
  deed: Exclude<Deed, { op: 'get' | 'list' }>,
): Promise<void> {
  const data = DOCUMENTS.get(deed.path);
  await project.prepare([
    data === undefined
      ? { kind: 'delete', path: deed.path }
      : { kind: 'set', path: deed.path, data },
  ]);
}
