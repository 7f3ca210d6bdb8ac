import type { BodyOf, CallName } from '@tulia/domain/calls/call';
import { asRefusal, isUnanswered, type Refusal } from '@tulia/domain/refusal';
import { useRef, useState } from 'react';
import type { Language } from '../language/catalogue';
import { refusalSentence } from '../language/refusals';
import { refusalTitle } from '../language/unanswered';
import { useLanguage } from '../language/use-texts';
import { toast, type ToastInput } from '../../ui/toast-store';
import { call } from './call';
import { createRequestIds } from './request-ids';
import { tellWhenSlow } from './tell-slow';

/** A call by its contract, or any work that throws a `Refusal`. */
export type Work<Input, Output> =
  CallName<string, Input, Output> | ((input: Input) => Promise<Output>);

export interface ActionOptions<Input, Output> {
  /** saves what the server must have before */
  first?: (() => Promise<unknown>) | undefined;
  /** title of a refusal's toast; without it the screen shows `refusal` */
  failed?: string | undefined;
  /** a better sentence than `refusalSentence` */
  sentence?: ((refusal: Refusal, language: Language) => string) | undefined;
  /** the toast that says that it is done */
  done?: ((answer: Output, body: BodyOf<Input>) => ToastInput) | undefined;
  onDone?: ((answer: Output, body: BodyOf<Input>) => unknown) | undefined;
  /** returns `true` when the screen shows the refusal, so that no toast does */
  onRefused?: ((refusal: Refusal, body: BodyOf<Input>) => unknown) | undefined;
  /** by default as long as `call` waits */
  patienceMs?: number | undefined;
}

export interface Action<Input> {
  busy: boolean;
  underWay: BodyOf<Input> | null;
  /** why the last action failed; null once another begins */
  refusal: Refusal | null;
  /** the last input, if no answer came: the server may have carried it out */
  unanswered: BodyOf<Input> | null;
  forget: () => void;
  /** Acts once however often it is pressed. Returns whether it was done; a refusal is shown by then. */
  run: (body: BodyOf<Input>) => Promise<boolean>;
}

/**
 * Does what can be refused: one action at a time, with one request id over retries, and tells slowness and refusals.
 * `const { run, busy } = useAction(cancelBooking, { failed: t.failed, done: () => ({ title: t.done }) });`
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
      if (options.done) toast(options.done(answer, body));
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
