/** What a Google Cloud project holds, as far as a deployment asks or changes it. Tests prepare it and look at it. */

/** An answer that Google gives in place of the one that was hoped for. */
export class Refused extends Error {
  /** @param code HTTP status @param status Google's word for it */
  constructor(
    readonly code: number,
    readonly status: string,
    message: string,
  ) {
    super(message);
    this.name = 'Refused';
  }
}

export interface CloudFunction {
  name: string;
  buildConfig: { entryPoint?: string; runtime?: string; source?: unknown };
  serviceConfig: Record<string, unknown>;
  eventTrigger?: object;
  labels?: Record<string, string>;
  [other: string]: unknown;
}

export interface Index {
  name: string;
  queryScope: string;
  fields: { fieldPath: string; order?: string; arrayConfig?: string }[];
  state: 'CREATING';
}

export interface Release {
  version: string;
  message: string;
}

export class GoogleProject {
  readonly number = '123456789012';
  secrets = new Set<string>();
  roles: { role: string; members: string[] }[] = [];
  serviceAccounts = new Set<string>();
  /** whether its organisation forbids that everybody calls a function */
  isClosedToStrangers = false;
  signIn: object = {};

  /** by their whole names */
  functions = new Map<string, CloudFunction>();
  /** members that may call a service, by its whole name */
  invokers = new Map<string, string[]>();
  /** what those that were begun end with */
  operations = new Map<string, object>();
  indexes = new Map<string, Index>();
  fields = new Map<string, object>();
  rulesets = new Map<string, string>();
  rules: string | null = null;
  versions = new Map<string, { status: string; config?: object; files: Record<string, string> }>();
  uploaded = new Set<string>();
  releases: Release[] = [];
  cleanupPolicies = new Set<string>();
  #ids = 0;

  /** requests that no route answers: the stand-in has to learn them */
  unknown: string[] = [];

  constructor(readonly id: string) {}

  nextId(): string {
    this.#ids += 1;
    return `id-${this.#ids}`;
  }

  /** names of the deployed functions */
  get functionNames(): string[] {
    return [...this.functions.keys()].map((name) => name.split('/').at(-1) ?? '').sort();
  }

  /** The files of the site as it is: path and content hash. */
  get live(): Record<string, string> {
    return this.versions.get(this.releases.at(-1)?.version ?? '')?.files ?? {};
  }
}
