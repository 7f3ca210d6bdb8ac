import type { Instant } from '../../time/instant';
import { defineCall } from '../call';
import * as field from '../fields';

/** What the practice is connected to. It never holds what is kept. */
export interface ServicesReport {
  /** whether the deployment has a key by which credentials are kept */
  canKeep: boolean;
  google: {
    /** whether the deployment has an OAuth client */
    hasApp: boolean;
    isConnected: boolean;
    /** when the owner connected it; null for a connection of the deployment */
    since: Instant | null;
    /** short code of Google's refusal; null while it accepts the connection */
    problem: string | null;
  };
}

export const showServices = defineCall<ServicesReport>()('office', {
  name: 'showServices',
  may: 'manage-practice',
  input: {},
});

/** Answers the address at which the owner agrees at Google. */
export const startGoogleConnection = defineCall<{ address: string }>()('office', {
  name: 'startGoogleConnection',
  may: 'connect-services',
  refusals: ['connection-failed'],
  input: {},
});

/** With what Google wrote into the address of the page on the way back. */
export const finishGoogleConnection = defineCall<object>()('office', {
  name: 'finishGoogleConnection',
  may: 'connect-services',
  refusals: ['connection-failed'],
  input: {
    code: field.filledLine(512),
    state: field.filledLine(64),
  },
});

/** `revoked` is false when Google did not confirm it. */
export const disconnectGoogle = defineCall<{ revoked: boolean }>()('office', {
  name: 'disconnectGoogle',
  may: 'connect-services',
  refusals: ['connection-failed'],
  input: {},
});
