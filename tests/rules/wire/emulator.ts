/**
 * One project of the Firestore emulator, met over its REST API: rules and documents are per project, so every test
 * file and every mutant has its own. `owner` passes by the rules.
 */
import { serverTimes, storedFields, type Fields } from './stored-value';

export function emulatorHost(): string {
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  if (host === undefined)
    throw new Error('FIRESTORE_EMULATOR_HOST is not set: `npm test -- rules` starts the emulator');
  return host;
}

export type Write =
  | { kind: 'create' | 'set'; path: string; data: Fields }
  | { kind: 'update'; path: string; data: Fields; mask: readonly string[] }
  | { kind: 'delete'; path: string };

export class EmulatorProject {
  readonly #origin: string;

  constructor(readonly id: string) {
    this.#origin = `http://${emulatorHost()}`;
  }

  /** The full resource name of a document. */
  name(path: string): string {
    return `projects/${this.id}/databases/(default)/documents/${path}`;
  }

  /** Asks the data plane; the bearer is a person's token, `owner`, or undefined for signed out. */
  async ask(method: string, path: string, bearer?: string, body?: unknown): Promise<Response> {
    return fetch(`${this.#origin}/v1/${this.name(path).replace('/documents/:', '/documents:')}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  async commit(writes: readonly Write[], bearer?: string): Promise<Response> {
    return this.ask('POST', ':commit', bearer, {
      writes: writes.map((each) => this.#write(each)),
    });
  }

  #write(write: Write): object {
    const name = this.name(write.path);
    if (write.kind === 'delete') return { delete: name };
    const transforms = serverTimes(write.data);
    return {
      update: { name, fields: storedFields(write.data) },
      ...(write.kind === 'create' ? { currentDocument: { exists: false } } : {}),
      ...(write.kind === 'update'
        ? {
            updateMask: { fieldPaths: write.mask },
            currentDocument: { exists: true },
          }
        : {}),
      ...(transforms.length > 0 ? { updateTransforms: transforms } : {}),
    };
  }

  /** Writes as the owner. @throws Error when the emulator refuses. */
  async prepare(writes: readonly Write[]): Promise<void> {
    const response = await this.commit(writes, 'owner');
    if (!response.ok) throw new Error(`fixture refused: ${await response.text()}`);
  }

  async #admin(method: string, path: string, body?: unknown): Promise<Response> {
    return fetch(`${this.#origin}/emulator/v1/projects/${this.id}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  /** Loads rules. Issues, such as an unknown or unused function, come with rules that are loaded all the same. */
  async loadRules(source: string): Promise<{ loaded: boolean; issues: string | null }> {
    const response = await this.#admin('PUT', ':securityRules', {
      ignore_errors: false,
      rules: { files: [{ name: 'firestore.rules', content: source }] },
    });
    const answer = await response.text();
    const clean = response.ok && !answer.includes('"issues"');
    return { loaded: response.ok, issues: clean ? null : answer };
  }

  async clear(): Promise<void> {
    await this.#admin('DELETE', '/databases/(default)/documents');
  }

  /** The rules coverage: a tree of expressions, each with the values it took. */
  async coverage(): Promise<unknown> {
    return (await this.#admin('GET', ':ruleCoverage')).json();
  }
}
