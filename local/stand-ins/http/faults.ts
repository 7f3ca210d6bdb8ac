/** The faults that a test orders from a stand-in. */
import { json, parseJson } from './serve';

interface FaultOrder {
  /** `ok` ends a fault */
  kind: string;
  /** how often; left out, until another order */
  times?: number;
}

/** One fault for each recipient; the empty name stands for all. */
export class Faults<Order extends FaultOrder> {
  readonly #orders = new Map<string, { order: Order; left: number }>();

  /** Replaces the order for the same recipient; `ok` for all ends all. */
  set(order: Order, recipient = ''): void {
    if (order.kind !== 'ok') {
      this.#orders.set(recipient, { order, left: order.times ?? Infinity });
    } else if (recipient === '') this.#orders.clear();
    else this.#orders.delete(recipient);
  }

  /** The fault that happens now, if a fitting one is ordered for this recipient. */
  take(recipient = '', fits: (order: Order) => boolean = () => true): Order | undefined {
    const found = this.#orders.get(recipient);
    if (found === undefined || !fits(found.order)) return undefined;
    found.left -= 1;
    if (found.left <= 0) this.#orders.delete(recipient);
    return found.order;
  }

  /** The order, without using it up. */
  ordered(recipient = ''): Order | undefined {
    return this.#orders.get(recipient)?.order;
  }
}

/** Answers a test that orders a fault; 400 for an unknown kind. */
export function answerOrder<Order extends FaultOrder>(
  body: string,
  kinds: readonly Order['kind'][],
  set: (order: Order) => void,
) {
  const order = parseJson(body) as Order | undefined;
  if (order === undefined || !['ok', ...kinds].includes(order.kind))
    return json({ error: `kind is ok or one of ${kinds.join(', ')}` }, 400);
  set(order);
  return json(order);
}
