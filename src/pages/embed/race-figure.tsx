import { LabProvider, useLab } from '../../components/lab-context.tsx';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { WorkNotice } from '../../components/notice/work-notice.tsx';
import { Readouts } from '../../components/readouts/readouts.tsx';
import { useShows } from '../../figures/article/chrome.ts';
import '../../figures/article/frame.css';
import type { Lab } from '../../figures/race/create-lab.ts';
import { usePlayback } from '../../figures/race/use-playback.ts';
import { selectWork } from '../../state/selectors.ts';
import { Fallback } from './fallback.tsx';
import { RaceHead, RaceSettings } from './race-head.tsx';
import { RacePictures } from './race-pictures.tsx';

export interface RaceFigureProps {
  readonly lab: Lab;
  readonly site: string;
}

/** The race of the lab by its parts, or its picture where nothing can be computed. */
export function RaceFigure(props: RaceFigureProps) {
  return (
    <LabProvider store={props.lab.store}>
      <RaceByParts {...props} />
    </LabProvider>
  );
}

/** What can be seen is watched for the whole embed (`use-autoplay.ts`). */
const nowhere = () => [];

function RaceByParts({ lab, site }: RaceFigureProps) {
  const language = useLanguage();
  const { embed, page } = useMessages();
  const work = useLab(selectWork);
  const shows = useShows();
  const { picture, ...playback } = usePlayback(lab, nowhere);
  const whole = new Intl.NumberFormat(language);
  if (!picture && work.status === 'unavailable') {
    const { retry } = lab.store.getState().actions;
    return <Fallback figure="race" site={site} onRetry={retry} />;
  }
  const graph = picture?.race.alone.graph;
  return (
    <figure
      className="fig embed-race"
      aria-labelledby="race-title"
      aria-busy={work.status === 'computing' || work.status === 'partial'}
    >
      <RaceHead site={site} />
      <RaceSettings />
      <WorkNotice />
      {picture ? (
        <RacePictures lab={lab} picture={picture} {...playback} />
      ) : (
        <p className="fig-caption" role="status">
          {page.figure.loading}
        </p>
      )}
      {graph && shows('caption') && (
        <figcaption className="fig-caption">
          {embed.raceCaption(whole.format(graph.steps), whole.format(graph.layers - 1))}
        </figcaption>
      )}
      {picture && shows('readouts') && <Readouts />}
    </figure>
  );
}
