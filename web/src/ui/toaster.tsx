import { X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { Button } from './button';
import { IconButton } from './icon-button';
import {
  actOnToast,
  currentToast,
  dismissToast,
  subscribeToToasts,
  TOAST_DURATION_MS,
} from './toast-store';
import { color, layer, radius, shadow, space } from './tokens';

/** At the top it leaves the header free. */
const HEADER = '5rem';

const Viewport = styled(Primitive.Viewport)<{ $end: 'top' | 'bottom' }>`
  position: fixed;
  z-index: ${layer.toast};
  right: 0;
  ${({ $end }) => ($end === 'top' ? `top: calc(${HEADER} + var(--leave-quickly))` : 'bottom: var(--bottom-bar)')};
  width: min(100vw, 26rem);
  margin: 0;
  padding: ${space.md};
  list-style: none;
`;

const Root = styled(Primitive.Root)<{ $destructive: boolean }>`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space.xs} ${space.sm};
  align-items: start;
  /* With the field that is wrong in the middle of the window, a toast this high covers nothing of it. */
  max-height: 40dvh;
  overflow-y: auto;
  padding: ${space.md};
  border: 1px solid ${({ $destructive }) => ($destructive ? color.danger : color.line)};
  border-radius: ${radius.md};
  background: ${({ $destructive }) => ($destructive ? color.danger : color.surface)};
  color: ${({ $destructive }) => ($destructive ? color.onDanger : color.ink)};
  box-shadow: ${shadow.raised};
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='cancel'] {
    transform: none;
  }
`;

const Title = styled(Primitive.Title)`
  font-weight: 700;
`;
const Close = styled(IconButton)`
  margin: -0.5rem -0.5rem 0 0;
  color: inherit;
`;
const Act = styled.div`
  grid-column: 1 / -1;
`;

/** Swipe distance in pixels that dismisses, and the key that moves the focus to the notifications. */
const SWIPE_THRESHOLD = 50;
const HOTKEY = ['F8'];

/** Whether a toast at the bottom would lie over what has the focus (WCAG 2.4.11). */
function coversFocus(toasts: HTMLElement): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || toasts.contains(focused)) return false;
  const field = focused.getBoundingClientRect();
  const { width, height } = toasts.getBoundingClientRect();
  return (
    field.height > 0 &&
    field.top < window.innerHeight &&
    field.bottom > window.innerHeight - height &&
    field.right > window.innerWidth - width
  );
}

/** The end of the window at which a toast covers nothing of what has the focus, from when it is shown and as it moves. */
function useFreeEnd(shownId: number | undefined) {
  const region = useRef<HTMLOListElement>(null);
  const [end, setEnd] = useState<'top' | 'bottom'>('bottom');
  useEffect(() => {
    if (shownId === undefined) return;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (region.current) setEnd(coversFocus(region.current) ? 'top' : 'bottom');
      });
    };
    look();
    document.addEventListener('focusin', look);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', look);
    };
  }, [shownId]);
  return { region, end };
}

/** The notifications region. `label` is its name, 'Notifications' in English; `closeLabel` names the cross. */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  const shown = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const { region, end } = useFreeEnd(shown?.id);
  return (
    <Primitive.Provider
      label={label}
      duration={TOAST_DURATION_MS}
      swipeThreshold={SWIPE_THRESHOLD}
      swipeDirection="right"
    >
      {shown && (
        <Root
          key={shown.id}
          $destructive={shown.variant === 'destructive'}
          type={shown.variant === 'destructive' ? 'foreground' : 'background'}
          duration={shown.duration ?? TOAST_DURATION_MS}
          open
          onOpenChange={(open) => {
            if (!open) dismissToast(shown.id);
          }}
        >
          <div>
            <Title>{shown.title}</Title>
            {shown.description !== undefined && (
              <Primitive.Description>{shown.description}</Primitive.Description>
            )}
          </div>
          <Primitive.Close asChild>
            <Close label={closeLabel}>
              <X aria-hidden size={18} />
            </Close>
          </Primitive.Close>
          {shown.action && (
            <Act>
              <Primitive.Action asChild altText={shown.action.altText ?? shown.action.label}>
                <Button
                  variant="secondary"
                  size="sm"
                  onClick={(event) => {
                    // Radix would close the toast on the same press; the store ends it itself, as acted upon.
                    event.preventDefault();
                    actOnToast(shown.id);
                  }}
                >
                  {shown.action.label}
                </Button>
              </Primitive.Action>
            </Act>
          )}
        </Root>
      )}
      <Viewport ref={region} $end={end} hotkey={HOTKEY} label={label} />
    </Primitive.Provider>
  );
}
