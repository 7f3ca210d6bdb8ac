import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { Badge } from '../badge';
import { Button } from '../button';
import { Card } from '../card';
import { H2 } from '../heading';
import { Cluster, Stack } from '../layout';
import { LeaveGuard, LeaveQuestion, type LeaveGuardTexts } from './leave-guard';
import type { Elements } from '../elements';

/** A form that asks before unsaved changes are lost; `onClose` adds a button that leads back. */
export function EditorFrame({
  title,
  texts,
  dirty,
  busy,
  onSave,
  onClose,
  children,
  extra,
}: {
  title: ReactNode;
  texts: {
    save: string;
    saving: string;
    unsaved: string;
    back?: string;
    guard: LeaveGuardTexts;
  };
  dirty: boolean;
  busy: boolean;
  onSave: (event: SyntheticEvent) => void;
  onClose?: () => void;
  children: Elements;
  extra?: Elements;
}) {
  const [asking, setAsking] = useState(false);
  const close = () => {
    if (dirty) setAsking(true);
    else onClose?.();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSave(event);
  };
  return (
    <Card as="section" aria-label={typeof title === 'string' ? title : undefined}>
      <form noValidate onSubmit={submit}>
        <Stack $gap="lg">
          <H2>{title}</H2>
          {children}
          <Cluster>
            <Button type="submit" busy={busy} busyLabel={texts.saving}>
              {texts.save}
            </Button>
            {onClose && (
              <Button variant="secondary" disabled={busy} onClick={close}>
                {texts.back}
              </Button>
            )}
            {extra}
            {dirty && <Badge $tone="warning">{texts.unsaved}</Badge>}
          </Cluster>
        </Stack>
      </form>
      <LeaveGuard active={dirty} texts={texts.guard} />
      <LeaveQuestion
        open={asking}
        texts={texts.guard}
        onStay={() => setAsking(false)}
        onLeave={() => onClose?.()}
      />
    </Card>
  );
}
