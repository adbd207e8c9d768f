import { teamsOf } from '../../components/race/teams.ts';
import { type Telling, tellingOfGrown } from '../../components/race/telling.tsx';
import { makeLayer } from '../../components/stage/canvas-stage.ts';
import { type Palette, panelColours } from '../../draw/palette.ts';
import type { RaceData } from '../../draw/race-data.ts';
import { momentAt, type Timeline } from '../../draw/timeline.ts';
import { catalogues, type Language } from '../../messages/index.ts';
import type { SwarmKind } from '../../model/parameters.ts';
import { filmPanel } from './film-panel.ts';
import { type FilmScore, filmScore, paintScore } from './film-score.ts';
import { fitted, write } from './film-text.ts';
import { filmTexts } from './film-words.ts';

export interface RaceFilm {
  readonly race: RaceData;
  /** Of this race: raceTimeline(race, …). */
  readonly timeline: Timeline;
  /** t_mid in the unit of the race's durations; null where it is not known. */
  readonly tMid: number | null;
  /** Where it is no race on a grown graph. */
  readonly telling?: Telling;
  readonly kind: SwarmKind;
  /** The agents of the swarm; of several sessions, all together. */
  readonly agents: number;
  /** Of the theme that was chosen for the film. */
  readonly palette: Palette;
  readonly language: Language;
  /** Pixels, as the film has. */
  readonly width: number;
  readonly height: number;
  /** Above the picture, and beneath it a line each: the settings, what it was computed with, and where to find it. */
  readonly title: string;
  readonly settings: string;
  readonly version: string;
  readonly link: string;
}

/*
 * The frame in units of its own: 720 high, and as wide as the shape of the film asks for.
 *
 *     title                                   time
 *     team, scores          team, scores
 *     graph                 graph
 *     coverage              best score            over the time of the runs
 *     settings
 *     version of the model, digest
 *     link
 */
const HEIGHT = 720;
const MARGIN = 44;
const GUTTER = 40;
const TITLE = 58;
const HEADS = 100;
const GRAPHS = { top: 114, height: 344 };
const SCORES = { top: 496, bottom: 610 };
/** Baselines of the lines beneath. */
const FOOT = { settings: 658, version: 680, link: 702 };

const SIZE = { title: 26, time: 24, head: 17, small: 14 };

/** Paints the race at a share of its timeline, 0 to 1: what `film` wants as `draw`. */
export function raceFilm(of: RaceFilm): (pen: CanvasRenderingContext2D, share: number) => void {
  const { race, timeline, palette } = of;
  const text = catalogues[of.language].figure;
  const scale = of.height / HEIGHT;
  const width = of.width / scale;
  const column = (width - 2 * MARGIN - GUTTER) / 2;
  const lefts = [MARGIN, MARGIN + column + GUTTER];
  const teams = teamsOf(of.kind, of.agents, race.sessions, text.race, palette);
  const runs = [[race.alone], race.swarm];
  const panels = runs.map((sessions, i) => {
    const size = { width: column, height: GRAPHS.height, scale };
    return {
      panel: filmPanel(sessions, size, {
        colours: panelColours(palette, teams[i].colour),
        forks: of.kind === 'recursive',
        makeLayer,
      }),
      // A panel clears what is under it.
      layer: makeLayer(size.width, size.height, scale),
    };
  });
  const telling = of.telling ?? tellingOfGrown(of.tMid, text);
  const words = filmTexts(race, telling, of.language, teams);
  const colours = teams.map(({ colour }) => colour);
  const scored: readonly FilmScore['score'][] =
    race.scale > 0 ? ['coverage', 'best'] : ['coverage'];
  // Steps of a file mostly carry no value.
  const alone = of.telling !== undefined && scored.length === 1;
  const scores = scored.map((score, i) =>
    filmScore({
      score,
      name: words.score[score],
      runs,
      colours,
      timeline,
      scale: race.scale,
      telling,
      tick: text.number.tick,
      box: { left: lefts[i], width: alone ? width - 2 * MARGIN : column, ...SCORES },
    }),
  );
  const { ink, inkSoft, paper, font } = palette;
  const style = (size: number, colour: string, weight = 400) => ({ size, colour, weight, font });

  return (pen, share) => {
    const position = share * timeline.length;
    const moment = momentAt(timeline, position);
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    pen.globalAlpha = 1;
    pen.fillStyle = paper;
    pen.fillRect(0, 0, width, HEIGHT);
    const title = style(SIZE.title, ink, 600);
    const now = words.now(moment);
    const nowStyle = style(SIZE.time, ink, 600);
    const room = width - 2 * MARGIN - 220;
    write(pen, fitted(pen, of.title, title, room), MARGIN, TITLE, title);
    write(pen, now, width - MARGIN, TITLE, nowStyle, 'right');
    panels.forEach(({ panel, layer }, i) => {
      const left = lefts[i];
      pen.fillStyle = teams[i].colour;
      pen.beginPath();
      pen.arc(left + 6, HEADS - 6, 6, 0, 2 * Math.PI);
      pen.fill();
      write(pen, teams[i].name, left + 20, HEADS, style(SIZE.head, ink, 600));
      const readout = style(SIZE.head, inkSoft);
      write(pen, words.readout(i, moment), left + column, HEADS, readout, 'right');
      panel(layer.pen, moment);
      pen.drawImage(layer.image, left, GRAPHS.top, layer.width, layer.height);
    });
    for (const score of scores) paintScore(pen, score, position, palette);
    const small = style(SIZE.small, inkSoft);
    for (const line of ['settings', 'version', 'link'] as const) {
      write(pen, fitted(pen, of[line], small, width - 2 * MARGIN), MARGIN, FOOT[line], small);
    }
  };
}
