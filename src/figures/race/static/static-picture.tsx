import { useMessages } from '../../../components/messages-context.tsx';
import { type DefaultPicture, defaultPicture } from './default-picture.ts';
import { StaticCurves } from './static-curves.tsx';
import { StaticRace } from './static-race.tsx';

let known: DefaultPicture | null = null;

/** The whole figure at the default settings, in the same places as the live one. */
export function StaticPicture() {
  const { figure } = useMessages().page;
  known ??= defaultPicture();
  return (
    <div data-poster>
      <StaticRace picture={known} />
      <div className="poster-transport" />
      <StaticCurves picture={known} />
      <p className="poster-caption">
        {figure.staticCaption}
        <noscript> {figure.noScript}</noscript>
      </p>
    </div>
  );
}
