import { DoorOpen } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { below, color, layer, radius, space, target, text } from '../tokens';
import { visuallyHidden } from '../visually-hidden';

/** Covers nothing above the header; dialogs and notifications leave room by `--leave-quickly`. */
const Strip = styled.aside`
  position: sticky;
  z-index: ${layer.exit};
  top: 0;
  display: flex;
  gap: ${space.sm};
  align-items: center;
  justify-content: space-between;
  /* Sizes within depend on the width in letters: narrow windows and large text are alike. */
  container-type: inline-size;
  /* The variable arrives late while a page loads: all of it would move down. */
  height: ${target};
  background: ${color.sunken};
  color: ${color.inkSoft};
  font-size: ${text.sm};
  /* Dialogs disable the pointer everywhere else. */
  pointer-events: auto;
  @media print {
    display: none;
  }
`;

/** The exit is the keyboard's first stop; the other links come first for the eye. */
const End = styled.div`
  display: flex;
  flex: none;
  order: 1;
  gap: ${space.sm};
  align-items: center;
  max-width: 50%;
  margin-left: auto;
  @container (width < 15em) {
    max-width: 62%;
  }
`;

const Hint = styled.span`
  @media not all and (hover: hover), ${below.sm} {
    ${visuallyHidden}
    /* Otherwise it would overflow the window by a pixel. */
    left: 1px;
  }
`;

const Leave = styled.a`
  position: relative;
  display: inline-flex;
  gap: ${space.xs};
  align-items: center;
  min-height: ${target};
  padding: 0 ${space.md};
  color: ${color.ink};
  font-weight: 700;
  line-height: 1.2;
  text-decoration: none;
  @container (width < 15em) {
    padding: 0 ${space.sm};
    svg {
      display: none;
    }
  }
  &::before {
    content: '';
    position: absolute;
    inset: 5px 4px;
    border: 1.5px solid currentColor;
    border-radius: ${radius.pill};
  }
  &:hover {
    color: ${color.primary};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

interface LeaveQuicklyProps {
  label: string;
  hint: string;
  href: string;
  children?: ReactNode;
}

/**
 * An ordinary link, so it works without JavaScript; `leave-quickly-behaviour.ts` leaves without a way back.
 * `aria-live` announces nothing: it keeps open dialogs from hiding the link from screen readers.
 * @param hint names the keys; only screen readers read it
 */
export function LeaveQuickly({ label, hint, href, children }: LeaveQuicklyProps) {
  const hintId = useId();
  return (
    <Strip aria-label={label} aria-live="off">
      <End>
        <Hint id={hintId} aria-hidden="true">
          {hint}
        </Hint>
        <Leave href={href} rel="noreferrer" aria-describedby={hintId} data-leave-quickly="">
          <DoorOpen aria-hidden size="1.25em" />
          <span>{label}</span>
        </Leave>
      </End>
      {children}
    </Strip>
  );
}
