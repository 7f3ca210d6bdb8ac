/**
 * What is being typed into notes, on its way to the server. The words are sent whenever nobody has typed for a moment, when the
 * page goes out of sight, and when their form closes; so closing a form loses nothing. Until they are sent they are in the
 * memory of this page and nowhere else on the device, and they end with the sign-in.
 */
import { saveNoteDraft } from '@tulia/domain/calls/booking-desk';
import type { NoteDraft } from '@tulia/domain/records/booking';
import type { Instant } from '@tulia/domain/time/instant';
import { call } from '../../../../platform/live/call';
import { currentConnection, subscribeToConnection } from '../../../../platform/offline/connection';
import { currentSession, subscribeToSession } from '../../../../platform/session/session-store';
import { createStore, type Store } from '../../../../store';

/** Milliseconds: of not typing before the words are sent, at most between two sendings, and after a failure. */
const PAUSE_MS = 1000;
const AT_MOST_MS = 5000;
const AGAIN_MS = 10_000;
/** A form that opens again so soon may have asked the server before the last words came there. */
const REMEMBERED_MS = 5000;

export interface Words {
  /** empty where nothing differs from the note */
  text: string;
  /** of the note that they were begun from; 0 for none */
  version: number;
}

/** `none`: there is nothing to save. `failed`: it is tried again by itself. `at` is when the server took the words. */
export interface DraftState {
  state: 'none' | 'waiting' | 'saved' | 'failed';
  at: Instant | null;
}

export interface Draft {
  shown: Store<DraftState>;
  /** what the form holds now */
  type: (words: Words) => void;
  /** the form is on the page; answers with what to do when it closes */
  open: () => () => void;
  /** Resolves when no sending is under way: what is saved then is not followed by an older draft. */
  settled: () => Promise<unknown>;
  /** The note was saved, and the server has ended the draft. */
  forget: () => void;
  /** what a form that opens shows first; null for nothing */
  found: NoteDraft | null;
}

interface KeptDraft extends Draft {
  flush: () => void;
  isUnsaved: () => boolean;
  /** Nothing of it is sent any more. */
  end: () => void;
}

const drafts = new Map<string, KeptDraft>();

/**
 * The draft of a note on this page.
 * @param stored what the server has of it; null for nothing
 */
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
  /** when the words that are not saved were begun */
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
    settled: () => underWay,
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
  // The words of somebody who has logged out are sent for nobody else, and keep no page on the screen.
  subscribeToSession(() => {
    if (currentSession().status === 'signed-in') return;
    drafts.forEach((draft) => draft.end());
    drafts.clear();
  });
  addEventListener('beforeunload', (event) => {
    if ([...drafts.values()].some((draft) => draft.isUnsaved())) event.preventDefault();
  });
}
