import { AlertDialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button';
import { descriptionStyle, overlayStyle, sheetStyle, titleStyle } from './dialog-style';
import { escapeUnderToast } from './escape-under-toast';
import { Cluster } from '../layout';
import { useFocusReturn } from './use-focus-return';

const Overlay = styled(Primitive.Overlay)`
  ${overlayStyle}
`;
const Sheet = styled(Primitive.Content)<{ $wide?: boolean }>`
  ${sheetStyle}
`;
const Title = styled(Primitive.Title)`
  ${titleStyle}
`;
const Description = styled(Primitive.Description)`
  ${descriptionStyle}
`;

/**
 * A question that must be answered before anything goes on. `onConfirm` closes nothing: the owner of `open`
 * decides.
 */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  cancelLabel,
  confirmLabel,
  busyLabel,
  busy = false,
  danger = false,
  onConfirm,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  cancelLabel: ReactNode;
  confirmLabel: ReactNode;
  busyLabel?: ReactNode;
  busy?: boolean;
  danger?: boolean;
  onConfirm: () => void;
  children?: ReactNode;
}) {
  const returnFocus = useFocusReturn(open);
  const change = (next: boolean) => {
    if (!busy) onOpenChange(next);
  };
  return (
    <Primitive.Root open={open} onOpenChange={change}>
      <Primitive.Portal>
        <Overlay />
        <Sheet onKeyDown={escapeUnderToast(() => change(false))} onCloseAutoFocus={returnFocus}>
          <Title>{title}</Title>
          <Description>{description}</Description>
          {children}
          <Cluster $justify="flex-end">
            <Primitive.Cancel asChild>
              <Button variant="secondary" disabled={busy}>
                {cancelLabel}
              </Button>
            </Primitive.Cancel>
            <Button
              variant={danger ? 'danger' : 'primary'}
              busy={busy}
              busyLabel={busyLabel}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </Cluster>
        </Sheet>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
