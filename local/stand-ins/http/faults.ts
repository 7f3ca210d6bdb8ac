/** What the stand-ins' faults have in common: how a test orders one, and how one for a single recipient is used up. */
import { json, parseJson, type Answer } from './serve';

/** How a field of an order is read: one of these words; a text; a whole number from 1. With `?` it may be absent. */
type Field = readonly string[] | 'text' | 'text?' | 'count?';

export type FaultFields<Fault> = Record<keyof Fault & string, Field>;

/**
 * Answers a control call that orders a fault, 400 when its body is no such order.
 * @param set orders it, and gives what is answered
 */
export function answerOrder<Fault>(
  body: string,
  fields: FaultFields<Fault>,
  set: (fault: Fault) => unknown,
): Answer {
  const read = Object.entries<Field>(fields);
  const sent = (parseJson(body) ?? {}) as Record<string, unknown>;
  if (read.every(([name, field]) => fits(sent[name], field))) {
    const given = read
      .map(([name]) => [name, sent[name]])
      .filter(([, value]) => value !== undefined);
    return json(set(Object.fromEntries(given) as Fault));
  }
  const names = read.map(([name, field]) => (String(field).endsWith('?') ? `${name}?` : name));
  return json({ error: `expected {${names.join(', ')}}` }, 400);
}

function fits(value: unknown, field: Field): boolean {
  if (typeof field !== 'string') return field.includes(value as string);
  if (value === undefined) return field.endsWith('?');
  if (field === 'count?') return Number.isInteger(value) && (value as number) > 0;
  return typeof value === 'string';
}

/** Faults for one recipient each, for so many messages. */
export class FaultsByRecipient<Kind> {
  readonly #of = new Map<string, { kind: Kind; left: number }>();

  set(recipient: string, kind: Kind, times: number): void {
    this.#of.set(recipient, { kind, left: times });
  }

  /** How many messages it is still ordered for. */
  left(recipient: string): number {
    return this.#of.get(recipient)?.left ?? 0;
  }

  /** The fault of the message that comes in now, undefined when none is ordered for its recipient. */
  take(recipient: string): Kind | undefined {
    const fault = this.#of.get(recipient);
    if (fault === undefined) return undefined;
    fault.left -= 1;
    if (fault.left <= 0) this.#of.delete(recipient);
    return fault.kind;
  }
}
