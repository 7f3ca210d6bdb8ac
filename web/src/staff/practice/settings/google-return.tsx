import { finishGoogleConnection } from '@tulia/domain/calls/practice/connect-services';
import { isUnanswered } from '@tulia/domain/refusal';
import { useEffect, useState } from 'react';
import { connectionsTexts } from './texts/connections';
import { useQueryPart } from '../../../platform/hooks/use-query-part';
import { useTexts } from '../../../platform/language/use-texts';
import { useAction } from '../../../platform/live/use-action';
import { RetryBanner } from '../../../shared/views/retry-banner';
import { Banner } from '../../../ui/banner';
import { connectSentence } from './use-owner-action';

/** What Google wrote into the address: a code, or why there is none; null without an answer. */
function answerIn(query: URLSearchParams) {
  const part = (name: string) => query.get(name) ?? '';
  const answer = { state: part('state'), code: part('code') };
  return answer.state === '' ? null : { answer, error: part('error') };
}

/**
 * Takes Google's answer out of the address at once, sends it to the server, and says what came of it.
 * @param id of the card, which is brought into view
 */
export function GoogleReturn({ id, again }: { id: string; again: () => void }) {
  const { t, lang } = useTexts(connectionsTexts);
  const [query, change] = useQueryPart();
  const [heard] = useState(() => answerIn(query));
  const { busy, refusal, run } = useAction(finishGoogleConnection, {
    done: () => ({ title: t.google.connected, description: t.google.connectedText }),
    onDone: again,
    // An answer that was lost may have connected the calendar.
    onRefused: again,
  });
  useEffect(() => {
    if (heard === null) return;
    change(() => new URLSearchParams());
    document.getElementById(id)?.scrollIntoView();
    if (heard.answer.code !== '') void run(heard.answer);
    // Google answers once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  if (heard === null) return null;
  const { answer, error } = heard;
  return (
    <>
      {busy && <Banner>{t.google.finishing}</Banner>}
      {answer.code === '' && (
        <Banner tone="warning">
          {error === 'access_denied' ? t.google.denied : t.google.refused}
        </Banner>
      )}
      {refusal !== null && isUnanswered(refusal) && (
        <RetryBanner title={connectSentence(refusal, lang)} onRetry={() => void run(answer)} />
      )}
      {refusal !== null && !isUnanswered(refusal) && (
        <Banner tone="danger">{connectSentence(refusal, lang)}</Banner>
      )}
    </>
  );
}
