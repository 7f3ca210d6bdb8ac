import type { ReactNode } from 'react';
import { AlertDialog as Primitive } from 'radix-ui';
import { styled } from 'styled-components';
import { Button } from '../button';
import { descriptionStyle, overlayStyle, sheetStyle, titleStyle } from './dialog-style';
import { escapeUnderToast } from './escape-under-toast';
import { Cluster } from '../layout';
import { color, space } from '../tokens';
import { useFocusReturn } from './use-focus-return';

const Overlay = styled(Primitive.Overlay)`
  ${overlayStyle}
`;
const Sheet = styled(Primitive.Content)<{ $wide?: boolean }>`
  ${sheetStyle}
  scroll-padding-bottom: 5rem;
`;
const Title = styled(Primitive.Title)`
  ${titleStyle}
`;
const Description = styled(Primitive.Description)`
  ${descriptionStyle}
`;

/** Stays in view below a long question. */
const Answers = styled(Cluster)`
  position: sticky;
  /* Measured from within the sheet's padding. */
  bottom: calc(-1 * var(--sheet-padding));
  margin: 0 calc(-1 * var(--sheet-padding)) calc(-1 * var(--sheet-padding));
  padding: ${space.xs} var(--sheet-padding) var(--sheet-padding);
  background: ${color.surface};
  /* Here the answers would cover too much of the sheet. */
  @media (max-height: 20em) {
    position: static;
  }
`;

/** A question. `onConfirm` closes nothing: the owner of `open` decides. */
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
          <Answers $justify="flex-end">
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
          </Answers>
        </Sheet>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
