/**
 * Firestore in memory, for tests: documents, queries, batches, and transactions that restart when their reads change.
 * It agrees with the emulator (`firestore-suite.ts`), throws on anything it does not support, and checks no index.
 */
import type { RecordType } from '@tulia/domain/records/record';
import type { AggregateField, DocumentData, FieldPath } from 'firebase-admin/firestore';
import type { Firestore, SetOptions } from 'firebase-admin/firestore';
import { beforeEach } from 'vitest';
import { MemoryAccounts } from './memory-accounts';
import {
  check,
  checkNew,
  compare,
  isMap,
  meets,
  merge,
  onlyFields,
  partOf,
  put,
  RANGES,
  stored,
} from './memory-values';
import type { Data } from './memory-values';

type Write = () => void;

const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;
const ABORTED = 10;
const MOST_ATTEMPTS = 5;

const fault = (code: number, message: string) => Object.assign(new Error(message), { code });
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

  only(fields: readonly string[] | undefined): Snapshot {
    return new Snapshot(this.ref, onlyFields(this.#data, fields), this.updateTime);
  }

  get(field: string): unknown {
    return stored(partOf(this.#data, field));
  }
}

type Condition = [field: string | null, operator: string, value: unknown];

/** `field` null means the id. */
interface Order {
  field: string | null;
  descending: boolean;
}

interface Asked {
  conditions: Condition[];
  order: Order[];
  most: number;
  fields?: readonly string[];
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
    if (operator === 'in' && (value as unknown[]).length === 0) throw new Error('one of nothing');
    // Only the path of the id is not a text.
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

  select(...fields: string[]): Query {
    return this.#with({ fields });
  }

  count() {
    return {
      found: () => this.found(),
      get: () => Promise.resolve({ data: () => ({ count: this.found().length }) }),
    };
  }

  aggregate(asked: Record<string, AggregateField<number>>) {
    // The types of the SDK leave out the field's name.
    const fieldOf = (each: AggregateField<number> & { _field?: unknown }) =>
      each.aggregateType === 'count' ? null : String(each._field);
    const summed = Object.values(asked).flatMap((each) => fieldOf(each) ?? []);
    const found = this.found().filter((each) =>
      summed.every((field) => each.get(field) !== undefined),
    );
    const of = (field: string | null) =>
      found
        .map((each) => (field === null ? 1 : each.get(field)))
        .reduce((sum: number, value) => sum + (typeof value === 'number' ? value : 0), 0);
    const data = Object.fromEntries(
      Object.entries(asked).map(([name, each]) => [name, of(fieldOf(each))]),
    );
    return { get: () => Promise.resolve({ data: () => data }) };
  }

  get(): Promise<{ docs: Snapshot[]; size: number; empty: boolean }> {
    const docs = this.found();
    return Promise.resolve({ docs, size: docs.length, empty: docs.length === 0 });
  }

  /** The query's order, then the compared fields, then the id. */
  #order(): Order[] {
    const order = [...this.asked.order];
    const descending = order.at(-1)?.descending ?? false;
    const compared = this.asked.conditions.filter(([, operator]) => operator in RANGES);
    for (const field of [...new Set(compared.map(([name]) => name)), null])
      if (!order.some((each) => each.field === field)) order.push({ field, descending });
    return order;
  }

  found(): Snapshot[] {
    const { conditions, most, fields } = this.asked;
    const order = this.#order();
    const valueOf = (snapshot: Snapshot, field: string | null) =>
      field === null ? snapshot.id : snapshot.get(field);
    return this.memory
      .inCollection(this.path)
      .filter(
        (each) =>
          conditions.every(([field, ...wanted]) => meets(valueOf(each, field), ...wanted)) &&
          order.every(({ field }) => valueOf(each, field) !== undefined),
      )
      .sort((a, b) => {
        for (const { field, descending } of order) {
          const difference = compare(valueOf(a, field), valueOf(b, field));
          if (difference !== 0) return descending ? -difference : difference;
        }
        return 0;
      })
      .slice(0, most)
      .map((each) => each.only(fields));
  }
}

interface ReadOptions {
  fieldMask?: readonly string[] | undefined;
}

function partsOf(asked: readonly (Ref | ReadOptions)[]) {
  const options = asked.find((each) => !(each instanceof Ref)) as ReadOptions | undefined;
  return { refs: asked.filter((each) => each instanceof Ref), fieldMask: options?.fieldMask };
}

class Commit {
  readonly writes: Write[] = [];
  #isCommitted = false;

  constructor(readonly memory: MemoryDatabase) {}

  #add(write: Write): this {
    if (this.#isCommitted) throw new Error('this batch is committed');
    this.writes.push(write);
    return this;
  }

  create(ref: Ref, data: DocumentData): this {
    return this.#add(this.memory.creation(ref, data));
  }

  set(ref: Ref, data: DocumentData, options?: SetOptions): this {
    return this.#add(this.memory.setting(ref, data, options));
  }

  update(ref: Ref, data: DocumentData): this {
    return this.#add(this.memory.change(ref, data));
  }

  delete(ref: Ref, { lastUpdateTime }: { lastUpdateTime?: number } = {}): this {
    return this.#add(this.memory.removal(ref, lastUpdateTime));
  }

  commit(): Promise<void> {
    this.#isCommitted = true;
    return Promise.resolve().then(() => {
      this.memory.apply(this.writes);
    });
  }
}

class Transaction extends Commit {
  /** repeats each read before the commit, to find changes */
  readonly #reads: (() => string)[] = [];
  readonly #seen: string[] = [];

  get(what: Ref | Query): Promise<unknown> {
    if (this.writes.length > 0) throw new Error('a transaction reads before it writes');
    const read = () =>
      JSON.stringify(
        (what instanceof Ref ? [this.memory.snapshot(what)] : what.found()).map(
          ({ ref, updateTime }) => [ref.path, updateTime],
        ),
      );
    this.#reads.push(read);
    this.#seen.push(read());
    return what.get();
  }

  async getAll(...asked: (Ref | ReadOptions)[]): Promise<Snapshot[]> {
    const { refs, fieldMask } = partsOf(asked);
    await Promise.all(refs.map((ref) => this.get(ref)));
    return this.memory.getAll(...refs, { fieldMask });
  }

  isCurrent(): boolean {
    return this.#reads.every((read, index) => read() === this.#seen[index]);
  }
}

export class MemoryDatabase {
  readonly #documents = new Map<string, { data: Data; version: number }>();
  #version = 0;
  #meanwhile: (() => unknown)[] = [];

  get firestore(): Firestore {
    return this as unknown as Firestore;
  }

  clear(): void {
    this.#documents.clear();
    this.#meanwhile = [];
  }

  put(path: string, data: DocumentData): void {
    this.setting(this.doc(path), data)();
  }

  read(path: string): Data | null {
    return this.snapshot(this.doc(path)).data() ?? null;
  }

  all(collection: string): Record<string, Data> {
    const found = this.inCollection(collection);
    return Object.fromEntries(found.map((each) => [each.id, each.data() ?? {}]));
  }

  records<T extends object>(type: RecordType<T>): T[] {
    return Object.values(this.all(type.collection)).map((each) => type.fromStored(each));
  }

  /** Runs once, after the reads and before the writes of the next transaction. */
  meanwhile(act: () => unknown): void {
    this.#meanwhile.push(act);
  }

  doc(path: string): Ref {
    return new Ref(this, path);
  }

  collection(path: string): Query {
    return new Query(this, path);
  }

  getAll(...asked: (Ref | ReadOptions)[]): Promise<Snapshot[]> {
    const { refs, fieldMask } = partsOf(asked);
    return Promise.resolve(refs.map((ref) => this.snapshot(ref).only(fieldMask)));
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

  /** Applies all writes or none. */
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
    check(data);
    checkNew(data);
    return () => {
      if (this.#documents.has(ref.path)) throw fault(ALREADY_EXISTS, `${ref.path} is there`);
      this.#write(ref, {}, (made) => {
        merge(made, data);
      });
    };
  }

  setting(ref: Ref, data: DocumentData, options: SetOptions = {}): Write {
    const isMerged = 'merge' in options && options.merge === true;
    check(data);
    if (!isMerged) checkNew(data);
    return () => {
      this.#write(ref, isMerged ? this.snapshot(ref).data() : {}, (made) => {
        merge(made, data);
      });
    };
  }

  change(ref: Ref, data: DocumentData): Write {
    check(data);
    const paths = Object.keys(data);
    if (paths.length === 0) throw new Error('an update of nothing');
    if (paths.some((path) => paths.some((other) => other.startsWith(`${path}.`))))
      throw new Error('an update of a field and of what is within it');
    for (const value of Object.values(data)) if (isMap(value)) checkNew(value);
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

  /** @param seen fails when the document's version differs */
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

/** The memory of a test file that mocks `platform/app` (`platform/__mocks__`). Each test begins with an empty one. */
export const memory = new MemoryDatabase();
export const memoryAccounts = new MemoryAccounts();
beforeEach(() => {
  memory.clear();
  memoryAccounts.clear();
});
