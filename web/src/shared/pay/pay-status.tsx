import { isCodeAwaited, type PayState, type PayView } from '@tulia/domain/booking/pay-view';
import { keptFeeSentence } from '@tulia/domain/wording/kept-fee';
import { formatMoney } from '@tulia/domain/wording/money';
import { useId, type ReactNode } from 'react';
import { paymentsTexts } from './texts';
import { usePractice } from '../practice/practice';
import { useTexts } from '../../platform/language/use-texts';
import { Badge } from '../../ui/badge';
import { Banner } from '../../ui/banner';
import { H3 } from '../../ui/heading';
import { Cluster, Stack } from '../../ui/layout';
import { PromiseText } from './promise-text';

const TONES = {
  open: 'warning',
  waiting: 'primary',
  checking: 'primary',
  received: 'success',
  kept: 'neutral',
  'refund-due': 'warning',
  refunded: 'neutral',
} as const satisfies Record<PayState, string>;

interface PayStatusProps {
  view: PayView;
  /** the reader's time zone */
  zone: string;
  heading?: 'h2' | 'h3';
  children?: ReactNode;
}

/** The state of money and time in words, then what to do. */
export function PayStatus({ view, zone, heading: Heading = 'h3', children }: PayStatusProps) {
  const { t } = useTexts(paymentsTexts);
  const titleId = useId();
  const { state, promise } = view;
  return (
    <section aria-labelledby={titleId}>
      <Stack $gap="sm">
        <Cluster $justify="space-between">
          <H3 as={Heading} id={titleId}>
            {t.heading}
          </H3>
          <Badge $tone={TONES[state]}>{t.states[state]}</Badge>
        </Cluster>
        <div role="status">
          <Stack $gap="xs">
            <StateText view={view} />
            {promise !== null && <PromiseText promise={promise} zone={zone} />}
          </Stack>
        </div>
        {children}
      </Stack>
    </section>
  );
}

function StateText({ view }: { view: PayView }) {
  const { t, lang } = useTexts(paymentsTexts);
  const { refundCutoffHours } = usePractice();
  const { prompt, saidCode } = view;
  switch (view.state) {
    case 'open':
      return (
        <>
          {prompt !== null && (
            <Banner tone="warning">
              {prompt.end === null ? t.noAnswerYet(prompt.phone) : t.ends[prompt.end]}
            </Banner>
          )}
          {saidCode !== null && <Banner tone="warning">{t.unseenText(saidCode)}</Banner>}
          {view.received > 0 && <p>{t.paid(formatMoney(view.received))}</p>}
          <strong>{t.toPay(formatMoney(view.toPay))}</strong>
        </>
      );
    case 'waiting':
      return <p>{t.waitingText(prompt?.phone ?? '')}</p>;
    case 'checking':
      return <p>{isCodeAwaited(view) ? t.saidText(saidCode ?? '') : t.checkingText}</p>;
    case 'received':
      return <p>{t.paid(formatMoney(view.received))}</p>;
    case 'kept':
      return (
        <p>
          {view.keptByPolicy
            ? keptFeeSentence(view.received, refundCutoffHours, lang)
            : t.kept(formatMoney(view.received))}
        </p>
      );
    case 'refund-due':
      return <p>{t.refundDue(formatMoney(view.toReturn))}</p>;
    case 'refunded':
      return <p>{t.refunded(formatMoney(view.returned))}</p>;
  }
}
