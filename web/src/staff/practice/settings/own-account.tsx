import type { CallName } from '@tulia/domain/calls/call';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { adminEditorTexts } from '../../parts/texts/editor';
import { connectionsTexts } from './texts/connections';
import { useTexts } from '../../../platform/language/use-texts';
import { Button } from '../../../ui/button';
import { AlertDialog } from '../../../ui/dialogs/alert-dialog';
import { LeaveGuard } from '../../../ui/dialogs/leave-guard';
import type { Elements } from '../../../ui/elements';
import { Cluster, Stack } from '../../../ui/layout';
import type { ToastInput } from '../../../ui/toast-store';
import { useOwnerAction } from './use-owner-action';

/** How the form of an own account ends: left, or kept. */
export type FormEnds = Record<'onClose' | 'onDone', () => void>;

/** The way to the form of an own account, or why there is none. @param form drawn once it is asked for */
export function OwnAccount({
  canKeep,
  mayConnect,
  label,
  again,
  form,
}: {
  canKeep: boolean;
  mayConnect: boolean;
  label: string;
  /** reads the account that was kept */
  again: () => void;
  form: (ends: FormEnds) => ReactNode;
}) {
  const { t } = useTexts(connectionsTexts);
  const [isOpen, setOpen] = useState(false);
  if (!canKeep) return <p>{t.noKey}</p>;
  if (!mayConnect) return <p>{t.onlyOwner}</p>;
  const onClose = () => setOpen(false);
  const onDone = () => {
    onClose();
    again();
  };
  if (isOpen) return form({ onClose, onDone });
  return (
    <Cluster>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
    </Cluster>
  );
}

/** The fields of an own account with their buttons; asks before what was typed is lost. */
export function AccountFrame({
  form,
  save,
  saving,
  onClose,
  children,
}: {
  /** of `useOwnerForm` */
  form: {
    formState: { isDirty: boolean };
    action: { busy: boolean };
    submit: (event: SyntheticEvent) => void;
    dialog: ReactNode;
  };
  save: string;
  saving: string;
  onClose: () => void;
  children: Elements;
}) {
  const { t, common } = useTexts(adminEditorTexts);
  const { busy } = form.action;
  return (
    <>
      <form noValidate onSubmit={form.submit}>
        <Stack>
          {children}
          <Cluster>
            <Button type="submit" busy={busy} busyLabel={saving}>
              {save}
            </Button>
            <Button variant="secondary" disabled={busy} onClick={onClose}>
              {common.cancel}
            </Button>
          </Cluster>
        </Stack>
      </form>
      <LeaveGuard active={form.formState.isDirty} texts={t.guard} />
      {form.dialog}
    </>
  );
}

/** Ends a connection after a question. */
export function EndConnection<Output>({
  contract,
  texts: { endTitle, endText, endFailed },
  done,
  again,
}: {
  contract: CallName<string, object, Output>;
  texts: Record<'endTitle' | 'endText' | 'endFailed', string>;
  done: (answer: Output) => ToastInput;
  again: () => void;
}) {
  const { t, common } = useTexts(connectionsTexts);
  const [asking, setAsking] = useState(false);
  const end = useOwnerAction(contract, { failed: endFailed, done, onDone: again });
  return (
    <>
      <Button
        variant="secondary"
        busy={end.busy}
        busyLabel={t.ending}
        onClick={() => setAsking(true)}
      >
        {t.end}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={endTitle}
        description={endText}
        cancelLabel={common.cancel}
        confirmLabel={t.end}
        danger
        onConfirm={() => {
          setAsking(false);
          void end.run({});
        }}
      />
      {end.dialog}
    </>
  );
}
