/**
 * Firestore in memory, for tests of what the functions read and write: documents, queries, batches, and
 * transactions that begin again when what they read was changed meanwhile. It holds every value as Firestore gives
 * it back. It refuses what it does not know, so that no test passes by it; `tests/rules/indexes` asks whether a
 * query has its index.
 */
import {
  FieldValue,
  Timestamp,
  type DocumentData,
  type FieldPath,
  type Firestore,
  type SetOptions,
} from 'firebase-admin/firestore';
import { MemoryAccounts } from './memory-accounts';

type Data = Record<string, unknown>;
type Write = () => void;

const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;
const ABORTED = 10;
/** Attempts of one transaction. */
const MOST_ATTEMPTS = 5;

const fault = (code: number, message: string) => Object.assign(new Error(message), { code });
const isMap = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A value as it comes back: instants as timestamps, without undefined fields, and copied. */
function stored(value: unknown): unknown {
  if (value instanceof Date) return Timestamp.fromDate(value);
  if (Array.isArray(value)) return value.map(stored);
  if (!isMap(value)) return value;
  const known = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(known.map(([key, each]) => [key, stored(each)]));
}

/** Instants as numbers. */
function comparable(value: unknown): unknown {
  const back = stored(value);
  return back instanceof Timestamp ? back.toMillis() : back;
}
const text = (value: unknown) => JSON.stringify(value);
const isSame = (one: unknown, other: unknown) => text(stored(one)) === text(stored(other));

/** What becomes of a field when this is written to it. @returns undefined where it goes */
function written(before: unknown, value: unknown): unknown {
  if (!(value instanceof FieldValue)) return stored(value);
  if (value.isEqual(FieldValue.delete())) return undefined;
  const { operand, elements } = value as { operand?: number; elements?: unknown[] };
  if (operand !== undefined) return (typeof before === 'number' ? before : 0) + operand;
  if (elements === undefined) throw new Error('a transformation that the memory does not know');
  const list = Array.isArray(before) ? (before as unknown[]) : [];
  const others = list.filter((each) => !elements.some((element) => isSame(element, each)));
  if (value.isEqual(FieldValue.arrayRemove(...elements))) return others;
  const added = elements.filter((element) => !list.some((each) => isSame(element, each)));
  return [...list, ...added.map(stored)];
}

/** Puts one field, that of a map within as well, where it belongs. */
function put(data: Data, path: readonly string[], value: unknown): void {
  const [name = '', ...within] = path;
  if (within.length > 0) {
    const inner = isMap(data[name]) ? data[name] : {};
    data[name] = inner;
    put(inner, within, value);
    return;
  }
  const after = written(data[name], value);
  if (after === undefined) Reflect.deleteProperty(data, name);
  else data[name] = after;
}

/** Merges as `set` with `merge` does: maps field by field, everything else as a whole. */
function merge(data: Data, part: Data): void {
  for (const [key, value] of Object.entries(part)) {
    if (value === undefined) continue;
    if (!isMap(value) || Object.keys(value).length === 0) {
      put(data, [key], value);
      continue;
    }
    const inner = isMap(data[key]) ? data[key] : {};
    data[key] = inner;
    merge(inner, value);
  }
}

const partOf = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => (isMap(part) ? part[name] : undefined), data);

function meets(value: unknown, operator: string, wanted: unknown): boolean {
  if (operator === 'in') return (wanted as unknown[]).some((each) => isSame(each, value));
  if (operator === '==') return isSame(value, wanted);
  if (operator === 'array-contains') {
    return Array.isArray(value) && value.some((each) => isSame(each, wanted));
  }
  // As in Firestore, only what is of one kind is compared; null is none of them.
  if (value === undefined || value === null) return false;
  if (operator === '!=') return !isSame(value, wanted);
  const [one, other] = [comparable(value), comparable(wanted)] as [number, number];
  if (typeof one !== typeof other) return false;
  if (operator === '<') return one < other;
  if (operator === '<=') return one <= other;
  if (operator === '>') return one > other;
  if (operator === '>=') return one >= other;
  throw new Error(`a comparison that the memory does not know: ${operator}`);
}

class Ref {
  constructor(
    readonly memory: MemoryDatabase,
    readonly path: string,
  ) {
    if (path.split('/').length % 2 === 1) throw new Error(`${path} is no path of a document`);
  }

  get id(): string {
    return this.path.slice(this.path.lastIndexOf('/') + 1);
  }

  collection(name: string): Query {
    return this.memory.collection(`${this.path}/${name}`);
  }

  get(): Promise<Snapshot> {
    return Promise.resolve(this.memory.snapshot(this));
  }

  #now(write: Write): Promise<void> {
    return Promise.resolve().then(write);
  }

  create(data: DocumentData): Promise<void> {
    return this.#now(this.memory.creation(this, data));
  }

  set(data: DocumentData, options?: SetOptions): Promise<void> {
    return this.#now(this.memory.setting(this, data, options));
  }

  update(data: DocumentData): Promise<void> {
    return this.#now(this.memory.change(this, data));
  }

  delete(): Promise<void> {
    return this.#now(this.memory.removal(this));
  }
}

