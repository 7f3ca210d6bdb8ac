import { Refusal } from '../refusal';

/** The refusal that `work` throws, or null. Other errors pass. */
export function refusalOf(work: () => unknown): Refusal | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

export const codeOf = (work: () => unknown) => refusalOf(work)?.code ?? null;
