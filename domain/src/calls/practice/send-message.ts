import * as yup from 'yup';
import { MESSAGE_SUBJECTS } from '../../records/message';
import { defineCall } from '../call';
import * as field from '../fields';

/** The contact form (specification sections 2, 5 and 8). Open to every visitor within a rate limit. */
export const sendMessage = defineCall<{ messageId: string }>()('client', {
  name: 'sendMessage',
  may: 'anybody',
  refusals: ['spam'],
  input: {
    requestId: field.requestId(),
    name: field.name(),
    email: field.email(),
    subject: yup.string().oneOf(MESSAGE_SUBJECTS).required(),
    message: field.seen(field.text(4000), 'message-required'),
    honeypot: field.honeypot(),
    language: field.language(),
  },
});
