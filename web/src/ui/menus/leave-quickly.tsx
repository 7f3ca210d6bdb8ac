import { DoorOpen } from 'lucide-react';
import { styled } from 'styled-components';
import { color, layer, radius, shadow, space, target, text } from '../tokens';

const Leave = styled.a`
  position: fixed;
  z-index: ${layer.exit};
  right: ${space.sm};
  bottom: calc(${space.sm} + env(safe-area-inset-bottom));
  display: inline-flex;
  gap: ${space.xs};
  align-items: center;
  min-height: ${target};
  padding: 0 ${space.md};
  border-radius: ${radius.pill};
  background: ${color.accent};
  color: ${color.onAccent};
  box-shadow: ${shadow.raised};
  font-size: ${text.sm};
  font-weight: 700;
  text-decoration: none;
  &:hover {
    background: ${color.accentHover};
    color: ${color.onAccent};
  }
  &:focus-visible {
    border-radius: ${radius.pill};
  }
  @media print {
    display: none;
  }
`;

/**
 * "Leave this page quickly": one tap, or Escape pressed twice. An ordinary link, so it leaves without JavaScript too;
 * `leave-quickly-behaviour.ts`, which the first script of every page installs, makes it leave without a way back.
 */
export function LeaveQuickly({ label, hint, href }: { label: string; hint: string; href: string }) {
  return (
    <aside aria-label={label}>
      <Leave href={href} rel="noreferrer" title={hint} data-leave-quickly="">
        <DoorOpen aria-hidden size={18} />
        {label}
      </Leave>
    </aside>
  );
}
