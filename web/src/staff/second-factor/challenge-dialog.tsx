import { useId } from 'react';
import { secondFactorTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import type { Challenge } from '../../platform/session/challenge';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { CodeForm } from './code-form';

export default function ChallengeDialog({ challenge }: { challenge: Challenge }) {
  const t = useTexts(secondFactorTexts).t.ask;
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={() => challenge.answer(null)}
      closeLabel={t.close}
      title={t.title}
      description={t.text}
      footer={
        <>
          <Button variant="secondary" onClick={() => challenge.answer(null)}>
            {t.cancel}
          </Button>
          <Button type="submit" form={formId}>
            {t.confirm}
          </Button>
        </>
      }
    >
      <CodeForm
        id={formId}
        problem={challenge.wrong ? t.wrong : undefined}
        onCode={challenge.answer}
      />
    </Dialog>
  );
}
