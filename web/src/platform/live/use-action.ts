import type { BodyOf, CallName } from '@tulia/domain/calls/call';
import { asRefusal, isUnanswered, type Refusal } from '@tulia/domain/refusal';
import { useRef, useState } from 'react';
import type { Language } from '../language/catalogue';
import { refusalSentence } from '../language/refusals';
import { refusalTitle } from '../language/unanswered';
import { useLanguage } from '../language/use-texts';
import { toast } from '../../ui/toast-store';
import { call } from './call';
import { createRequestIds } from './request-ids';
import { tellWhenSlow } from './tell-slow';

/** A call of the server by its contract, or any work that throws a `Refusal` when it cannot be done. */
export type Work<Input, Output> =
  CallName<string, Input, Output> | ((input: Input) => Promise<Output>);

export interface ActionOptions<Input, Output> {
  /** changes that must reach the server first; the action waits for them */
  first?: (() => Promise<unknown>) | undefined;
  /** title of the toast that tells of a refusal; without one the screen shows `refusal` itself */
  failed?: string | undefined;
  /** the sentence of a refusal, where the subject has a better one than `refusalSentence` */
  sentence?: ((refusal: Refusal, language: Language) => string) | undefined;
  onDone?: ((answer: Output, body: BodyOf<Input>) => unknown) | undefined;
  /** gets a refusal first; returns `true` when the screen shows it, so that no toast does */
  onRefused?: ((refusal: Refusal, body: BodyOf<Input>) => unknown) | undefined;
  /** how long an answer is waited for; without it as long as `call` waits */
  patienceMs?: number | undefined;
}

export interface Action<Input> {
  busy: boolean;
  /** what is under way */
  underWay: BodyOf<Input> | null;
  /** why the last action was not done; null as soon as another begins */
  refusal: Refusal | null;
  /** what was sent last, as long as nobody knows whether it was done: its answer did not come */
  unanswered: BodyOf<Input> | null;
  forget: () => void;
  /** Does the action once however often it is pressed. Returns whether it was done; a refusal is shown by then. */
  run: (body: BodyOf<Input>) => Promise<boolean>;
}

/**
 * The one way to do something that can be refused: busy, one at a time, the request id kept over retries, the
 * connection asked first (`call`), a long wait and a refusal put into words.
 * `const { run, busy } = useAction(cancelBooking, { failed: t.failed, onDone: () => toast({ title: t.done }) });`
 */
export function useAction<Input, Output>(
  work: Work<Input, Output>,
  options: ActionOptions<Input, Output> = {},
): Action<Input> {
  const language = useLanguage();
  const [underWay, setUnderWay] = useState<BodyOf<Input> | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [unanswered, setUnanswered] = useState<BodyOf<Input> | null>(null);
  const running = useRef(false);
  const [ids] = useState(() => createRequestIds());

  const attempt = (body: BodyOf<Input>): Promise<Output> => {
    if (typeof work === 'function') return work(body as Input);
    const input = work.takesRequestId ? { ...body, requestId: ids.of(body) } : body;
    return options.patienceMs === undefined
      ? call(work, input as Input)
      : call(work, input as Input, options.patienceMs);
  };
  const tell = (refused: Refusal, body: BodyOf<Input>) => {
    setRefusal(refused);
    const isTold = options.onRefused?.(refused, body) === true;
    if (isTold || options.failed === undefined) return;
    const description = (options.sentence ?? refusalSentence)(refused, language);
    const title = refusalTitle(refused, options.failed, language);
    toast({ variant: 'destructive', title, description });
  };
  const run = async (body: BodyOf<Input>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setUnderWay(body);
    setRefusal(null);
    const answered = tellWhenSlow(language);
    const end = () => {
      answered();
      running.current = false;
      setUnderWay(null);
    };
    try {
      if (options.first) await options.first();
      const answer = await attempt(body);
      ids.close();
      setUnanswered(null);
      end();
      options.onDone?.(answer, body);
      return true;
    } catch (error) {
      const refused = asRefusal(error);
      setUnanswered(isUnanswered(refused) ? body : null);
      end();
      tell(refused, body);
      return false;
    }
  };
  const forget = () => setRefusal(null);
  return { busy: underWay !== null, underWay, refusal, unanswered, forget, run };
}
