import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { styled } from 'styled-components';
import { descriptionStyle, overlayStyle, sheetStyle, titleStyle } from './dialog-style';
import { escapeUnderToast } from './escape-under-toast';
import { IconButton } from '../icon-button';
import { Cluster } from '../layout';
import { color, space } from '../tokens';
import { useFocusReturn } from './use-focus-return';
import type { Elements } from '../elements';

const Overlay = styled(Primitive.Overlay)<{ $veiled: boolean }>`
  ${overlayStyle}
  ${({ $veiled }) => $veiled && `background: ${color.paper};`}
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
const Corner = styled.div`
  position: absolute;
  top: ${space.sm};
  right: ${space.sm};
`;

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** name of the close button; no button without it */
  closeLabel?: string | undefined;
  /** false while it must not close (an unread text, a running call) */
  closable?: boolean;
  wide?: boolean;
  /** a long text: the focus starts at its top, not at buttons below it */
  toRead?: boolean;
  /** hides the page behind it */
  veiled?: boolean;
  footer?: ReactNode;
  children?: Elements;
}

/** A modal dialog: traps the focus, closes by Escape or a press outside, and returns the focus. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  closable = true,
  wide = false,
  toRead = false,
  veiled = false,
  footer,
  children,
}: DialogProps) {
  const returnFocus = useFocusReturn(open);
  const change = (next: boolean) => {
    if (next || closable) onOpenChange(next);
  };
  const keep = (event: Event) => {
    if (!closable) event.preventDefault();
  };
  return (
    <Primitive.Root open={open} onOpenChange={change}>
      <Primitive.Portal>
        <Overlay $veiled={veiled} />
        <Sheet
          $wide={wide}
          onEscapeKeyDown={keep}
          onKeyDown={escapeUnderToast(() => change(false))}
          onPointerDownOutside={keep}
          onOpenAutoFocus={(event) => {
            if (!toRead) return;
            event.preventDefault();
            (event.currentTarget as HTMLElement).focus();
          }}
          onCloseAutoFocus={returnFocus}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <Title>{title}</Title>
          {description !== undefined && <Description>{description}</Description>}
          {children}
          {footer !== undefined && <Cluster $justify="flex-end">{footer}</Cluster>}
          {closeLabel !== undefined && (
            <Corner>
              <IconButton
                label={closeLabel}
                disabled={!closable}
                onClick={() => onOpenChange(false)}
              >
                <X aria-hidden size={20} />
              </IconButton>
            </Corner>
          )}
        </Sheet>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
