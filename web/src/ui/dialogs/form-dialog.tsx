import { useId, type ReactNode, type SyntheticEvent } from 'react';
import { Banner } from '../banner';
import { Button } from '../button';
import { Stack } from '../layout';
import { Dialog, type DialogProps } from './dialog';
import type { Elements } from '../elements';

export function FormDialog({
  onSubmit,
  busy,
  onClose,
  texts,
  danger = false,
  ready = true,
  refusal,
  closable = true,
  children,
  ...dialog
}: Pick<DialogProps, 'title' | 'description' | 'wide' | 'closable'> & {
  onSubmit: (event: SyntheticEvent) => void;
  busy: boolean;
  onClose: () => void;
  texts: {
    /** name of the close button; no button without it */
    close?: string | undefined;
    back: string;
    send: string;
    sending: string;
  };
  /** sending deletes something */
  danger?: boolean;
  /** false while it cannot be sent */
  ready?: boolean;
  /** why sending failed; empty when a field or a toast says it */
  refusal?: ReactNode;
  children: Elements;
}) {
  const id = useId();
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={onClose}
      closable={closable && !busy}
      closeLabel={texts.close}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {texts.back}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={danger ? 'danger' : 'primary'}
            disabled={!ready}
            busy={busy}
            busyLabel={texts.sending}
          >
            {texts.send}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit}>
        <Stack>
          {children}
          {refusal !== undefined && refusal !== null && <Banner tone="danger">{refusal}</Banner>}
        </Stack>
      </form>
    </Dialog>
  );
}
