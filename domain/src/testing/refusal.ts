import { Refusal } from '../refusal';

/** The refusal with which something is answered; null where it is done. Any other error goes on. */
export function refusalOf(work: () => unknown): Refusal | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
