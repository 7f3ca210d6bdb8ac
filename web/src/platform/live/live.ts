import { useCallback, useEffect, useState } from 'react';
import { onSignOutClear } from '../device/local-record';
import { errorCode } from '../firebase/error-code';
import { firestoreHeard, loadFirestore, type LoadedFirestore } from '../firebase/firestore';
import { reportDenial, trackListener } from '../firebase/listeners';
import { useSession } from '../session/session';
import { askServer, type Question } from '../offline/connection';
import { useOnline } from '../offline/use-connection';

/**
 * The server's answer (`ready`), an older one from the cache (`ready` and `fromCache`), or nothing (`loading`). An
 * empty cache is no answer: `data` is undefined until the server says that nothing exists.
 */
export interface Live<T> {
  status: 'idle' | 'loading' | 'ready' | 'error';
  data: T | undefined;
  error: string | undefined;
  /** the server does not confirm it at present */
  fromCache: boolean;
  /** the server has been silent for five seconds: data are missing or may be old */
  overdue: boolean;
  retry: () => void;
}

export interface ListenTo<T> {
  /** @param isKnown false for an empty cache before the server has answered */
  next: (data: T, fromCache: boolean, isKnown?: boolean) => void;
  fail: (error: unknown) => void;
}

/** Only the newest answers are remembered. */
const ANSWERS = 40;

/**
 * The server's last answers by query, for a person who comes back without a connection: the memory cache forgets
 * queries without listeners. Cleared at sign-out.
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
 * Listens while mounted, again when `key` or the person changes, and stops before a sign-out. An error ends a
 * Firestore listener; `retry` starts another.
 * @param key names what is read; null reads nothing.
 * @param listen attaches the listener and returns its unsubscribe.
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
  // A new sign-in of staff needs a new listener: the old one has ended.
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
    // While only the cache answers, the listener is an open question to the server.
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
      setFound({ key: fullKey, status: 'error', data: undefined, error: code, fromCache: false });
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
    // The key names what `listen` reads.
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
