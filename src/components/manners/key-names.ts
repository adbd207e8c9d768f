import type { Messages } from '../../messages/index.ts';
import type { Stroke } from './keys.ts';

const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  '-': '−',
};

/** The keys of a stroke as they stand on the keyboard, those that are held first. */
export function namesOf(
  { key, shift, command, control }: Stroke,
  names: Messages['manners']['keys']['names'],
  mac: boolean,
): string[] {
  const known: Readonly<Record<string, string>> = { ...names, ...SIGNS };
  return [
    ...(command ? [mac ? '⌘' : names.Control] : []),
    ...(control ? [names.Control] : []),
    ...(shift ? [names.Shift] : []),
    known[key] ?? (key.length === 1 ? key.toUpperCase() : key),
  ];
}

/** Whether the keyboard has a Command key, as far as a page can know. */
export function isMac(platform: string): boolean {
  return /mac|iphone|ipad/i.test(platform);
}
