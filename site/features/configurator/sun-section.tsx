import { useEffect, useState } from 'react';
import { type Design, HOUSE_SIDES } from '#domain/design/design.ts';
import { designToQuery } from '#domain/design/design-link.ts';
import { STATE_LAWS } from '#domain/safety/state-laws.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { SUN_PLACES, stateOfZone } from '#domain/sun/sun-places.ts';
import { sunPosition } from '#domain/sun/sun-position.ts';
import { fill } from '#domain/words/fill.ts';
import { handOver } from '#site/design-handover.ts';
import { tell } from '#site/language.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { SelectField, SliderField } from '#site/ui/field.tsx';
import { backBearingOf } from '#studio/scene/back-bearing.ts';
import { hourOf, sunDirection } from '#studio/scene/sun.ts';
import type { PoolViewer } from '#studio/view/pool/pool-viewer.ts';
import { ChoiceField } from './choice-field.tsx';
import type { SectionProps } from './panel-sections.tsx';
import { hourName, monthName, sayClock, sayStand } from './say-sun.ts';
import { SunRows, SunSentence } from './sun-rows.tsx';
import { useSunDay } from './use-sun-day.ts';
import { useWords } from './words.ts';

const FIRST_HOUR = 5;
const LAST_HOUR = 21;

const guessedState = () => stateOfZone(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? 'FL';

type SunSectionProps = Pick<SectionProps, 'design' | 'onChange'> & { view: PoolViewer | null };

// Moves the sun through a day and a year, and says which hours of it reach the pool. The design's own light stays as it is.
export function SunSection({ design, onChange, view }: SunSectionProps) {
  const { SUN: words } = useWords();
  const [hour, setHour] = useState(14);
  const [month, setMonth] = useState(7);
  const [state, setState] = useState<keyof typeof SUN_PLACES | null>(null);
  const place = SUN_PLACES[state ?? guessedState()];
  const position = sunPosition(place, month, hour);
  const stand = sayStand(words, hour, position);
  const answer = useSunDay(design, place, month);
  const day = answer?.day ?? null;
  useSunInView(view, position, backBearingOf(design));
  return (
    <div className="space-y-5">
      <SunSentence day={day} month={answer?.month ?? month} />
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-1">
        <SliderField
          label={words.hour}
          name="sunHour"
          min={FIRST_HOUR}
          max={LAST_HOUR}
          step={0.5}
          value={hour}
          shown={stand}
          onChange={(event) => setHour(Number(event.target.value))}
        />
        <SliderField
          label={words.month}
          name="sunMonth"
          min={1}
          max={12}
          step={1}
          value={month}
          shown={monthName(month)}
          onChange={(event) => setMonth(Number(event.target.value))}
        />
      </div>
      {position.elevationDeg <= 0 ? (
        <p className="text-fine text-ink-600">
          {fill(words.belowNote, { hour: hourName(hour), month: monthName(month) })}
        </p>
      ) : null}
      <SunRows day={day} hour={hour} from={FIRST_HOUR} to={LAST_HOUR} />
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
        <SelectField
          label={words.state}
          name="sunState"
          value={state ?? guessedState()}
          options={STATE_LAWS.map(({ code, state: name }) => ({ value: code, label: name }))}
          hint={fill(state ? words.stateKnown : words.stateGuessed, { city: tell(place.city) })}
          onChange={(event) =>
            setState(STATE_LAWS.find(({ code }) => code === event.target.value)?.code ?? null)
          }
        />
        <Compass design={design} onChange={onChange} />
      </div>
      <p className="text-fine text-ink-600">
        {sayClock(words, place, month)} {words.leftOut}
      </p>
    </div>
  );
}

// While this stands on the page the view has this sun; afterwards its own again.
function useSunInView(
  view: PoolViewer | null,
  { elevationDeg, azimuthDeg }: ReturnType<typeof sunPosition>,
  backBearingDeg: number,
): void {
  useEffect(() => {
    const position = { elevationDeg, azimuthDeg };
    view?.setSun({ direction: sunDirection(position, backBearingDeg), hour: hourOf(position) });
  }, [view, elevationDeg, azimuthDeg, backBearingDeg]);
  useEffect(() => () => view?.setSun(null), [view]);
}

// A plot knows its own north; without one, where the house stands says it.
function Compass({ design, onChange }: Pick<SectionProps, 'design' | 'onChange'>) {
  const { CONFIGURATOR, HOUSE_SIDE_WORDS, SUN: words } = useWords();
  if (design.site) return <p className="self-center text-small">{words.onPlot}</p>;
  return (
    <div>
      <ChoiceField
        label={CONFIGURATOR.houseSide}
        name="sunHouseSide"
        value={design.houseSide}
        words={HOUSE_SIDE_WORDS}
        choices={HOUSE_SIDES}
        onChoose={(houseSide) => onChange({ houseSide }, 'houseSide')}
        hint={words.offPlot}
      />
      <PlotLink design={design} label={words.drawPlot} />
    </div>
  );
}

function PlotLink({ design, label }: { design: Design; label: string }) {
  const href = `${ROUTES.plot}?${designToQuery(design)}`;
  return (
    <ButtonLink href={href} variant="quiet" onClick={() => handOver(href, design, null)}>
      {label}
    </ButtonLink>
  );
}
