import type { LinkState } from '../../link/link-state.ts';
import { writeLink } from '../../link/write-link.ts';

/** What is there where an embedded figure cannot be: its picture, which leads to the figure. */
export interface Fallback {
  readonly address: string;
  readonly picture: string;
  readonly alt: string;
}

export interface FrameCode {
  readonly src: string;
  readonly title: string;
  /** Pixels. */
  readonly height: number;
  readonly fallback: Fallback;
}

/** What a frame of ours may do. A page that it opens is not in the sandbox: there the site would not start. */
export const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
/** What it has to be allowed by name: its values can be copied. */
export const ALLOWED = 'clipboard-write';

/** The HTML of a frame that shows a figure. */
export function iframeCode({ src, title, height, fallback }: FrameCode): string {
  const attributes: [string, string][] = [
    ['src', src],
    ['title', title],
    ['width', '100%'],
    ['height', String(Math.ceil(height))],
    ['loading', 'lazy'],
    ['sandbox', SANDBOX],
    ['allow', ALLOWED],
    ['frameborder', '0'],
  ];
  return `<iframe${written(attributes)}>${fallbackCode(fallback)}</iframe>`;
}

export interface ElementCode {
  /** Address of the script that defines the element. */
  readonly script: string;
  readonly state: LinkState;
  readonly fallback: Fallback;
}

/** The HTML of the custom element that shows a figure: its attributes are the entries of the link. */
export function elementCode({ script, state, fallback }: ElementCode): string {
  const attributes = [...new URLSearchParams(writeLink(state))];
  return [
    `<script${written([
      ['type', 'module'],
      ['src', script],
    ])}></script>`,
    `<swarm-figure${written(attributes)}>${fallbackCode(fallback)}</swarm-figure>`,
  ].join('\n');
}

function fallbackCode({ address, picture, alt }: Fallback): string {
  const image = `<img${written([
    ['src', picture],
    ['alt', alt],
  ])}>`;
  return `<a${written([['href', address]])}>${image}</a>`;
}

function written(attributes: readonly (readonly [string, string])[]): string {
  return attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for a quoted attribute. Line breaks would not survive every editor. */
function escaped(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[&<>"']/g, (each) => ENTITIES[each] ?? each);
}
