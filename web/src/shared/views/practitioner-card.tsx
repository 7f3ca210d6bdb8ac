import { inLanguage } from '@tulia/domain/person/localized';
import { defaultPractitioner, type Practitioner } from '@tulia/domain/practice/practitioner';
import { styled } from 'styled-components';
import { practitionerCardTexts } from './practitioner-card-texts';
import { useTexts } from '../../platform/language/use-texts';
import { initialsOf } from '../texts/initials';
import { above, color, font, radius, shadow, space, text } from '../../ui/tokens';

const Frame = styled.section<{ $tall: boolean }>`
  display: grid;
  grid-template-columns: min(7rem, 34%) minmax(0, 1fr);
  gap: ${space.md};
  align-items: start;
  padding: ${space.sm};
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.soft};
  @media ${above.md} {
    ${({ $tall }) => ($tall ? 'grid-template-columns: minmax(0, 1fr); padding: 0; gap: 0;' : '')}
  }
`;

/** Its size is set before the picture has loaded, so that nothing moves. */
const Picture = styled.div<{ $tall: boolean }>`
  width: 100%;
  aspect-ratio: 8 / 9;
  overflow: hidden;
  border-radius: ${radius.md};
  > * {
    width: 100%;
    height: 100%;
    object-fit: cover;
    /* A face is in the upper part of a portrait. */
    object-position: 50% 15%;
  }
  @media ${above.md} {
    ${({ $tall }) => ($tall ? 'aspect-ratio: 25 / 17; border-radius: 0;' : '')}
  }
`;

const Monogram = styled.span`
  display: grid;
  place-items: center;
  background: ${color.primarySoft};
  color: ${color.onPrimarySoft};
  font-family: ${font.heading};
  font-size: 2.25rem;
  font-weight: 600;
`;

const Facts = styled.div<{ $tall: boolean }>`
  display: grid;
  gap: ${space.xxs};
  justify-items: start;
  color: ${color.inkSoft};
  font-size: ${text.sm};
  line-height: 1.4;
  @media ${above.md} {
    ${({ $tall }) => ($tall ? `padding: ${space.md} ${space.lg} ${space.lg}; font-size: ${text.md};` : '')}
  }
`;

const Name = styled.p`
  color: ${color.ink};
  font-family: ${font.heading};
  font-size: ${text.h3};
  font-weight: 600;
  line-height: 1.2;
`;

const Sentence = styled.blockquote`
  margin: ${space.xs} 0 0;
  color: ${color.ink};
  font-size: ${text.md};
`;

/** @param layout `row` has the picture at the left at every width; `tall` on top where there is room */
export function PractitionerCard({
  person,
  layout = 'row',
}: {
  person: Practitioner;
  layout?: 'row' | 'tall';
}) {
  const { t, lang } = useTexts(practitionerCardTexts);
  const { licence, photo, languages } = person;
  const name = person.name === defaultPractitioner.name ? t.unnamed : person.name;
  const sentence = inLanguage(person.sentence, lang);
  const tall = layout === 'tall';
  return (
    <Frame $tall={tall} aria-label={t.region} data-practitioner={person.id}>
      <Picture $tall={tall}>
        {photo === null ? (
          <Monogram aria-hidden>{initialsOf(name)}</Monogram>
        ) : (
          <img src={photo} alt={t.photoOf(name)} width={480} height={540} decoding="async" />
        )}
      </Picture>
      <Facts $tall={tall}>
        <Name>{name}</Name>
        <p>{inLanguage(person.title, lang)}</p>
        {licence !== null && <p>{t.licence(licence.board, licence.number)}</p>}
        {languages.length > 0 && <p>{languages.map(t.languageName).join(' · ')}</p>}
        {sentence !== '' && <Sentence>{`“${sentence}”`}</Sentence>}
      </Facts>
    </Frame>
  );
}
