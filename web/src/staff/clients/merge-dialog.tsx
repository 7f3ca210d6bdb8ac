import type { Client } from '@tulia/domain/booking/clients/client';
import { mergeClients, showMerge, type MergeSide } from '@tulia/domain/calls/people/merge-clients';
import { Refusal } from '@tulia/domain/refusal';
import { formatMoney, formatShortDay } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { mergeTexts } from './texts/merge';
import { refusalSentence } from '../../platform/language/refusals';
import { useTexts } from '../../platform/language/use-texts';
import { useAction } from '../../platform/live/use-action';
import { useAnswer } from '../../platform/live/use-answer';
import { FindClient } from '../bookings/behalf/known-client';
import { NotRead } from '../parts/not-read';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { RadioGroup } from '../../ui/fields/radio-group';
import { Soft, Stack } from '../../ui/layout';

/** Finds the other record, compares the two, and merges them. */
export function MergeDialog({
  client,
  onClose,
}: {
  client: Client & { id: string };
  onClose: () => void;
}) {
  const { t } = useTexts(mergeTexts);
  const [other, setOther] = useState<string | null>(null);
  if (other !== null)
    return <Compare pair={[client.id, other]} onOther={() => setOther(null)} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.title}
      description={t.text}
      closeLabel={t.close}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t.back}
        </Button>
      }
    >
      <FindClient texts={t} except={client.id} onChoose={({ id }) => setOther(id)} />
    </Dialog>
  );
}

interface CompareProps {
  /** the record of the page, and the other one */
  pair: readonly [own: string, other: string];
  onOther: () => void;
  onClose: () => void;
}

function Compare({ pair: [own, other], onOther, onClose }: CompareProps) {
  const { t, lang } = useTexts(mergeTexts);
  const answer = useAnswer(showMerge, { keep: own, gone: other });
  const [chosen, setChosen] = useState(own);
  const action = useAction(mergeClients, {
    failed: t.notDone,
    done: () => ({ title: t.done, description: t.doneText }),
    onDone: onClose,
    onRefused: (refusal) => {
      if (refusal.is('merge-changed')) answer.again();
    },
  });
  const sides = answer.data === undefined ? [] : [answer.data.keep, answer.data.gone];
  const withAccount = sides.filter(({ hasAccount }) => hasAccount);
  const keep = sides.find(({ id }) => id === (withAccount[0]?.id ?? chosen));
  const gone = sides.find((side) => side !== keep);
  const isTwoPeople = withAccount.length > 1;
  const merge = () => {
    if (keep === undefined || gone === undefined) return;
    const versions = { keepVersion: keep.version, goneVersion: gone.version };
    void action.run({ keep: keep.id, gone: gone.id, ...versions });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.title}
      description={t.text}
      closeLabel={t.close}
      closable={!action.busy}
      footer={
        <>
          <Button variant="secondary" disabled={action.busy} onClick={onOther}>
            {t.other}
          </Button>
          <Button
            disabled={gone === undefined || isTwoPeople}
            busy={action.busy}
            busyLabel={t.sending}
            onClick={merge}
          >
            {t.send}
          </Button>
        </>
      }
    >
      <Stack>
        {answer.data === undefined && <NotRead of={[answer]} texts={t} lines={3} height="3.5rem" />}
        {isTwoPeople && (
          <Banner tone="warning">{refusalSentence(new Refusal('merge-accounts'), lang)}</Banner>
        )}
        {keep !== undefined && (
          <RadioGroup
            name="stays"
            label={t.which}
            hint={withAccount.length > 0 ? t.whichAccount : t.whichHint}
            value={keep.id}
            onValueChange={setChosen}
            options={sides.map((side) => ({
              value: side.id,
              label: <Side side={side} />,
              disabled: withAccount.length > 0 && !side.hasAccount,
            }))}
          />
        )}
      </Stack>
    </Dialog>
  );
}

function Side({ side }: { side: MergeSide }) {
  const { t, lang } = useTexts(mergeTexts);
  const { name, phone, email, hasAccount, since, bookings, due, ahead, refundDue } = side;
  const sums = [
    due > 0 && t.due(formatMoney(due)),
    ahead > 0 && t.ahead(formatMoney(ahead)),
    refundDue > 0 && t.returns(formatMoney(refundDue)),
  ];
  const lines = [
    [phone, email],
    [hasAccount && t.hasAccount, t.since(formatShortDay(since, lang)), t.bookings(bookings)],
    sums,
  ].map((parts) => parts.filter(Boolean).join(' · '));
  return (
    <>
      <strong>{name}</strong>
      {lines
        .filter((line) => line !== '')
        .map((line) => (
          <Soft key={line} $block>
            {line}
          </Soft>
        ))}
    </>
  );
}
