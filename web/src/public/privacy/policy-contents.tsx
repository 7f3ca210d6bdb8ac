import { styled } from 'styled-components';
import type { PolicySection } from '@tulia/domain/wording/consent/policy-text';
import { publicPrivacyTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { above, color, space, text } from '../../ui/tokens';
import { sectionId } from './policy-sections';

const Frame = styled.nav`
  display: none;
  @media ${above.lg} {
    display: grid;
    gap: ${space.xs};
  }
  ol {
    display: grid;
    padding-left: 1.3em;
    color: ${color.inkSoft};
  }
  a {
    display: inline-block;
    padding-block: ${space.xxs};
  }
`;

const Title = styled.p`
  font-size: ${text.lg};
  font-weight: 700;
`;

/** Shown where there is room beside the sections. */
export function PolicyContents({ sections }: { sections: readonly PolicySection[] }) {
  const { t } = useTexts(publicPrivacyTexts);
  return (
    <Frame aria-labelledby="policy-contents">
      <Title id="policy-contents">{t.contents}</Title>
      <ol>
        {sections.map(({ heading }, index) => (
          <li key={heading}>
            <a href={`#${sectionId(index)}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </Frame>
  );
}
