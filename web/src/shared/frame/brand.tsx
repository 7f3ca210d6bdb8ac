import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePractice } from '../practice/practice';
import { paths } from '../../paths';
import { color, font, space, target } from '../../ui/tokens';
import { visuallyHidden } from '../../ui/visually-hidden';

const Mark = styled(Link)`
  display: inline-flex;
  gap: ${space.xs};
  align-items: center;
  min-height: ${target};
  color: ${color.ink};
  font-family: ${font.heading};
  /* Keeps logo and menu in one row with very large text. */
  font-size: min(1.5rem, 8vw);
  font-weight: 600;
  letter-spacing: -0.02em;
  text-decoration: none;
  @container (width < 11em) {
    span {
      ${visuallyHidden}
    }
  }
  .leaf {
    fill: ${color.primary};
  }
  .flame {
    fill: ${color.accent};
  }
`;

export function Brand() {
  const { name } = usePractice();
  return (
    <Mark to={paths.home}>
      <svg aria-hidden="true" width="30" height="30" viewBox="12 10 40 42">
        <path
          className="leaf"
          d="M32 50c-9-6-15-12-15-21 6 0 11 3 15 10 4-7 9-10 15-10 0 9-6 15-15 21z"
        />
        <path className="flame" d="M32 34c-4-5-5-11 0-20 5 9 4 15 0 20z" />
      </svg>
      <span translate="no">{name}</span>
    </Mark>
  );
}
