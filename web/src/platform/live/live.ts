import type { FirestoreError } from 'firebase/firestore';
import { useCallback, useEffect, useState } from 'react';
import { onSignOutClear } from '../device/local-record';
import { errorCode } from '../firebase/error-code';
import { firestoreHeard, loadFirestore, type LoadedFirestore } from '../firebase/firestore';
import { reportDenial, trackListener } from '../firebase/listeners';
import { useSession } from '../session/session';
import { askServer, type Question } from '../offline/connection';
import { useOnline } from '../offline/use-connection';

/**
 * What a live read knows: the server's answer (`ready`), an older answer from the cache (`ready` and `fromCache`),
 * or nothing (`loading`). An empty cache is no answer: `data` is undefined until the server has said that there is
 * nothing.
 */
export interface Live<T> {
  status: 'idle' | 'loading' | 'ready' | 'error';
  data: T | undefined;
  /** Firestore's error code, such as `permission-denied` */
  error: string | undefined;
  /** from the cache: the server does not confirm it at present */
  fromCache: boolean;
  /** the server has been silent for five seconds: nothing is known yet, or what is shown may be old */
  overdue: boolean;
  /** listens again after an error */
  retry: () => void;
}

export interface ListenTo<T> {
  /** @param isKnown false for an empty cache before the server has answered */
  next: (data: T, fromCache: boolean, isKnown?: boolean) => void;
  fail: (error: FirestoreError) => void;
}

/** The number of answers that are remembered, the newest. */
const ANSWERS = 40;

/**
 * The server's last answers, by query. The memory cache forgets a query without listeners, so that without a
 * connection the person would come back to an empty page. Cleared at sign-out, and lost when the page is closed.
 */
const answers = new Map<string, unknown>();
onSignOutClear(() => answers.clear());

function rememberAnswer(asked: string, data: unknown): void {
  answers.delete(asked);
  answers.set(asked, data);
  const [oldest] = answers.keys();
  if (answers.size > ANSWERS && oldest !== undefined) answers.delete(oldest);
}

type Found<T> = Pick<Live<T>, 'status' | 'data' | 'error' | 'fromCache'> & { key: string };

/**
 * Listens while mounted, begins anew when `key` or the person changes, and ends before a sign-out. Errors end a
 * Firestore listener for good; `retry` starts another.
 * @param key names what is read; null reads nothing.
 * @param listen attaches the listener and answers with its unsubscribe.
 */
export function useLive<T>(
  key: string | null,
  listen: (firestore: LoadedFirestore & { uid: string | null }, to: ListenTo<T>) => () => void,
): Live<T> {
  const session = useSession();
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Found<T> | null>(null);
  const [overdueKey, setOverdueKey] = useState<string | null>(null);
  const uid = session.user?.uid ?? null;
  const waiting = key === null || session.status === 'loading';
  // After staff sign in again the listener starts anew, since the one of the old sign-in has ended.
  const signIn =
    session.status === 'signed-in' && session.role !== 'client' ? session.times?.signedInAt : null;
  const asked = `${uid ?? ''}\n${signIn ?? ''}\n${key ?? ''}`;
  const fullKey = waiting ? null : `${asked}\n${attempt}`;
  const isOnline = useOnline();

  useEffect(() => {
    if (fullKey === null) return;
    let stop: (() => void) | null = null;
    let over = false;
    let hasAnswered = false;
    // As long as only the cache answers, the listener counts as an open question to the server.
    let question: Question | null = null;
    const ask = () => {
      question ??= askServer(() => setOverdueKey(fullKey));
    };
    const end = (how: keyof Question) => {
      question?.[how]();
      question = null;
      setOverdueKey(null);
    };
    ask();
    const fail = (error: unknown) => {
      if (over) return;
      const code = errorCode(error) || 'unknown';
      end(code === 'unavailable' || code === 'unknown' ? 'failed' : 'answered');
      if (code === 'permission-denied') {
        answers.delete(asked);
        reportDenial();
      }
      setFound({
        key: fullKey,
        status: 'error',
        data: undefined,
        error: code,
        fromCache: false,
      });
    };
    loadFirestore().then((firestore) => {
      if (over) return;
      const unsubscribe = listen(
        { ...firestore, uid },
        {
          next: (data, fromCache, isKnown = true) => {
            if (over) return;
            if (fromCache) ask();
            else {
              hasAnswered = true;
              rememberAnswer(asked, data);
              end('answered');
              firestoreHeard();
            }
            if (!hasAnswered && !isKnown) return;
            setFound({ key: fullKey, status: 'ready', data, error: undefined, fromCache });
          },
          fail,
        },
      );
      stop = trackListener(unsubscribe);
    }, fail);
    return () => {
      over = true;
      stop?.();
      question?.dropped();
    };
    // `listen` is made anew on every render; what it reads is named by the key.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [fullKey]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  const overdue = fullKey !== null && overdueKey === fullKey;
  const unknown = { data: undefined, error: undefined, fromCache: false, overdue, retry };
  if (key === null) return { status: 'idle', ...unknown };
  if (found?.key !== fullKey) {
    const before = answers.get(asked) as T | undefined;
    return before === undefined || waiting || (isOnline && !overdue)
      ? { status: 'loading', ...unknown }
      : { status: 'ready', ...unknown, data: before, fromCache: true };
  }
  const { status, data, error, fromCache } = found;
  return { status, data, error, fromCache, overdue, retry };
}
