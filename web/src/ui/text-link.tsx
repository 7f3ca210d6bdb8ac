import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { space } from './tokens';

/** A link in a line of its own words that is a way on, and so easy to hit: never less than 24 pixels high. */
export const TextLink = styled(Link)`
  display: inline-block;
  padding-block: ${space.xxs};
  font-weight: 700;
`;
