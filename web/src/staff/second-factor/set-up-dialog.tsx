import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { secondFactorTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import type { Enrolment } from '../../platform/session/second-factor';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { Stack } from '../../ui/layout';
import { CodeForm } from './code-form';

const Key = styled.code`
  overflow-wrap: anywhere;
  user-select: all;
`;

/** Groups of four letters are easier to type. */
const grouped = (key: string) => key.match(/.{1,4}/g)?.join(' ') ?? key;

/** Shows the key for the app, and asks for the first code as a proof. */
export function SetUpDialog({
  enrolment,
  onDone,
  onClose,
}: {
  enrolment: Enrolment;
  onDone: () => void;
  onClose: () => void;
}) {
  const { t: all } = useTexts(secondFactorTexts);
  const t = all.setUp;
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState(false);

  const finish = async (code: string) => {
    if (busy) return;
    setBusy(true);
    try {
      await enrolment.finish(code);
      onDone();
    } catch {
      setWrong(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closable={!busy}
      closeLabel={all.ask.close}
      title={t.title}
      description={t.text}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {all.ask.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel={all.working}>
            {t.confirm}
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          {t.key}: <Key>{grouped(enrolment.key)}</Key>
        </p>
        <p>
          <a href={enrolment.uri}>{t.open}</a>
        </p>
        <CodeForm
          id={formId}
          problem={wrong ? all.ask.wrong : undefined}
          onCode={(code) => void finish(code)}
        />
      </Stack>
    </Dialog>
  );
}
