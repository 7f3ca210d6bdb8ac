/** The stored events of every calendar, with the rules of the API about ids, conferences and deletion. */
import { createHash } from 'node:crypto';
import type { EventInput } from './event-input';
import { deleted, duplicate, invalid, notFound } from './google-error';

interface StoredTime {
  /** of an event of whole days */
  date?: string;
  dateTime?: string;
  timeZone?: string;
}

export interface StoredEvent extends Omit<EventInput, 'conferenceData' | 'start' | 'end'> {
  start?: StoredTime;
  end?: StoredTime;
  id: string;
  calendarId: string;
  status: string;
  updated: string;
  hangoutLink?: string;
  conferenceData?: object;
}

export class Calendar {
  readonly #events = new Map<string, StoredEvent>();
  /** number of the last change of each event, and of all */
  readonly #changes = new Map<string, number>();
  #last = 0;
  /** the last request for a conference, by event */
  readonly #asked = new Map<string, string>();

  /** Every event, deleted ones (status `cancelled`) too. */
  all(): StoredEvent[] {
    return [...this.#events.values()];
  }

  /** The events of a calendar that changed after this change, deleted ones too. */
  changedSince(calendarId: string, change: number): StoredEvent[] {
    return this.all().filter(
      (event) =>
        event.calendarId === calendarId &&
        (this.#changes.get(key(calendarId, event.id)) ?? 0) > change,
    );
  }

  token(): string {
    return `sync-${this.#last}`;
  }

  /** NaN for a token that it does not know. */
  changeOf(token: string): number {
    return Number(/^sync-(\d+)$/.exec(token)?.[1] ?? NaN);
  }

  /** An event that a person makes or changes at Google, in any form that Google returns. */
  lay(event: StoredEvent): void {
    const { id, calendarId } = event;
    const whole = { ...event, updated: new Date().toISOString() };
    this.#events.set(key(calendarId, id), whole);
    this.#changed(key(calendarId, id));
  }

  #changed(of: string): void {
    this.#last += 1;
    this.#changes.set(of, this.#last);
  }

  /** Makes an event. An id that any event ever had, even a deleted one, is a duplicate. */
  insert(calendarId: string, input: EventInput, withConference: boolean): StoredEvent {
    const { id, conferenceData, ...fields } = input;
    if (id === undefined || fields.start === undefined || fields.end === undefined)
      throw invalid('Missing id, start or end time.');
    if (this.#events.has(key(calendarId, id))) throw duplicate();
    const updated = new Date().toISOString();
    const event = { status: 'confirmed', ...fields, id, calendarId, updated };
    this.#events.set(key(calendarId, id), event);
    this.#changed(key(calendarId, id));
    if (withConference) this.#addConference(event, conferenceData);
    return event;
  }

  get(calendarId: string, id: string): StoredEvent {
    const event = this.#events.get(key(calendarId, id));
    if (event === undefined) throw notFound();
    return event;
  }

  /** Changes the given fields. */
  patch(calendarId: string, id: string, input: EventInput, withConference: boolean): StoredEvent {
    const event = this.get(calendarId, id);
    const { conferenceData, ...fields } = input;
    Object.assign(event, fields, { id, updated: new Date().toISOString() });
    this.#changed(key(calendarId, id));
    if (withConference) this.#addConference(event, conferenceData);
    return event;
  }

  /** Deletes an event, and its conference with it; a second time is refused with 410. */
  delete(calendarId: string, id: string): void {
    const event = this.get(calendarId, id);
    if (event.status === 'cancelled') throw deleted();
    event.status = 'cancelled';
    this.#changed(key(calendarId, id));
    delete event.conferenceData;
    delete event.hangoutLink;
  }

  /**
   * "If an ID provided is the same as for the previous request, the request is ignored" (`createRequest.requestId`).
   */
  #addConference(event: StoredEvent, wanted: EventInput['conferenceData']): void {
    const requestId = wanted?.createRequest?.requestId;
    const of = key(event.calendarId, event.id);
    if (requestId === undefined || this.#asked.get(of) === requestId) return;
    this.#asked.set(of, requestId);
    event.hangoutLink = meetLink(requestId);
    event.conferenceData = {
      createRequest: {
        requestId,
        conferenceSolutionKey: { type: 'hangoutsMeet' },
        status: { statusCode: 'success' },
      },
      entryPoints: [{ entryPointType: 'video', uri: event.hangoutLink }],
    };
  }
}

const key = (calendarId: string, id: string) => `${calendarId}/${id}`;

/** The link Meet would give (three, four and three letters), the same for the same request. */
export function meetLink(requestId: string): string {
  const digest = createHash('sha256').update(requestId).digest();
  const letters = [...digest.subarray(0, 10)].map((byte) => String.fromCharCode(97 + (byte % 26)));
  return `https://meet.google.com/${letters.join('').replace(/^(...)(....)/, '$1-$2-')}`;
}
