/** How the stand-in misbehaves for one device when a test tells it to. */

const KINDS = ['ok', 'unregistered', 'quota', 'unavailable', 'hang', 'lost-answer'] as const;

/**
 * - `unregistered`: 404, the device has given up its token
 * - `quota`: 429
 * - `unavailable`: 503
 * - `hang`: takes nothing and never answers
 * - `lost-answer`: takes the message, then cuts the connection
 */
export type PushFaultKind = (typeof KINDS)[number];

export interface PushFault {
  kind: PushFaultKind;
  token: string;
  /** for how many messages; without it until it is set to `ok` */
  times?: number;
}

export class PushFaults {
  readonly #of = new Map<string, { kind: PushFaultKind; left: number }>();

  set({ kind, token, times = Infinity }: PushFault): void {
    this.#of.set(token, { kind, left: times });
  }

  /** The fault of the message that comes in now. */
  take(token: string): PushFaultKind {
    const fault = this.#of.get(token);
    if (fault === undefined) return 'ok';
    fault.left -= 1;
    if (fault.left <= 0) this.#of.delete(token);
    return fault.kind;
  }
}

/** The control call's input, undefined when it is none. */
export function parsePushFault(value: unknown): PushFault | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { kind, token, times } = value as Record<string, unknown>;
  const known = KINDS.find((one) => one === kind);
  if (known === undefined || typeof token !== 'string') return undefined;
  if (times === undefined) return { kind: known, token };
  if (typeof times !== 'number' || !Number.isInteger(times) || times < 1) return undefined;
  return { kind: known, token, times };
}
