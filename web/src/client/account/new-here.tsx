import { styled } from 'styled-components';
import { authEntryTexts } from './texts/auth-entry';
import { useTexts } from '../../platform/language/use-texts';
import { Stack } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';
import { color, space } from '../../ui/tokens';
import { signupFor } from './account-entry';

const Apart = styled(Stack)`
  padding-bottom: ${space.md};
  border-bottom: 1px solid ${color.line};
`;

/** Explains why an account is needed, with a button 'Sign up'. @param target a validated redirect */
export function NewHere({ target }: { target: string | null }) {
  const { t, common } = useTexts(authEntryTexts);
  return (
    <Apart>
      <p>
        <strong>{t.newHere}</strong> <span>{t.why}</span>
      </p>
      <LinkButton full to={signupFor(target)}>
        {common.signUp}
      </LinkButton>
    </Apart>
  );
}
