/** The stored events of every calendar, with the rules of the API about ids and deletion. */
import type { Chance } from '../../test-run/random';
import { conferenceFor } from './conference';
import type { CreateRequest, EventInput } from './event-input';
import { deleted, duplicate, invalid, notFound } from './google-error';

export interface StoredEvent extends EventInput {
  id: string;
  calendarId: string;
  status: string;
  hangoutLink?: string;
}

export class Calendar {
  #events = new Map<string, StoredEvent>();
  #pending = new Map<string, CreateRequest>();
  /** the last conference that was asked for, by event */
  #asked = new Map<string, string>();
  readonly #chance: Chance;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  /** Every event, deleted ones (status `cancelled`) too. */
  all(): StoredEvent[] {
    return [...this.#events.values()];
  }

  clear(): void {
    this.#events.clear();
    this.#pending.clear();
    this.#asked.clear();
  }

  /** Makes an event. An id that was ever used, even by a deleted event, is a duplicate. */
  insert(calendarId: string, input: EventInput, conference: ConferenceWish): StoredEvent {
    if (input.start === undefined) throw invalid('Missing start time.');
    if (input.end === undefined) throw invalid('Missing end time.');
    const id = input.id ?? this.#chance.hex(26);
    if (this.#events.has(key(calendarId, id))) throw duplicate();
    const now = new Date().toISOString();
    const { conferenceData, ...fields } = input;
    const event: StoredEvent = {
      kind: 'calendar#event',
      status: 'confirmed',
      iCalUID: `${id}@google.com`,
      sequence: 0,
      created: now,
      organizer: { email: calendarId === 'primary' ? 'owner@tulia.example' : calendarId },
      ...fields,
      id,
      calendarId,
      htmlLink: `https://www.google.com/calendar/event?eid=${id}`,
      updated: now,
    };
    this.#wish(event, conferenceData?.createRequest, conference);
    this.#events.set(key(calendarId, id), event);
    return event;
  }

  /** One event. A conference that was pending is made by the next look. */
  get(calendarId: string, id: string): StoredEvent {
    const event = this.#find(calendarId, id);
    const request = this.#pending.get(key(calendarId, id));
    if (request !== undefined) {
      this.#pending.delete(key(calendarId, id));
      Object.assign(event, conferenceFor(request, false));
    }
    return event;
  }

  /** Changes the given fields (PATCH) or all of them (PUT). */
  update(
    calendarId: string,
    id: string,
    { conferenceData, ...fields }: EventInput,
    conference: ConferenceWish,
    whole: boolean,
  ): StoredEvent {
    const event = this.#find(calendarId, id);
    if (whole && (fields.start === undefined || fields.end === undefined)) {
      throw invalid('Missing end time.');
    }
    if (whole) {
      const kept = ['kind', 'id', 'calendarId', 'status', 'created', 'organizer', 'htmlLink'];
      const conferenceKept = ['conferenceData', 'hangoutLink', 'sequence', 'iCalUID'];
      for (const name of Object.keys(event)) {
        if (!kept.includes(name) && !conferenceKept.includes(name)) {
          Reflect.deleteProperty(event, name);
        }
      }
    }
    Object.assign(event, fields, { id, calendarId, updated: new Date().toISOString() });
    event['sequence'] = Number(event['sequence'] ?? 0) + 1;
    if (conferenceData === null && conference !== 'ignored') {
      delete event.conferenceData;
      delete event.hangoutLink;
    }
    this.#wish(event, conferenceData?.createRequest, conference);
    return event;
  }

  /** Deletes an event, and its conference with it; a second time is refused with 410. */
  delete(calendarId: string, id: string): void {
    const event = this.#find(calendarId, id);
    if (event.status === 'cancelled') throw deleted();
    event.status = 'cancelled';
    delete event.conferenceData;
    delete event.hangoutLink;
  }

  /** Events of one calendar that carry all these private properties (`name=value`). */
  list(calendarId: string, properties: readonly string[], showDeleted: boolean): StoredEvent[] {
    return this.all().filter(
      (event) =>
        event.calendarId === calendarId &&
        (showDeleted || event.status !== 'cancelled') &&
        properties.every((property) => {
          const [name = '', ...value] = property.split('=');
          return event.extendedProperties?.private?.[name] === value.join('=');
        }),
    );
  }

  #find(calendarId: string, id: string): StoredEvent {
    const event = this.#events.get(key(calendarId, id));
    if (event === undefined) throw notFound();
    return event;
  }

  #wish(event: StoredEvent, request: CreateRequest | undefined, wish: ConferenceWish): void {
    // Without conferenceDataVersion=1 Google quietly ignores conference data.
    if (request === undefined || wish === 'ignored') return;
    // "If an ID provided is the same as for the previous request, the request is ignored" (`createRequest.requestId`).
    const of = key(event.calendarId, event.id);
    if (this.#asked.get(of) === request.requestId) return;
    this.#asked.set(of, request.requestId);
    Object.assign(event, conferenceFor(request, wish === 'pending'));
    if (wish === 'pending') this.#pending.set(of, request);
  }
}

/** What becomes of a conference that is asked for. */
export type ConferenceWish = 'made' | 'pending' | 'ignored';

function key(calendarId: string, id: string): string {
  return `${calendarId}/${id}`;
}
