import type { Clip, Drawing, PathMark, TextMark } from './drawing.ts';
import { escapeXml } from './escape-xml.ts';
import { short } from './path/format-path.ts';

export interface SvgWords {
  readonly title: string;
  /** What it shows, for who does not see it. */
  readonly description: string;
  /** BCP 47 tag. */
  readonly language: string;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/**
 * A file of SVG 1.1 that stands alone: no styles, no identifiers, nothing that is loaded. What is clipped lies in an inner
 * `svg` of that size, which needs no name. Halos are texts of their own, as not every program knows `paint-order`.
 */
export function toSvg(drawing: Drawing, { title, description, language }: SvgWords): string {
  const { width, height, look, marks } = drawing;
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: short(width),
    height: short(height),
    viewBox: `0 0 ${short(width)} ${short(height)}`,
    'xml:lang': language,
    role: 'img',
    'font-family': look.family,
  };
  const lines = [
    `<svg${written(root)}>`,
    `<title>${escapeXml(title)}</title>`,
    `<desc>${escapeXml(description)}</desc>`,
    `<rect${written({ width: root.width, height: root.height, fill: look.paper })}/>`,
  ];
  let clip = '';
  for (const mark of marks) {
    const wanted = clipKey(mark.clip);
    if (wanted !== clip) {
      if (clip !== '') lines.push('</svg>');
      if (mark.clip) lines.push(`<svg${written(clipAttributes(mark.clip))}>`);
      clip = wanted;
    }
    lines.push(...(mark.kind === 'path' ? [pathElement(mark)] : textElements(mark, look.family)));
  }
  if (clip !== '') lines.push('</svg>');
  return `${lines.join('\n')}\n</svg>\n`;
}

function pathElement(mark: PathMark): string {
  const { d, fill, stroke, strokeWidth, dash, cap, join, opacity } = mark;
  return `<path${written({
    d,
    fill: fill ?? 'none',
    stroke,
    'stroke-width': stroke && strokeWidth !== undefined ? short(strokeWidth) : undefined,
    'stroke-dasharray': dash?.map(short).join(' '),
    'stroke-linecap': cap,
    'stroke-linejoin': join,
    opacity: opacity === undefined ? undefined : short(opacity),
  })}/>`;
}

function textElements(mark: TextMark, family: string): string[] {
  const { text, x, y, anchor, font, fill, halo, length, opacity } = mark;
  const place = {
    x: short(x),
    y: short(y),
    'text-anchor': anchor === 'start' ? undefined : anchor,
    'font-family': font.family === family ? undefined : font.family,
    'font-size': short(font.size),
    'font-weight': font.weight === 400 ? undefined : font.weight,
    'font-style': font.italic ? 'italic' : undefined,
    textLength: length === undefined ? undefined : short(length),
    lengthAdjust: length === undefined ? undefined : 'spacingAndGlyphs',
    opacity: opacity === undefined ? undefined : short(opacity),
  };
  const element = (look: Attributes) =>
    `<text${written({ ...place, ...look })}>${escapeXml(text)}</text>`;
  if (!halo) return [element({ fill })];
  const around = {
    fill: 'none',
    stroke: halo.colour,
    'stroke-width': short(halo.width),
    'stroke-linejoin': 'round',
  };
  return [element(around), element({ fill })];
}

function clipKey(clip: Clip | undefined): string {
  return clip ? [clip.x, clip.y, clip.width, clip.height].join(' ') : '';
}

function clipAttributes({ x, y, width, height }: Clip): Attributes {
  const box = [x, y, width, height].map(short);
  return { x: box[0], y: box[1], width: box[2], height: box[3], viewBox: box.join(' ') };
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeXml(String(value))}"`))
    .join('');
}
