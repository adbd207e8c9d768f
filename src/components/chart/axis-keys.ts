/** How many steps along an axis a key goes; the ends of it with Home and End. undefined: it is none of these. */
export function stepsOfKey({ key }: { readonly key: string }): number | undefined {
  return STEPS[key];
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};
