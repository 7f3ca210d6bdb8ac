import { DoorOpen } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { above, color, layer, space, target, text } from '../tokens';
import { visuallyHidden } from '../visually-hidden';

/**
 * A strip of its own above the header: there it covers nothing, at any width and size of text. It lies over dialogs and
 * notifications, which leave its place free by `--leave-quickly` (`ui/theme/global-style.tsx`).
 */
const Strip = styled.aside`
  position: sticky;
  z-index: ${layer.exit};
  top: 0;
  display: flex;
  gap: ${space.sm};
  align-items: center;
  justify-content: flex-end;
  /* Not by the variable, which a page that is still arriving learns late: all of it would move down then. */
  height: ${target};
  background: ${color.sunken};
  color: ${color.inkSoft};
  font-size: ${text.sm};
  /* A dialog takes the pointer from everything else. */
  pointer-events: auto;
  @media print {
    display: none;
  }
`;

const Hint = styled.span`
  @media not (hover: hover), not ${above.sm} {
    ${visuallyHidden}
    /* At the end of the strip it would stick out of the window by a pixel. */
    left: 1px;
  }
`;

const Leave = styled.a`
  display: inline-flex;
  gap: ${space.xs};
  align-items: center;
  min-height: ${target};
  padding: 0 ${space.md};
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: 700;
  line-height: 1.2;
  text-decoration: none;
  &:hover {
    background: ${color.accentHover};
    color: ${color.onAccent};
  }
  &:focus-visible {
    outline-offset: -5px;
    outline-color: currentColor;
  }
  @media (forced-colors: active) {
    border: 2px solid LinkText;
  }
`;

/**
 * "Leave this page quickly": one tap, or Escape pressed twice. An ordinary link, so it leaves without JavaScript too;
 * `leave-quickly-behaviour.ts`, which the first script of every page installs, makes it leave without a way back.
 * `aria-live` says nothing here: it is the mark by which open dialogs do not hide it from screen readers.
 * @param hint how the keyboard does the same; read to a screen reader with the link, and only there
 */
export function LeaveQuickly({ label, hint, href }: { label: string; hint: string; href: string }) {
  const hintId = useId();
  return (
    <Strip aria-label={label} aria-live="off">
      <Hint id={hintId} aria-hidden="true">
        {hint}
      </Hint>
      <Leave href={href} rel="noreferrer" aria-describedby={hintId} data-leave-quickly="">
        <DoorOpen aria-hidden size={18} />
        {label}
      </Leave>
    </Strip>
  );
}
