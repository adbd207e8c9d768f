import { useCallback, useEffect, useRef } from 'react';
import type { Player } from '../../player/player.ts';
import { usePlayhead } from '../race/use-playhead.ts';
import { placeNow, shortened } from './place-now.ts';
import type { ScrubWords } from './scrub-words.ts';
import { DrawnUnit } from './time-unit.tsx';

/** Between the time and the name of the event. */
const STOP = ' · ';

/**
 * The time over the thumb and, where the player stands on an event, its name: within the bar, and shortened where that is
 * narrower. Follows the player without rendering anew.
 */
export function ScrubNow(props: {
  readonly player: Player;
  readonly words: ScrubWords;
  readonly unitName: string;
  /** Its base line. */
  readonly y: number;
}) {
  const { player, words, unitName, y } = props;
  const text = useRef<SVGTextElement>(null);
  const whole = useRef<HTMLTitleElement>(null);
  const number = useRef<SVGTSpanElement>(null);
  const event = useRef<SVGTSpanElement>(null);
  /** Of the bar, in CSS pixels; 0: to be measured. */
  const bar = useRef(0);
  /** By their signs: digits are all as wide. A text that is measured has to be laid out, which is too much for every frame. */
  const widths = useRef(new Map<string, number>());

  const place = useCallback(() => {
    const { current: label } = text;
    const { current: title } = whole;
    const { current: time } = number;
    const { current: name } = event;
    if (!label || !title || !time || !name) return;
    const told = words.now();
    label.setAttribute('visibility', told ? 'visible' : 'hidden');
    if (!told) return;
    bar.current ||= label.ownerSVGElement?.getBoundingClientRect().width ?? 0;
    const measured = () => label.getComputedTextLength();
    const put = (of: string) => {
      name.textContent = of && `${STOP}${of}`;
    };
    time.textContent = told.time;
    put(told.event);
    let wide: number;
    if (told.event) {
      const short = shortened(told.event, (each) => {
        put(each);
        return measured() <= bar.current;
      });
      put(short);
      title.textContent = short === told.event ? '' : told.event;
      wide = measured();
    } else {
      title.textContent = '';
      const signs = told.time.replace(/\d/g, '0');
      wide = widths.current.get(signs) ?? measured();
      widths.current.set(signs, wide);
    }
    const share = player.length > 0 ? player.position / player.length : 0;
    label.setAttribute('x', `${placeNow(share * bar.current, wide, bar.current)}`);
  }, [player, words]);

  usePlayhead(player, place);

  useEffect(() => {
    const svg = text.current?.ownerSVGElement;
    if (!svg) return;
    // Another width of the window, and letters of another size.
    const observer = new ResizeObserver(() => {
      bar.current = 0;
      widths.current.clear();
      place();
    });
    observer.observe(svg);
    return () => observer.disconnect();
  }, [place]);

  return (
    <text ref={text} className="scrub-now" y={y} textAnchor="middle" visibility="hidden">
      <title ref={whole} />
      <tspan ref={number} />
      {unitName === 't_mid' && <DrawnUnit>{unitName}</DrawnUnit>}
      <tspan ref={event} dy={unitName === 't_mid' ? '-0.2em' : undefined} />
    </text>
  );
}
