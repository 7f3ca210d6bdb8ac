/** Meet conferences as the API answers them, derived from the request so that a retry is the same. */
import { createHash } from 'node:crypto';
import type { CreateRequest } from './event-input';

/** Conference data of an event, with the meeting's link once it is ready. */
export interface Conference {
  hangoutLink?: string;
  conferenceData: Record<string, unknown>;
}

/** The link Meet would give: three, four and three letters. */
export function meetLink(requestId: string): string {
  const digest = createHash('sha256').update(requestId).digest();
  const letters = [...digest.subarray(0, 10)].map((byte) => String.fromCharCode(97 + (byte % 26)));
  const code = [letters.slice(0, 3), letters.slice(3, 7), letters.slice(7)];
  return `https://meet.google.com/${code.map((part) => part.join('')).join('-')}`;
}

/** The conference that answers a create request, still pending or made. */
export function conferenceFor(createRequest: CreateRequest, pending: boolean): Conference {
  const request = {
    requestId: createRequest.requestId,
    conferenceSolutionKey: { type: 'hangoutsMeet' },
    status: { statusCode: pending ? 'pending' : 'success' },
  };
  if (pending) return { conferenceData: { createRequest: request } };
  const hangoutLink = meetLink(createRequest.requestId);
  return {
    hangoutLink,
    conferenceData: {
      createRequest: request,
      entryPoints: [
        {
          entryPointType: 'video',
          uri: hangoutLink,
          label: hangoutLink.replace('https://', ''),
        },
      ],
      conferenceSolution: { key: { type: 'hangoutsMeet' }, name: 'Google Meet' },
      conferenceId: hangoutLink.slice('https://meet.google.com/'.length),
    },
  };
}
