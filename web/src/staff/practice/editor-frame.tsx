import { useState, type SyntheticEvent } from 'react';
import { adminEditorTexts } from '../parts/texts/editor';
import { useTexts } from '../../platform/language/use-texts';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { LeaveGuard, LeaveQuestion } from '../../ui/dialogs/leave-guard';
import type { Elements } from '../../ui/elements';
import { H2 } from '../../ui/heading';
import { Cluster, Stack } from '../../ui/layout';

/** A form that asks before unsaved changes are lost. `onClose` adds a button that leads back. */
export function EditorFrame({
  title,
  form,
  dirty = form.formState.isDirty,
  save,
  onClose,
  children,
  extra,
}: {
  title: string;
  form: {
    formState: { isDirty: boolean };
    action: { busy: boolean };
    submit: (event: SyntheticEvent) => void;
  };
  dirty?: boolean;
  /** the text of the button, if not only "Save" */
  save?: string;
  onClose?: () => void;
  children: Elements;
  extra?: Elements;
}) {
  const { t, common } = useTexts(adminEditorTexts);
  const { busy } = form.action;
  const [asking, setAsking] = useState(false);
  const close = () => {
    if (dirty) setAsking(true);
    else onClose?.();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    form.submit(event);
  };
  return (
    <Card as="section" aria-label={title}>
      <form noValidate onSubmit={submit}>
        <Stack $gap="lg">
          <H2>{title}</H2>
          {children}
          <Cluster>
            <Button type="submit" busy={busy} busyLabel={common.saving}>
              {save ?? common.save}
            </Button>
            {onClose && (
              <Button variant="secondary" disabled={busy} onClick={close}>
                {t.back}
              </Button>
            )}
            {extra}
            {dirty && <Badge $tone="warning">{t.unsaved}</Badge>}
          </Cluster>
        </Stack>
      </form>
      <LeaveGuard active={dirty} texts={t.guard} />
      <LeaveQuestion
        open={asking}
        texts={t.guard}
        onStay={() => setAsking(false)}
        onLeave={() => onClose?.()}
      />
    </Card>
  );
}
