import type { CallOf } from '@tulia/domain/calls/endpoints';
import { emulators, firebaseOptions, REGION } from '../firebase/config';

/**
 * Calls a function that needs no account: without the SDK, a token or a cookie, and also while the page is being
 * left. The answer is not read.
 */
export function tellAnonymously(name: CallOf<'reports'>, data: object): Promise<unknown> {
  const local = emulators();
  const { projectId = '' } = firebaseOptions();
  const origin = local
    ? `http://${local.host}:${local.functionsPort}/${projectId}/${REGION}`
    : `https://${REGION}-${projectId}.cloudfunctions.net`;
  return fetch(`${origin}/reports/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
    credentials: 'omit',
    keepalive: true,
  });
}
