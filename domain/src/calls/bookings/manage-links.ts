/** Moving, cancelling and being reached otherwise, by the link in the client's own mail, without an account. */
import type { ManageView } from '../../booking/manage-view';
import { defineCall } from '../call';
import * as field from '../fields';

interface Shown {
  view: ManageView;
}

/** How the session stands that a link is for. Changes nothing: mail scanners open links too. */
export const showManageLink = defineCall<Shown>()('client', {
  name: 'showManageLink',
  may: 'anybody',
  refusals: ['not-found'],
  input: { token: field.linkToken() },
});

/** Cancels it by the rules of `cancelBooking` for the client. Cancelling twice is the same as once. */
export const cancelByLink = defineCall<Shown>()('client', {
  name: 'cancelByLink',
  may: 'anybody',
  refusals: ['not-found', 'version-conflict', 'transition-not-allowed'],
  input: { token: field.linkToken(), version: field.version() },
});

/**
 * Another phone number, and another name unless that is empty. Never another e-mail address: the link itself came by
 * mail, and whoever has it must not be able to lead the later emails away.
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
  refusals: [
    'not-found',
    'version-conflict',
    'transition-not-allowed',
    'too-late-to-move',
    'slot-taken',
    'slot-unavailable',
  ],
  input: {
    token: field.linkToken(),
    version: field.version(),
    date: field.date(),
    time: field.time(),
  },
});
