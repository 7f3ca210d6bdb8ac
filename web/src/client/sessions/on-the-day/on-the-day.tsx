import { toldAt, WORDS, type Word } from '@tulia/domain/booking/line-word';
import type { ChangeableSession } from '@tulia/domain/booking/manage-view';
import { isUnanswered } from '@tulia/domain/refusal';
import { lineFailureSentence } from '@tulia/domain/wording/line-failure';
import { useEffect, useRef, useState } from 'react';
import { refusalSentence } from '../../../platform/language/refusals';
import { useTexts } from '../../../platform/language/use-texts';
import { useAction } from '../../../platform/live/use-action';
import { usePractice } from '../../../shared/practice/practice';
import { ReachUs } from '../../../shared/views/reach-us';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Cluster, Soft, Stack } from '../../../ui/layout';
import { useMoments } from '../use-moments';
import { onTheDayTexts } from './texts';

export interface Told {
  word: Word;
  told: boolean;
}

export type TellWay = (said: Told) => Promise<unknown>;

/** A slow double tap must not take back what it has just told. */
const ONE_TAP_MS = 1500;

/**
 * The client says that they are late, or asks for a call, and takes it back. What the practice knows comes from the
 * booking alone, so nothing is shown as told before the server has it.
 * @param phone the number that the practice calls; null where it must not be shown @param onChange corrects the number
 */
export default function OnTheDay({
  session,
  phone,
  tell,
  onChange,
}: {
  session: Pick<ChangeableSession, 'lineWord' | 'timezone' | 'service'>;
  phone: string | null;
  tell: TellWay;
  onChange?: () => void;
}) {
  const { t, common, lang } = useTexts(onTheDayTexts);
  const moments = useMoments();
  const practice = usePractice();
  const { run, busy, underWay, refusal } = useAction(tell);
  const [last, setLast] = useState<(Told & { at: number }) | null>(null);
  const buttons = useRef<Partial<Record<Word, HTMLButtonElement | null>>>({});
  useEffect(() => {
    // A button that is off while it sends loses the focus.
    if (!busy && last !== null && document.activeElement === document.body)
      buttons.current[last.word]?.focus();
  }, [busy, last]);
  const trouble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the bar at the bottom would hide it.
    if (refusal !== null) trouble.current?.scrollIntoView({ block: 'center' });
  }, [refusal]);
  const press = (said: Told, at: number) => {
    if (!said.told && last?.told === true && at - last.at < ONE_TAP_MS) return;
    setLast({ ...said, at });
    void run(said);
  };
  const hasArrived = last !== null && (toldAt(session, last.word) !== null) === last.told;
  const isCallTold = toldAt(session, 'call') !== null;
  return (
    <Stack $gap="xs" as="section" aria-label={t.label}>
      <div role="status">
        {WORDS.map((word) => {
          const at = toldAt(session, word);
          return (
            at !== null && (
              <p key={word}>
                <strong>{t.told[word](moments.choice(at, session.timezone))}</strong>
              </p>
            )
          );
        })}
      </div>
      <Cluster $gap="xs">
        {WORDS.map((word) => {
          const told = toldAt(session, word) === null;
          return (
            <Button
              key={word}
              ref={(button) => {
                buttons.current[word] = button;
              }}
              size="sm"
              variant={told ? 'secondary' : 'quiet'}
              busy={busy && underWay?.word === word}
              busyLabel={common.sending}
              onClick={(event) => press({ word, told }, event.timeStamp)}
            >
              {told ? t.say[word] : t.back[word]}
            </Button>
          );
        })}
      </Cluster>
      {phone !== '' && !isCallTold && (
        <Soft $block>{phone === null ? t.numberOfBooking : t.number(phone)}</Soft>
      )}
      {session.service.price > 0 && <Soft $block>{lineFailureSentence(practice, lang)}</Soft>}
      {onChange !== undefined && (
        <div>
          <Button size="sm" variant="quiet" onClick={onChange}>
            {t.change}
          </Button>
        </div>
      )}
      {refusal !== null && !hasArrived && (
        <Banner ref={trouble} tone="danger">
          <span>
            {refusal.is('offline')
              ? t.notSent
              : isUnanswered(refusal)
                ? t.noAnswer
                : `${refusalSentence(refusal, lang)} ${t.callUs}`}
          </span>{' '}
          <ReachUs />
        </Banner>
      )}
    </Stack>
  );
}
