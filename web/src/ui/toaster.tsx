import { X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { Button } from './button';
import { IconButton } from './icon-button';
import { watchPresses } from './press';
import { actOnToast, dismissToast, lastToast, TOAST_DURATION_MS } from './toast-store';
import { below, color, layer, radius, shadow, space, text, windowHeight } from './tokens';

/** Spans the window between fixed bars. The toast lies at one end, and it alone takes the pointer. */
const Viewport = styled(Primitive.Viewport)`
  position: fixed;
  z-index: ${layer.toast};
  inset: calc(var(--header) + var(--leave-quickly)) 0 var(--bottom-bar) auto;
  display: grid;
  align-content: end;
  &[data-end='top'] {
    align-content: start;
  }
  width: min(100vw, 26rem);
  margin: 0;
  padding: ${space.md};
  list-style: none;
  pointer-events: none;
  @media ${below.md} {
    padding: ${space.xs};
  }
`;

/** Most of the window's height that a toast fills. */
const MOST = 0.4;

const Root = styled(Primitive.Root)<{ $destructive: boolean }>`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space.xs} ${space.sm};
  align-items: start;
  max-height: calc(${MOST} * ${windowHeight});
  overflow-y: auto;
  pointer-events: auto;
  padding: ${space.md};
  border: 1px solid ${({ $destructive }) => ($destructive ? color.danger : color.line)};
  border-radius: ${radius.md};
  background: ${({ $destructive }) => ($destructive ? color.danger : color.surface)};
  color: ${({ $destructive }) => ($destructive ? color.onDanger : color.ink)};
  box-shadow: ${shadow.raised};
  /* Two lines for most texts: a phone's list has its buttons where the toast lies. */
  @media ${below.md} {
    gap: 0 ${space.xs};
    align-items: center;
    padding: ${space.xs} ${space.sm};
    font-size: ${text.sm};
    line-height: 1.35;
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='cancel'] {
    transform: none;
  }
`;

const Title = styled(Primitive.Title)`
  font-weight: 700;
  @media ${below.md} {
    display: inline;
    margin-right: 0.5ch;
  }
`;
const Description = styled(Primitive.Description)`
  @media ${below.md} {
    display: inline;
  }
`;
const Close = styled(IconButton)`
  margin: -0.5rem -0.5rem 0 0;
  color: inherit;
  @media ${below.md} {
    margin-top: 0;
  }
`;
const Act = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  grid-column: 1 / -1;
`;
const BUTTONS = ['action', 'also'] as const;

/** A swipe of so many pixels dismisses a toast. */
const SWIPE_THRESHOLD = 50;
const HOTKEY = ['F8'];

interface Place {
  end: 'top' | 'bottom';
  /** the height it has there, in pixels */
  room?: number;
}

/** A lower toast is unreadable. Pixels. */
const LEAST = 64;

type Stretch = Pick<DOMRect, 'top' | 'bottom'>;

/** The field and its submit button, which a person presses next. */
function upToSubmit(focused: Element, field: DOMRect, whole: DOMRect): Stretch {
  const submit = focused.closest('form')?.querySelector('[type=submit]')?.getBoundingClientRect();
  const isInView = submit && submit.bottom > whole.top && submit.top < whole.bottom;
  const { top, bottom } = isInView ? submit : field;
  return { top: Math.min(top, field.top), bottom: Math.max(bottom, field.bottom) };
}

const ACTIONS = 'a[href], button, input, select, textarea, summary';

/** The end at which a phone's toast covers no action, if only one of them is so; else the bottom. */
function restPlace(region: HTMLElement): Place {
  const whole = region.getBoundingClientRect();
  if (whole.width < window.innerWidth) return { end: 'bottom' };
  const height = region.firstElementChild?.scrollHeight ?? 0;
  const gap = 2 * parseFloat(getComputedStyle(region).paddingTop);
  const actions = [...document.querySelectorAll(ACTIONS)]
    .filter((each) => !region.contains(each))
    .map((each) => each.getBoundingClientRect())
    .filter((each) => each.height > 0);
  const isClear = (from: number, to: number) =>
    actions.every(({ top, bottom }) => bottom <= from || top >= to);
  const isTop =
    !isClear(whole.bottom - height - gap, whole.bottom) &&
    isClear(whole.top, whole.top + height + gap);
  return { end: isTop ? 'top' : 'bottom' };
}

/** Covers nothing of the focused element (WCAG 2.4.11), nor its submit button while there is room. */
function freePlace(region: HTMLElement): Place {
  const focused = document.activeElement;
  if (focused === null || region.contains(focused)) return restPlace(region);
  const field = focused.getBoundingClientRect();
  const whole = region.getBoundingClientRect();
  const isAnywhere =
    field.height === 0 ||
    // The page itself, or a dialog being read: a toast cannot avoid it.
    field.height > window.innerHeight / 2 ||
    field.right <= whole.left ||
    field.bottom <= whole.top ||
    field.top >= whole.bottom;
  if (isAnywhere) return restPlace(region);
  const gaps = 2 * parseFloat(getComputedStyle(region).paddingTop);
  const most = MOST * window.innerHeight;
  const needed = Math.min(region.firstElementChild?.scrollHeight ?? most, most);
  const roomBeside = ({ top, bottom }: Stretch) => ({
    below: whole.bottom - bottom - gaps,
    above: top - whole.top - gaps,
  });
  const both = roomBeside(upToSubmit(focused, field, whole));
  const fits = Math.max(both.below, both.above) >= needed;
  const { below, above } = fits ? both : roomBeside(field);
  const isBetterAbove = restPlace(region).end === 'top' && above >= needed;
  const end = !isBetterAbove && below >= Math.min(needed, above) ? 'bottom' : 'top';
  return { end, room: Math.max(LEAST, Math.min(most, end === 'bottom' ? below : above)) };
}

/** Follows the focus so that the toast never covers it, but not during a press, which the toast could cover. */
function useFreePlace(shownId: number | undefined) {
  const region = useRef<HTMLOListElement>(null);
  const [place, setPlace] = useState<Place>({ end: 'bottom' });
  useEffect(() => {
    if (shownId === undefined) return;
    let frame = 0;
    const press = watchPresses(document);
    const find = () => {
      if (region.current) setPlace(freePlace(region.current));
    };
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => press.whenReleased(find));
    };
    look();
    document.addEventListener('focusin', look);
    return () => {
      cancelAnimationFrame(frame);
      press.stop();
      document.removeEventListener('focusin', look);
    };
  }, [shownId]);
  return { region, place };
}

/** `label` names the region, `closeLabel` the close button. */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  const last = useSyncExternalStore(lastToast.subscribe, lastToast.get, () => null);
  const { region, place } = useFreePlace(last?.open === true ? last.id : undefined);
  return (
    <Primitive.Provider
      label={label}
      duration={TOAST_DURATION_MS}
      swipeThreshold={SWIPE_THRESHOLD}
      swipeDirection="right"
    >
      {last && (
        <Root
          key={last.id}
          $destructive={last.variant === 'destructive'}
          style={{ maxHeight: place.room }}
          type={last.variant === 'destructive' ? 'foreground' : 'background'}
          duration={last.duration ?? TOAST_DURATION_MS}
          open={last.open}
          onOpenChange={(open) => {
            if (!open) dismissToast(last.id);
          }}
        >
          <div>
            <Title>{last.title}</Title>
            {last.description !== undefined && <Description>{last.description}</Description>}
          </div>
          <Primitive.Close asChild>
            <Close label={closeLabel}>
              <X aria-hidden size={18} />
            </Close>
          </Primitive.Close>
          {last.action && (
            <Act>
              {BUTTONS.map((each) => {
                const offered = last[each];
                return (
                  offered && (
                    <Primitive.Action key={each} asChild altText={offered.altText ?? offered.label}>
                      <Button
                        variant="secondary"
                        size="sm"
                        onClick={(event) => {
                          // Radix would close the toast on this press; the store ends it as acted upon.
                          event.preventDefault();
                          actOnToast(last.id, each);
                        }}
                      >
                        {offered.label}
                      </Button>
                    </Primitive.Action>
                  )
                );
              })}
            </Act>
          )}
        </Root>
      )}
      <Viewport ref={region} data-end={place.end} hotkey={HOTKEY} label={label} />
    </Primitive.Provider>
  );
}
