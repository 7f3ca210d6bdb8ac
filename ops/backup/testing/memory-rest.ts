/** A database in memory behind the REST client, for tests of what is written to it and in which commits. */
import { DatabaseRest, type DatabaseWrite, type StoredDocument } from '../database-rest';

export class MemoryRest extends DatabaseRest {
  readonly documents = new Map<string, StoredDocument['fields']>();
  /** the paths that each commit wrote */
  readonly commits: string[][] = [];
  /** after which document, and as of when, each page was asked for */
  readonly asked: { after: string | null; readTime: string | null }[] = [];
  /** it dies once it has committed, or was asked for pages, so often */
  mostCommits = Infinity;
  mostPages = Infinity;

  constructor({ project = 'p', bookings = 0 } = {}) {
    const token = () => Promise.reject(new Error('nothing is asked of the network'));
    super({ origin: '', project, databaseId: 'd', token });
    for (let index = 0; index < bookings; index += 1) {
      const fields = { n: { integerValue: String(index) } };
      this.documents.set(`bookings/b${String(index).padStart(5, '0')}`, fields);
    }
  }

  override page(
    after: string | null,
    limit: number,
    readTime: string | null,
  ): Promise<StoredDocument[]> {
    if (this.asked.length === this.mostPages) return Promise.reject(new Error('killed'));
    this.asked.push({ after, readTime });
    const found = [...this.documents]
      .map(([path, fields]) => ({ path, fields }))
      .filter(({ path }) => after === null || path > after)
      .sort((a, b) => (a.path < b.path ? -1 : 1));
    return Promise.resolve(found.slice(0, limit));
  }

  override read(path: string): Promise<StoredDocument | null> {
    const fields = this.documents.get(path);
    return Promise.resolve(fields === undefined ? null : { path, fields });
  }

  override commit(writes: readonly DatabaseWrite[]): Promise<void> {
    if (this.commits.length >= this.mostCommits) return Promise.reject(new Error('killed'));
    this.commits.push(writes.map((each) => ('set' in each ? each.set.path : each.delete)));
    for (const write of writes) {
      if ('set' in write) this.documents.set(write.set.path, write.set.fields);
      else this.documents.delete(write.delete);
    }
    return Promise.resolve();
  }
}
