/** Two records of one person become one (domain/booking/clients/merge.ts). */
import type { MergeProblem } from '../../booking/clients/merge';
import { defineCall } from '../call';
import * as field from '../fields';

export interface MergeSide {
  id: string;
  version: number;
  name: string;
  email: string;
  phone: string;
  hasAccount: boolean;
  /** epoch milliseconds */
  since: number;
  bookings: number;
  /** whole shillings */
  due: number;
  ahead: number;
  refundDue: number;
}

/** What would happen; changes nothing. @throws not-found also for a record that was merged or whose person left */
export const showMerge = defineCall<{
  keep: MergeSide;
  gone: MergeSide;
  problem: MergeProblem | null;
}>()('desk', {
  name: 'showMerge',
  may: 'manage-practice',
  refusals: ['not-found'],
  input: { keep: field.documentId(), gone: field.documentId() },
});

/** A repeated call changes nothing more. */
export const mergeClients = defineCall<object>()('desk', {
  name: 'mergeClients',
  may: 'manage-practice',
  refusals: ['not-found', 'merge-accounts', 'merge-too-many', 'merge-changed'],
  input: {
    keep: field.documentId(),
    gone: field.documentId(),
    keepVersion: field.version(),
    goneVersion: field.version(),
  },
});

/** @param gone the record that went */
export const undoMerge = defineCall<object>()('desk', {
  name: 'undoMerge',
  may: 'manage-practice',
  refusals: ['merge-over', 'merge-too-many'],
  input: { gone: field.documentId() },
});
