import { useMemo, useState, useSyncExternalStore } from 'react';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { Marker } from '../../components/plot/marker.tsx';
import { Plot } from '../../components/plot/plot.tsx';
import type { PlotData } from '../../components/plot/types.ts';
import { WithUnits } from '../../components/transport/time-unit.tsx';
import type { DeployResult } from '../../compute/index.ts';
import { catalogues, type Language } from '../../messages/index.ts';
import type { PictureProps, Shown } from '../article/spec.ts';
import { formatsOf } from '../ensemble/formats.ts';
import { sentences } from '../ensemble/sentences.ts';
import { usePlots } from '../pins/use-plots.ts';
import { answerOf } from './answer.ts';
import { candidatesPlot } from './candidates-plot.tsx';
import { candidatesOf, KINDS } from './choose.ts';
import type { DeployOptions } from './goal.ts';
import { Hold } from './hold.tsx';
import { KIND_STYLE, kindFill } from './kinds.tsx';
import { mapPlot } from './map-plot.tsx';
import { answerText } from './words.ts';

/** The map with the reader's point, all deployments of that many agents beside it, and the answer beneath. */
export function Picture(props: PictureProps<DeployResult, DeployOptions>) {
  const { result, of, options, ghosts, onOptions } = props;
  const language = useLanguage();
  const { deploy } = useMessages().figures;
  const formats = useMemo(() => formatsOf(language), [language]);
  const [at, setAt] = useState<number | null>(null);
  const live = useLive();
  const { deployed } = result;
  const candidates = useMemo(() => candidatesOf(deployed, options), [deployed, options]);
  const answer = answerOf(deployed, options);
  const map = mapPlot(formats, deploy, candidates, options);
  // The map has no room behind it: pinned runs stand in the other plot alone.
  const [plot] = usePlots({ result, of, options, ...(ghosts ? { ghosts } : {}) }, plotsOf);
  const [headline, ...why] = answerText(answer, options, language);
  return (
    <>
      <ul className="deploy-kinds">
        {KINDS.map((kind) => (
          <li key={kind}>
            <svg width="42" height="14" aria-hidden="true" focusable="false">
              <rect
                x="0.5"
                y="0.5"
                width="23"
                height="13"
                fill={kindFill(kind)}
                stroke={KIND_STYLE[kind].colour}
              />
              <g transform="translate(33 7)">
                <Marker shape={KIND_STYLE[kind].shape} colour={KIND_STYLE[kind].colour} />
              </g>
            </svg>
            {deploy.kinds[kind]}
          </li>
        ))}
      </ul>
      <div className="fplot-pair">
        <Plot
          {...map}
          over={(scales) =>
            live && (
              <Hold
                {...{ options, scales, onOptions }}
                domain={map.y.domain}
                label={deploy.point}
                text={`${formats.frame.agents(formats.wholeText(options.most), options.most === 1)}, ${formats.time(options.budget, true)}`}
              />
            )
          }
        />
        <Plot {...plot} reading={{ at, here: true, onRead: setAt }} />
      </div>
      <p className="deploy-answer">
        <strong aria-live="polite" aria-atomic="true">
          <WithUnits>{headline}</WithUnits>
        </strong>{' '}
        <WithUnits>{sentences(language, why)}</WithUnits>
      </p>
    </>
  );
}

function plotsOf(
  { result: { deployed }, options }: Shown<DeployResult, DeployOptions>,
  language: Language,
): PlotData[] {
  const { figures, pins } = catalogues[language];
  const texts = { deploy: figures.deploy, pins };
  const answer = answerOf(deployed, options);
  const best = answer.kind === 'found' ? answer.best : null;
  const candidates = candidatesOf(deployed, options);
  return [candidatesPlot(formatsOf(language), texts, candidates, best, options)];
}

const never = () => () => {};

/** False where the page is made, true in the browser. */
function useLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
