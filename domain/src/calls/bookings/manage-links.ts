/** What clients do without an account, by the link in an email to them. */
import type { ManageView } from '../../booking/manage-view';
import { defineCall } from '../call';
import * as field from '../fields';
import { OF_DECISIONS, OF_TIMES } from './decide-booking';

interface Shown {
  view: ManageView;
}

/** Changes nothing: mail scanners open links too. */
export const showManageLink = defineCall<Shown>()('client', {
  name: 'showManageLink',
  may: 'anybody',
  refusals: ['not-found'],
  input: { token: field.linkToken() },
});

/** Cancels by the rules of `cancelBooking` for clients. */
export const cancelByLink = defineCall<Shown>()('client', {
  name: 'cancelByLink',
  may: 'anybody',
  refusals: OF_DECISIONS,
  input: { token: field.linkToken(), version: field.version() },
});

/**
 * Changes the phone number, and the name unless it is empty. Never the email address: whoever has the link must not be
 * able to redirect later emails.
 */
export const changeContactByLink = defineCall<Shown>()('client', {
  name: 'changeContactByLink',
  may: 'anybody',
  refusals: ['not-found', 'version-conflict'],
  input: {
    token: field.linkToken(),
    version: field.version(),
    name: field.nameOrNone(),
    phone: field.phone(),
  },
});

/** Moves a session as `moveBooking` does for the client, and a request as `chooseAnotherTime` does. */
export const moveByLink = defineCall<Shown>()('client', {
  name: 'moveByLink',
  may: 'anybody',
  refusals: [...OF_TIMES, 'too-late-to-move'],
  input: {
    token: field.linkToken(),
    version: field.version(),
    date: field.date(),
    time: field.time(),
  },
});
