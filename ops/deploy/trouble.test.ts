import { expect, test } from 'vitest';
import { todoAfter, troubleIn } from './trouble';

// Parts of what firebase-tools 15 and gcloud print.
test.each([
  ['API [run.googleapis.com] not enabled on project', 'api-off', 'gcloud services enable run.goog'],
  [
    'firestore.googleapis.com has not been used in project 1 before or it is disabled',
    'api-off',
    'gcloud services enable firestore.goog',
  ],
  ['HTTP Error: 401, Request had invalid authentication', 'not-signed-in', 'firebase login'],
  ['HTTP Error: 403, The caller does not have permission', 'forbidden', 'Ask an owner of tulia-k'],
  ['Quota exceeded for quota metric', 'quota', 'Wait a minute'],
  ['Quota exceeded for total allowable CPU per project', 'quota', 'Total CPU allocation'],
  ['request to https://x failed, reason: getaddrinfo EAI_AGAIN', 'network', 'connection'],
  ['WARNING: your quota project is other. NOT_FOUND: no such thing', 'not-found', 'spelled right'],
  ['no value for the secret SMTP_USER: SMTP_USER', 'not-found', 'secrets:set SMTP_USER --project'],
  ['something else', 'other', 'docs/operate.md'],
])('“%s” is %s', (text, trouble, todo) => {
  expect(troubleIn(text)).toBe(trouble);
  expect(todoAfter(text, 'tulia-kenya')).toContain(todo);
});
