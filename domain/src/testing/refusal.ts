import { Refusal } from '../refusal';

/** The refusal that `work` throws; null where it succeeds. Other errors are thrown on. */
export function refusalOf(work: () => unknown): Refusal | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** The code of the refusal; null where there is none. */
export const codeOf = (work: () => unknown) => refusalOf(work)?.code ?? null;
