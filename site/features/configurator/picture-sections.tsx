import { materialFinding, ofMaterial, wishedMaterial } from '#domain/design/material.ts';
import { deckDifference, priceDifference } from '#domain/design/price-difference.ts';
import { reshaped } from '#domain/design/reshaped.ts';
import { POOL_SHAPES } from '#domain/design/shape.ts';
import { restyled } from '#domain/design/typical.ts';
import { POOL_MATERIALS } from '#domain/estimate/options.ts';
import { fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { namesOf } from '#domain/words/names-of.ts';
import { tell } from '#site/language.ts';
import { CheckboxField } from '#site/ui/field.tsx';
import { MaterialPicture } from './material-picture.tsx';
import { OutlinePicture, StylePicture } from './outline-picture.tsx';
import type { SectionProps } from './panel-sections.tsx';
import { ChoicePicture, PictureChoice } from './picture-choice.tsx';
import { useQuantities } from './use-quantities.ts';
import { useWords } from './words.ts';

// What is chosen by its picture: outline, material, finish, deck.

export function ShapeSection({ design, onChange }: SectionProps) {
  const { CONFIGURATOR: words, SHAPE_WORDS, STYLE_WORDS, prices } = useWords();
  const styles = namesOf(STYLE_WORDS).map((style) => ({
    value: style,
    label: style,
    picture: <StylePicture style={style} />,
    difference: priceDifference(prices, design, { ...restyled(design, style), size: null }),
  }));
  const shapes = (['own', ...POOL_SHAPES] as const).map((shape) => ({
    value: shape,
    label: SHAPE_WORDS[shape],
    picture: <OutlinePicture style={design.style} shape={shape === 'own' ? undefined : shape} />,
    difference: priceDifference(prices, design, reshaped(design, shape === 'own' ? undefined : shape)),
  }));
  return (
    <div className="space-y-6">
      <PictureChoice
        legend={words.style}
        name="style"
        value={design.style}
        options={styles}
        onChoose={(style) => onChange({ ...restyled(design, style), size: null }, 'style')}
        hint={words.differenceHint}
      />
      <PictureChoice
        small
        legend={words.shape}
        name="shape"
        value={design.shape ?? 'own'}
        options={shapes}
        onChoose={(shape) => onChange(reshaped(design, shape === 'own' ? undefined : shape), 'shape')}
      />
      <CheckboxField
        label={words.childFriendly}
        name="childFriendly"
        checked={design.childFriendly}
        onChange={(event) => onChange({ childFriendly: event.target.checked }, 'childFriendly')}
      />
    </div>
  );
}

export function SurfacesSection({ design, onChange, isShown }: SectionProps & { isShown: boolean }) {
  const { CONFIGURATOR: words, FINISH_WORDS, DECK_WORDS, prices } = useWords();
  const measured = useQuantities(design, isShown);
  const finishes = namesOf(FINISH_WORDS).map((finish) => ({
    value: finish,
    label: FINISH_WORDS[finish],
    picture: <ChoicePicture of={`finish-${finish}`} />,
    difference: priceDifference(prices, design, { finish }),
  }));
  const decks = namesOf(DECK_WORDS).map((deck) => ({
    value: deck,
    label: DECK_WORDS[deck],
    picture: <ChoicePicture of={`deck-${deck}`} />,
    difference: measured && deckDifference(prices, design, measured, deck),
  }));
  const obstacle = materialFinding(design);
  const materials = POOL_MATERIALS.map(({ value: material, label }) => ({
    value: material,
    label: tell(label),
    picture: <MaterialPicture material={material} />,
    difference: priceDifference(prices, design, { material }),
    note: materialFinding({ ...design, material }) ? words.materialUnfit : undefined,
  }));
  return (
    <div className="space-y-6">
      <PictureChoice
        small
        legend={words.material}
        name="material"
        value={wishedMaterial(design)}
        options={materials}
        onChoose={(material) => onChange({ material: undefined, ...ofMaterial(material) }, 'material')}
        hint={words.materialHint}
        caution={obstacle ? tell(obstacle.sentence) : undefined}
      />
      <PictureChoice
        legend={words.finish}
        name="finish"
        value={design.finish}
        options={finishes}
        onChoose={(finish) => onChange({ finish }, 'finish')}
        hint={words.finishHint}
      />
      <PictureChoice
        legend={words.deck}
        name="deck"
        value={design.deck}
        options={decks}
        onChoose={(deck) => onChange({ deck }, 'deck')}
        hint={
          measured
            ? fill(words.deckHint, { area: grouped(Math.round(measured.deckSqFt)) })
            : words.deckHintUnmeasured
        }
      />
    </div>
  );
}