class Snapshot {
  readonly #data: Data | undefined;

  constructor(
    readonly ref: Ref,
    data: Data | undefined,
    readonly updateTime: number,
  ) {
    this.#data = data === undefined ? undefined : (stored(data) as Data);
  }

  get id(): string {
    return this.ref.id;
  }

  get exists(): boolean {
    return this.#data !== undefined;
  }

  data(): Data | undefined {
    return this.#data === undefined ? undefined : (stored(this.#data) as Data);
  }

  get(field: string): unknown {
    return stored(partOf(this.#data, field));
  }
}

type Condition = [field: string | null, operator: string, value: unknown];

interface Asked {
  conditions: Condition[];
  order: { field: string; descending: boolean }[];
  most: number;
}

class Query {
  constructor(
    readonly memory: MemoryDatabase,
    readonly path: string,
    readonly asked: Asked = { conditions: [], order: [], most: Infinity },
  ) {}

  #with(part: Partial<Asked>): Query {
    return new Query(this.memory, this.path, { ...this.asked, ...part });
  }

  doc(id: string): Ref {
    return this.memory.doc(`${this.path}/${id}`);
  }

  where(field: string | FieldPath, operator: string, value: unknown): Query {
    // The only path that is no text is that of the id.
    const name = typeof field === 'string' ? field : null;
    return this.#with({ conditions: [...this.asked.conditions, [name, operator, value]] });
  }

  orderBy(field: string, direction = 'asc'): Query {
    const descending = direction === 'desc';
    return this.#with({ order: [...this.asked.order, { field, descending }] });
  }

  limit(most: number): Query {
    return this.#with({ most });
  }

  /** The whole document comes all the same: no caller relies on fields being left out. */
  select(): this {
    return this;
  }

  count() {
    return {
      found: () => this.found(),
      get: () => Promise.resolve({ data: () => ({ count: this.found().length }) }),
    };
  }

  get(): Promise<{ docs: Snapshot[]; size: number; empty: boolean }> {
    const docs = this.found();
    return Promise.resolve({ docs, size: docs.length, empty: docs.length === 0 });
  }

  found(): Snapshot[] {
    const { conditions, most } = this.asked;
    const ranged = conditions.find(([, operator]) => /[<>]/.test(operator))?.[0] ?? null;
    // Without an order, Firestore orders by the field that is compared, and by the id.
    const order =
      this.asked.order.length === 0 && ranged !== null
        ? [{ field: ranged, descending: false }]
        : this.asked.order;
    const isMeant = (snapshot: Snapshot) =>
      conditions.every(([field, operator, value]) =>
        meets(field === null ? snapshot.id : snapshot.get(field), operator, value),
      ) && order.every(({ field }) => snapshot.get(field) !== undefined);
    return this.memory
      .inCollection(this.path)
      .filter(isMeant)
      .sort((a, b) => {
        for (const { field, descending } of order) {
          const [one, other] = [comparable(a.get(field)), comparable(b.get(field))];
          if (text(one) === text(other)) continue;
          const isLess = one === null || (other !== null && (one as number) < (other as number));
          return isLess === descending ? 1 : -1;
        }
        return a.id < b.id ? -1 : 1;
      })
      .slice(0, most);
  }
}

/** Writes that stand or fall together. */
class Commit {
  readonly writes: Write[] = [];

  constructor(readonly memory: MemoryDatabase) {}

  create(ref: Ref, data: DocumentData): this {
    this.writes.push(this.memory.creation(ref, data));
    return this;
  }

  set(ref: Ref, data: DocumentData, options?: SetOptions): this {
    this.writes.push(this.memory.setting(ref, data, options));
    return this;
  }

  update(ref: Ref, data: DocumentData): this {
    this.writes.push(this.memory.change(ref, data));
    return this;
  }

  delete(ref: Ref, { lastUpdateTime }: { lastUpdateTime?: number } = {}): this {
    this.writes.push(this.memory.removal(ref, lastUpdateTime));
    return this;
  }

  commit(): Promise<void> {
    return Promise.resolve().then(() => {
      this.memory.apply(this.writes);
    });
  }
}

class Transaction extends Commit {
  /** what was read, to be looked at again before the commit */
  readonly #reads: (() => string)[] = [];
  readonly #seen: string[] = [];

  get(what: Ref | Query): Promise<unknown> {
    if (this.writes.length > 0) throw new Error('a transaction reads before it writes');
    const look = () =>
      text(
        (what instanceof Ref ? [this.memory.snapshot(what)] : what.found()).map(
          ({ ref, updateTime }) => [ref.path, updateTime],
        ),
      );
    this.#reads.push(look);
    this.#seen.push(look());
    return what.get();
  }

