/** What a Google Cloud project holds, as far as a deployment asks or changes it. Tests prepare it and look at it. */
export interface CloudFunction {
  name: string;
  buildConfig: { entryPoint?: string; runtime?: string; source?: unknown };
  serviceConfig: Record<string, unknown>;
  [other: string]: unknown;
}

export interface Index {
  fields: { fieldPath: string; order?: string }[];
  queryScope: string;
  [other: string]: unknown;
}

export class GoogleProject {
  readonly number = '123456789012';
  /** as which the functions run; Google knows no other */
  account = '';
  /** whether its organisation forbids that everybody calls a function */
  isClosedToStrangers = false;
  signIn: object = {};

  functions = new Map<string, CloudFunction>();
  /** members that may call a service, by its name in small letters */
  invokers = new Map<string, string[]>();
  /** what those that were begun end with */
  operations = new Map<string, object>();
  indexes: Index[] = [];
  fields = new Map<string, object>();
  rules: string | null = null;
  /** paths of the files of each version of the site */
  versions = new Map<string, string[]>();
  releases: { version: string; message: string }[] = [];
  hasCleanupPolicy = false;
  /** requests that no route answers: the stand-in has to learn them */
  unknown: string[] = [];
  #ids = 0;

  constructor(readonly id: string) {}

  nextId(): string {
    this.#ids += 1;
    return `id-${this.#ids}`;
  }

  /** paths of the files of the site as it is */
  get live(): string[] {
    return this.versions.get(this.releases.at(-1)?.version ?? '') ?? [];
  }
}
