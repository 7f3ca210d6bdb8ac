import { styled } from 'styled-components';
import { color, target } from '../../ui/tokens';
import { initialsOf } from '../texts/initials';

const Circle = styled.span<{ $waiting: boolean }>`
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  margin: calc((${target} - 2.5rem) / 2);
  border-radius: 50%;
  background: ${({ $waiting }) => ($waiting ? color.sunken : color.primary)};
  color: ${color.onPrimary};
  font-size: 0.95rem;
  font-weight: 700;
  user-select: none;
`;

/** Initials; empty while the person is not known. */
export const Avatar = ({ name, waiting = false }: { name: string | null; waiting?: boolean }) => (
  <Circle aria-hidden="true" $waiting={waiting}>
    {waiting ? '' : initialsOf(name)}
  </Circle>
);