  getAll(...asked: (Ref | object)[]): Promise<unknown[]> {
    return Promise.all(asked.filter((each) => each instanceof Ref).map((ref) => this.get(ref)));
  }

  isCurrent(): boolean {
    return this.#reads.every((look, index) => look() === this.#seen[index]);
  }
}

export class MemoryDatabase {
  readonly #documents = new Map<string, { data: Data; version: number }>();
  #version = 0;
  #meanwhile: (() => unknown)[] = [];

  /** As the functions know it. */
  get firestore(): Firestore {
    return this as unknown as Firestore;
  }

  clear(): void {
    this.#documents.clear();
    this.#meanwhile = [];
  }

  /** Puts a document there, over any that stood there. */
  put(path: string, data: DocumentData): void {
    this.setting(this.doc(path), data)();
  }

  /** What stands at this path; null for nothing. */
  read(path: string): Data | null {
    return this.snapshot(this.doc(path)).data() ?? null;
  }

  /** The documents of a collection, by their id. */
  all(collection: string): Record<string, Data> {
    const found = this.inCollection(collection);
    return Object.fromEntries(found.map((each) => [each.id, each.data() ?? {}]));
  }

  /** Another writer does this once, after the next transaction has read and before it writes. */
  meanwhile(act: () => unknown): void {
    this.#meanwhile.push(act);
  }

  settings(): void {
    // Undefined fields are always left out here.
  }

  doc(path: string): Ref {
    return new Ref(this, path);
  }

  collection(path: string): Query {
    return new Query(this, path);
  }

  getAll(...asked: (Ref | object)[]): Promise<Snapshot[]> {
    const refs = asked.filter((each) => each instanceof Ref);
    return Promise.resolve(refs.map((ref) => this.snapshot(ref)));
  }

  batch(): Commit {
    return new Commit(this);
  }

  async runTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      const transaction = new Transaction(this);
      const result = await work(transaction);
      await this.#meanwhile.shift()?.();
      if (!transaction.isCurrent()) continue;
      this.apply(transaction.writes);
      return result;
    }
    throw fault(ABORTED, 'too much contention on these documents');
  }

  /** Removes the documents of a collection, and all below them. */
  recursiveDelete({ path }: Query): Promise<void> {
    for (const each of [...this.#documents.keys()]) {
      if (each.startsWith(`${path}/`)) this.#documents.delete(each);
    }
    return Promise.resolve();
  }

  snapshot(ref: Ref): Snapshot {
    const found = this.#documents.get(ref.path);
    return new Snapshot(ref, found?.data, found?.version ?? 0);
  }

  inCollection(path: string): Snapshot[] {
    const depth = path.split('/').length + 1;
    return [...this.#documents.keys()]
      .filter((each) => each.startsWith(`${path}/`) && each.split('/').length === depth)
      .map((each) => this.snapshot(this.doc(each)));
  }

  /** All of them or none. */
  apply(writes: readonly Write[]): void {
    const before = new Map(this.#documents);
    try {
      for (const write of writes) write();
    } catch (error) {
      this.#documents.clear();
      for (const [path, document] of before) this.#documents.set(path, document);
      throw error;
    }
  }

  creation(ref: Ref, data: DocumentData): Write {
    return () => {
      if (this.#documents.has(ref.path)) throw fault(ALREADY_EXISTS, `${ref.path} is there`);
      this.#write(ref, {}, (made) => {
        merge(made, data);
      });
    };
  }

  setting(ref: Ref, data: DocumentData, options: SetOptions = {}): Write {
    const isMerged = 'merge' in options && options.merge === true;
    return () => {
      this.#write(ref, isMerged ? this.snapshot(ref).data() : {}, (made) => {
        merge(made, data);
      });
    };
  }

  change(ref: Ref, data: DocumentData): Write {
    return () => {
      const before = this.snapshot(ref).data();
      if (before === undefined) throw fault(NOT_FOUND, `${ref.path} is not there`);
      this.#write(ref, before, (made) => {
        for (const [path, value] of Object.entries(data)) {
          if (value !== undefined) put(made, path.split('.'), value);
        }
      });
    };
  }

  /** @param seen the document must not have changed since */
  removal(ref: Ref, seen?: number): Write {
    return () => {
      const found = this.#documents.get(ref.path);
      if (seen !== undefined && found?.version !== seen)
        throw fault(FAILED_PRECONDITION, `${ref.path} has changed`);
      this.#documents.delete(ref.path);
    };
  }

  #write(ref: Ref, before: Data | undefined, fill: (made: Data) => void): void {
    const made: Data = before ?? {};
    fill(made);
    this.#version += 1;
    this.#documents.set(ref.path, { data: made, version: this.#version });
  }
}

/**
 * The memory of one file of tests, which takes the place of `platform/app` where that is mocked
 * (`platform/__mocks__`).
 */
export const memory = new MemoryDatabase();
export const memoryAccounts = new MemoryAccounts();
