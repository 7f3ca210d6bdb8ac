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
  ['credentials are no longer valid. Please run firebase login', 'not-signed-in', 'Sign in'],
  ['HTTP Error: 403, The caller does not have permission', 'forbidden', 'Ask an owner of tulia-k'],
  ['Quota exceeded for quota metric', 'quota', 'Wait a minute'],
  ['429 RESOURCE_EXHAUSTED', 'quota', 'Wait a minute'],
  ['request to https://x failed, reason: getaddrinfo EAI_AGAIN', 'network', 'connection'],
  ['getaddrinfo ENOTFOUND x.com', 'network', 'connection'],
  ['NOT_FOUND: The database does not exist', 'not-found', 'spelled right'],
  ['WARNING: your quota project is other. NOT_FOUND: no such thing', 'not-found', 'spelled right'],
  ['something else', 'other', 'docs/operate.md'],
  [
    'no value for the following environment variables: SITE_URL, MAIL_FROM',
    'not-found',
    'Write SITE_URL, MAIL_FROM into functions/.env.tulia-kenya',
  ],
  ['no value for the secret SMTP_USER: SMTP_USER', 'not-found', 'secrets:set SMTP_USER --project'],
  ["latest version of secret 'SMTP_USER is in illegal state", 'not-found', 'secrets:set SMTP_USER'],
  ['must be on the Blaze (pay-as-you-go) plan to complete this', 'forbidden', 'usage/details'],
  [
    'One or more users named in the policy do not belong to a permitted customer',
    'forbidden',
    'iam.allowedPolicyMemberDomains',
  ],
  ['missing permission on the build service account.', 'forbidden', 'cloudbuild.builds.builder'],
  [
    '400, Service account tulia-functions@x does not exist.',
    'not-found',
    'service-accounts create',
  ],
  ['Quota exceeded for total allowable CPU per project', 'quota', 'Total CPU allocation'],
  ['denied while using the Eventarc Service Agent.', 'forbidden', 'wait ten minutes'],
  ['could not set up cleanup policy in location x', 'forbidden', 'artifacts:setpolicy'],
  [
    'Changing from a scheduled function to an HTTPS function is not allowed.',
    'other',
    'functions:delete',
  ],
])('“%s” is %s', (text, trouble, todo) => {
  expect(troubleIn(text)).toBe(trouble);
  expect(todoAfter(text, 'tulia-kenya')).toContain(todo);
});
