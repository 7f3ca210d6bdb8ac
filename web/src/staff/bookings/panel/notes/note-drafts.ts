/**
 * Drafts of notes. A draft is sent when staff pause in typing, when the page is hidden and when the form closes. Until
 * then it is only in this page's memory, which is cleared when staff sign out.
 */
import { saveNoteDraft } from '@tulia/domain/calls/bookings/staff-actions';
import type { NoteDraft } from '@tulia/domain/booking/note';
import type { Instant } from '@tulia/domain/time/instant';
import { call } from '../../../../platform/live/call';
import { currentConnection, subscribeToConnection } from '../../../../platform/offline/connection';
import { currentSession, subscribeToSession } from '../../../../platform/session/session-store';
import { createStore, type Store } from '../../../../store';

/** The pause in typing before a draft is sent, the longest time between two sendings, and the wait after a failure. */
const PAUSE_MS = 1000;
const AT_MOST_MS = 5000;
const AGAIN_MS = 10_000;
/** A form that opens again sooner may have read the server before the last draft arrived there. */
const REMEMBERED_MS = 5000;

export interface Words {
  /** empty: no different from the note */
  text: string;
  /** the version of the note under the draft; 0: no note */
  version: number;
}

/** `none`: nothing to save. `failed`: the page tries again. `at`: when the server saved the draft. */
export interface DraftState {
  state: 'none' | 'waiting' | 'saved' | 'failed';
  at: Instant | null;
}

export interface Draft {
  shown: Store<DraftState>;
  type: (words: Words) => void;
  /** Tells that the form is on the page; the returned function tells that it closed. */
  open: () => () => void;
  /** Resolves when no draft is being sent, so that no draft arrives after a note that is saved next. */
  saved: () => Promise<unknown>;
  /** Forgets the draft after the note was saved, which ended the draft on the server too. */
  forget: () => void;
  /** the text with which a new form begins; null: none */
  found: NoteDraft | null;
}

interface KeptDraft extends Draft {
  flush: () => void;
  isUnsaved: () => boolean;
  end: () => void;
}

const drafts = new Map<string, KeptDraft>();

/** @param stored the server's draft; null: none */
export function draftOf(bookingId: string, stored: NoteDraft | null): Draft {
  watchPage();
  return drafts.get(bookingId) ?? createDraft(bookingId, stored);
}

function createDraft(bookingId: string, stored: NoteDraft | null): KeptDraft {
  let words: Words = stored ?? { text: '', version: 0 };
  let saved = words.text;
  let at = stored?.updatedAt ?? null;
  let failures = 0;
  let forms = 0;
  /** when the oldest unsaved change was typed */
  let since: Instant | null = null;
  let isBusy = false;
  let isOver = false;
  let underWay: Promise<unknown> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const shown = createStore<DraftState>({ state: 'none', at });

  const isUnsaved = () => words.text !== saved && !isOver;
  const tell = () => {
    const hasFailed = failures > 0 || currentConnection() === 'offline';
    const unsaved = hasFailed ? 'failed' : 'waiting';
    const state = isUnsaved() ? unsaved : words.text === '' ? 'none' : 'saved';
    const before = shown.get();
    if (before.state !== state || before.at !== at) shown.set({ state, at });
  };
  const plan = () => {
    clearTimeout(timer);
    if (isOver) return;
    tell();
    if (isBusy) return;
    if (!isUnsaved()) {
      if (forms === 0) timer = setTimeout(() => drafts.delete(bookingId), REMEMBERED_MS);
      return;
    }
    since ??= Date.now();
    const pause = Math.min(PAUSE_MS, since + AT_MOST_MS - Date.now());
    timer = setTimeout(flush, failures > 0 ? AGAIN_MS : Math.max(0, pause));
  };
  const flush = () => {
    if (isBusy || !isUnsaved()) return;
    clearTimeout(timer);
    isBusy = true;
    since = null;
    const sent = words.text;
    underWay = call(saveNoteDraft, { bookingId, ...words })
      .then(
        () => {
          failures = 0;
          [saved, at] = [sent, Date.now()];
        },
        () => {
          failures += 1;
        },
      )
      .then(() => {
        isBusy = false;
        plan();
      });
  };

  const self: KeptDraft = {
    shown,
    get found() {
      return words.text === '' ? null : { ...words, updatedAt: at ?? Date.now() };
    },
    type: (next: Words) => {
      const hasChanged = next.text !== words.text;
      words = next;
      if (hasChanged) plan();
    },
    open: () => {
      forms += 1;
      drafts.set(bookingId, self);
      plan();
      return () => {
        forms -= 1;
        if (isUnsaved() || isBusy) flush();
        else drafts.delete(bookingId);
      };
    },
    saved: () => underWay,
    forget: () => {
      words = { ...words, text: '' };
      saved = '';
      plan();
    },
    flush,
    isUnsaved,
    end: () => {
      isOver = true;
      clearTimeout(timer);
    },
  };
  return self;
}

let watches = false;

function watchPage(): void {
  if (watches) return;
  watches = true;
  const flushAll = () => drafts.forEach((draft) => draft.flush());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flushAll();
  });
  subscribeToConnection(flushAll);
  // After a sign-out no draft may be sent under another account, and closing the page asks no question.
  subscribeToSession(() => {
    if (currentSession().status === 'signed-in') return;
    drafts.forEach((draft) => draft.end());
    drafts.clear();
  });
  addEventListener('beforeunload', (event) => {
    if ([...drafts.values()].some((draft) => draft.isUnsaved())) event.preventDefault();
  });
}
