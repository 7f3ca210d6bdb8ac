/** One request of one person, and what the rules answer. */
import { DOCUMENTS } from './fixture';
import { bearer, type Person } from './people';
import type { EmulatorProject, Write } from './wire/emulator';
import { storedValue, type Fields } from './wire/stored-value';

export type Action =
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

export type Operation = Action['op'];
export const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Answer = 'allow' | 'deny';

/** @throws Error for an answer that is neither a permission nor a refusal by the rules. */
export async function decide(
  project: EmulatorProject,
  person: Person,
  action: Action,
): Promise<Answer> {
  const afresh = action.op === 'create' && action.afresh === true;
  if (afresh) await project.prepare([{ kind: 'delete', path: action.path }]);
  let response = await send(project, action, bearer(person, project.id));
  // Two requests met at one document, and the emulator asks for another try: no answer of the rules yet.
  for (let tries = 1; response.status === 409 && tries < 5; tries += 1) {
    await response.arrayBuffer();
    response = await send(project, action, bearer(person, project.id));
  }
  const text = await response.text();
  if (response.ok || (action.op === 'get' && response.status === 404)) {
    if (action.op !== 'get' && action.op !== 'list') await putBack(project, action);
    return 'allow';
  }
  if (afresh) await putBack(project, action);
  if (response.status === 403) return 'deny';
  throw new Error(`${person.name}, ${JSON.stringify(action)}: ${response.status} ${text}`);
}

async function send(project: EmulatorProject, action: Action, token?: string): Promise<Response> {
  if (action.op === 'get') return project.ask('GET', action.path, token);
  if (action.op === 'list') return list(project, action, token);
  return project.commit([writeOf(action)], token);
}

function writeOf(action: Exclude<Action, { op: 'get' | 'list' }>): Write {
  if (action.op === 'delete') return { kind: 'delete', path: action.path };
  if (action.op === 'create') return { kind: 'create', path: action.path, data: action.data };
  return action.mask === undefined
    ? { kind: 'set', path: action.path, data: action.data }
    : { kind: 'update', path: action.path, data: action.data, mask: action.mask };
}

async function list(
  project: EmulatorProject,
  action: Extract<Action, { op: 'list' }>,
  token?: string,
): Promise<Response> {
  const segments = action.of.split('/');
  const collectionId = segments.pop();
  // As the SDK sends it: a comparison with null has an operator of its own.
  const filters = Object.entries(action.where ?? {}).map(([fieldPath, value]) =>
    value === null
      ? { unaryFilter: { field: { fieldPath }, op: 'IS_NULL' } }
      : { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: storedValue(value) } },
  );
  return project.ask('POST', `${segments.join('/')}:runQuery`, token, {
    structuredQuery: {
      from: [{ collectionId }],
      ...(filters.length > 0 ? { where: { compositeFilter: { op: 'AND', filters } } } : {}),
      ...(action.limit === undefined ? {} : { limit: action.limit }),
    },
  });
}

/** Undoes a write that was allowed, so that no decision depends on another. */
export async function putBack(
  project: EmulatorProject,
  action: Exclude<Action, { op: 'get' | 'list' }>,
): Promise<void> {
  const data = DOCUMENTS.get(action.path);
  await project.prepare([
    data === undefined
      ? { kind: 'delete', path: action.path }
      : { kind: 'set', path: action.path, data },
  ]);
}
