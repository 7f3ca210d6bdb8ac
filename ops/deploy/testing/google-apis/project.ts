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
  state: 'CREATING' | 'READY' | 'NEEDS_REPAIR';
}

export interface Release {
  version: string;
  message: string;
}

/** What goes wrong, by the name of a route; each for the next so many requests. */
export interface Fault {
  at: string;
  /** `cut` closes the connection; at `<route>.operation` the operation that was begun ends with the error */
  kind: 'cut' | 'refused';
  code: number;
  status: string;
  message: string;
  times: number;
}

export class GoogleProject {
  readonly number = '123456789012';
  lifecycleState = 'ACTIVE';
  billingAccount = 'billingAccounts/0A-0B';
  apis: Set<string>;
  secrets = new Set<string>();
  roles: { role: string; members: string[] }[] = [];
  serviceAccounts = new Set<string>();
  /** names of the organisation's policies in force */
  policies = new Set<string>();
  signIn: object = {};
  database: Record<string, string> | null = {
    type: 'FIRESTORE_NATIVE',
    locationId: 'africa-south1',
  };

  /** by their whole names */
  functions = new Map<string, CloudFunction>();
  /** members that may call a service, by its whole name */
  invokers = new Map<string, string[]>();
  operations = new Map<string, { done: boolean; response?: object; error?: object }>();
  indexes = new Map<string, Index>();
  fields = new Map<string, object>();
  rulesets = new Map<string, string>();
  rules: string | null = null;
  versions = new Map<string, { status: string; config?: object; files: Record<string, string> }>();
  uploaded = new Set<string>();
  releases: Release[] = [];
  cleanupPolicies = new Set<string>();
  #ids = 0;

  faults: Fault[] = [];
  /** every request, such as `firestore POST /v1/projects/…` */
  asked: string[] = [];
  /** requests that no route answers: the stand-in has to learn them */
  unknown: string[] = [];

  constructor(
    readonly id: string,
    apis: readonly string[],
  ) {
    this.apis = new Set(apis);
  }

  nextId(): string {
    this.#ids += 1;
    return `id-${this.#ids}`;
  }

  /** The next request of this name goes wrong. */
  fail(at: string, fault: Partial<Omit<Fault, 'at'>> = {}): void {
    this.faults.push({
      at,
      kind: 'refused',
      code: 403,
      status: 'PERMISSION_DENIED',
      message: 'The caller does not have permission',
      times: 1,
      ...fault,
    });
  }

  /** The fault that is due at a request of this name. */
  faultAt(at: string): Fault | undefined {
    const fault = this.faults.find((each) => each.at === at && each.times > 0);
    if (fault !== undefined) fault.times -= 1;
    return fault;
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
