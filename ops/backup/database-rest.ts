/**
 * A Firestore database over its REST interface, past all rules: documents in the order of their names, and commits.
 * Values stay in the form of that interface, which loses nothing (timestamps to the microsecond, references, bytes).
 */

export interface StoredDocument {
  /** path within the database, such as `bookings/b1/events/1` */
  path: string;
  /** fields as the REST interface writes values */
  fields: Record<string, unknown>;
}

export interface DatabaseAddress {
  /** `https://firestore.googleapis.com`, or the emulator's */
  origin: string;
  project: string;
  databaseId: string;
  /** a token for each request; it may be a new one each time */
  token: () => Promise<string>;
}

interface RestDocument {
  name: string;
  updateTime?: string;
  fields?: Record<string, unknown>;
}

/** Google answered something other than it was asked; `passes` when trying again may help. */
export class DatabaseFault extends Error {
  constructor(
    message: string,
    readonly passes: boolean,
    /** HTTP status of the answer; 0 when there was none */
    readonly status = 0,
  ) {
    super(message);
    this.name = 'DatabaseFault';
  }
}

export type DatabaseWrite =
  | {
      set: StoredDocument;
      /** the write fails when the document has changed since; left out: it replaces any state of the document */
      unchangedSince?: string;
    }
  | { delete: string };

/** A document with the time of its last change, as the REST interface writes it. */
export interface TimedDocument extends StoredDocument {
  updateTime: string;
}

export class DatabaseRest {
  readonly #root: string;

  constructor(readonly at: DatabaseAddress) {
    this.#root = `projects/${at.project}/databases/${at.databaseId}/documents`;
  }

  /**
   * Up to `limit` documents of every collection, in the order of their names, after `after`.
   * @param readTime ISO 8601: as the database was then; null for now
   */
  async page(
    after: string | null,
    limit: number,
    readTime: string | null,
  ): Promise<StoredDocument[]> {
    const found = await this.#query({}, after, limit, readTime);
    return found.map(({ path, fields }) => ({ path, fields }));
  }

  /**
   * Up to `limit` documents of one collection, wherever it lies, in the order of their names, after `after`.
   * @param collectionId its last part, such as `events`
   */
  pageOf(collectionId: string, after: string | null, limit: number): Promise<TimedDocument[]> {
    return this.#query({ collectionId }, after, limit, null);
  }

  async #query(
    from: { collectionId?: string },
    after: string | null,
    limit: number,
    readTime: string | null,
  ): Promise<TimedDocument[]> {
    const rows = (await this.#ask(':runQuery', {
      structuredQuery: {
        from: [{ ...from, allDescendants: true }],
        orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
        limit,
        ...this.#startAfter(after),
      },
      ...(readTime === null ? {} : { readTime }),
    })) as { document?: RestDocument }[];
    return rows.flatMap(({ document }) =>
      document === undefined
        ? []
        : [
            {
              path: document.name.slice(this.#root.length + 1),
              fields: document.fields ?? {},
              updateTime: document.updateTime ?? '',
            },
          ],
    );
  }

  #startAfter(after: string | null): object {
    if (after === null) return {};
    const values = [{ referenceValue: `${this.#root}/${after}` }];
    return { startAt: { values, before: false } };
  }

  /** One document; null when there is none. */
  async read(path: string): Promise<StoredDocument | null> {
    const [row] = (await this.#ask(':batchGet', {
      documents: [`${this.#root}/${path}`],
    })) as { found?: RestDocument }[];
    return row?.found === undefined ? null : { path, fields: row.found.fields ?? {} };
  }

  /** Writes all of them or none. */
  async commit(writes: readonly DatabaseWrite[]): Promise<void> {
    await this.#ask(':commit', {
      writes: writes.map((write) =>
        'set' in write
          ? {
              update: {
                name: `${this.#root}/${write.set.path}`,
                fields: this.#ofThisDatabase(write.set.fields),
              },
              ...(write.unchangedSince === undefined
                ? {}
                : { currentDocument: { updateTime: write.unchangedSince } }),
            }
          : { delete: `${this.#root}/${write.delete}` },
      ),
    });
  }

  /** References name their database; those within a backup mean the one it is restored into. */
  #ofThisDatabase(fields: Record<string, unknown>): unknown {
    const text = JSON.stringify(fields);
    return JSON.parse(
      text.replace(
        /("referenceValue":")projects\/[^/"]+\/databases\/[^/"]+\/documents/g,
        (_, name: string) => `${name}${this.#root}`,
      ),
    );
  }

  async #ask(what: string, body: unknown): Promise<unknown> {
    const { origin, token } = this.at;
    let answer: Response;
    try {
      answer = await fetch(`${origin}/v1/${this.#root}${what}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    } catch (error) {
      throw new DatabaseFault(`Firestore cannot be reached: ${String(error)}`, true);
    }
    const text = await answer.text();
    if (answer.ok) return JSON.parse(text) as unknown;
    const passes = answer.status === 429 || answer.status >= 500;
    const said = `Firestore answered ${answer.status}: ${text.slice(0, 400)}`;
    throw new DatabaseFault(said, passes, answer.status);
  }
}

const MOST_ATTEMPTS = 6;

/** Tries again what may pass by itself, a little later each time. */
export async function patiently<T>(
  work: () => Promise<T>,
  pause: (milliseconds: number) => Promise<void>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const passes = error instanceof DatabaseFault && error.passes;
      if (!passes || attempt >= MOST_ATTEMPTS) throw error;
      await pause(500 * 2 ** attempt);
    }
  }
}
