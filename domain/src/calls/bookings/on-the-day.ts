/** What the client tells the practice shortly before a session, and during it. */
import * as yup from 'yup';
import { WORDS } from '../../booking/line-word';
import type { ManageView } from '../../booking/manage-view';
import { defineCall } from '../call';
import * as field from '../fields';

const word = () => ({
  word: yup.string().oneOf(WORDS, 'word-invalid').required('word-invalid'),
  /** false to take it back */
  told: yup.boolean().required(),
});

/** Without a version: a change of the booking must not keep the word from staff. A second call changes nothing. */
export const tellPractice = defineCall<{ version: number }>()('client', {
  name: 'tellPractice',
  may: 'signed-in',
  refusals: ['not-found', 'transition-not-allowed'],
  input: { bookingId: field.documentId(), ...word() },
});

/** As `tellPractice`, by the link in an email. */
export const tellByLink = defineCall<{ view: ManageView }>()('client', {
  name: 'tellByLink',
  may: 'anybody',
  refusals: ['not-found', 'transition-not-allowed'],
  input: { token: field.linkToken(), ...word() },
});
