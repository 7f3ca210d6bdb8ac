import type { Refusal } from '@tulia/domain/refusal';

/** Whether the answer to a link of a mail says that the link leads nowhere, now or ever again. */
export function isLinkOver(refusal: Refusal | null): boolean {
  return refusal !== null && (refusal.is('not-found') || refusal.is('invalid-input'));
}
