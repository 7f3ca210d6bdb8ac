import { expect, test } from 'vitest';
import { todoAfter, troubleIn } from './trouble';

// As firebase-tools 15 and gcloud print them.
test.each([
  ['API [run.googleapis.com] not enabled on project', 'api-off', 'gcloud services enable run.goog'],
  [
    'HTTP Error: 401, Request had invalid authentication credentials',
    'not-signed-in',
    'firebase login',
  ],
  [
    'Your credentials are no longer valid. Please run firebase login --reauth',
    'not-signed-in',
    'Sign in',
  ],
  [
    'HTTP Error: 403, The caller does not have permission',
    'forbidden',
    'Ask an owner of tulia-kenya',
  ],
  ['Quota exceeded for quota metric', 'quota', 'Wait a minute'],
  ['request to https://x failed, reason: getaddrinfo EAI_AGAIN', 'network', 'connection'],
  ['NOT_FOUND: The database does not exist', 'not-found', 'spelled right'],
  ['WARNING: your quota project is other. NOT_FOUND: no such thing', 'not-found', 'spelled right'],
  ['something else', 'other', 'docs/operate.md'],
  [
    'In non-interactive mode but have no value for the following environment variables: SITE_URL, MAIL_FROM',
    'not-found',
    'Write SITE_URL, MAIL_FROM into functions/.env.tulia-kenya',
  ],
  [
    'In non-interactive mode but have no value for the secret SMTP_USER: SMTP_USER',
    'not-found',
    'functions:secrets:set SMTP_USER --project tulia-kenya',
  ],
  [
    "Cloud Secret Manager's latest version of secret 'SMTP_USER is in illegal state DISABLED",
    'not-found',
    'functions:secrets:set SMTP_USER',
  ],
  [
    'Your project tulia-kenya must be on the Blaze (pay-as-you-go) plan to complete this command.',
    'forbidden',
    'usage/details',
  ],
  [
    'HTTP Error: 400, One or more users named in the policy do not belong to a permitted customer',
    'forbidden',
    'iam.allowedPolicyMemberDomains',
  ],
  [
    'Build failed with status: FAILURE. Could not build the function due to a missing permission on the build service account.',
    'forbidden',
    'roles/cloudbuild.builds.builder',
  ],
  [
    'HTTP Error: 400, Service account tulia-functions@x does not exist.',
    'not-found',
    'service-accounts create',
  ],
  [
    'Quota exceeded for total allowable CPU per project per region.',
    'quota',
    'Total CPU allocation',
  ],
  [
    'Permission denied while using the Eventarc Service Agent. If you recently started to use Eventarc, it may take a few minutes',
    'forbidden',
    'wait ten minutes',
  ],
  [
    'Error: Functions successfully deployed but could not set up cleanup policy in location africa-south1',
    'forbidden',
    'artifacts:setpolicy',
  ],
  [
    'Changing from a scheduled function to an HTTPS function is not allowed. Please delete your function',
    'other',
    'functions:delete',
  ],
])('“%s” is %s', (text, trouble, todo) => {
  expect(troubleIn(text)).toBe(trouble);
  expect(todoAfter(text, 'tulia-kenya')).toContain(todo);
});
