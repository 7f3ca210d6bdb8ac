import { styled } from 'styled-components';
import { space, target, text } from './tokens';

const List = styled.ul`
  display: grid;
  gap: 0 ${space.xl};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  margin-top: ${space.xs};
  padding: 0;
  list-style: none;
  a {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0 ${space.xs};
    align-items: center;
    min-height: ${target};
    color: inherit;
    font-weight: 700;
  }
  small {
    display: block;
    margin-top: -${space.xs};
    font-size: ${text.sm};
  }
`;

export function CrisisNumbers({
  numbers,
}: {
  numbers: readonly { name: string; number: string; href: string; about: string }[];
}) {
  if (numbers.length === 0) return null;
  return (
    <List>
      {numbers.map(({ name, number, href, about }) => (
        <li key={`${name} ${number}`}>
          <a href={href}>{`${name}: ${number}`}</a>
          {about !== '' && <small>{about}</small>}
        </li>
      ))}
    </List>
  );
}
