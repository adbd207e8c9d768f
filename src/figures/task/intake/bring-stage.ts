/** The element in which a graph is shown, or why none is. */
export const STAGE = 'figure';

/** Scrolls to what becomes of a file, where the reader would not see it from here. */
export function bringStage(): void {
  const stage = document.getElementById(STAGE);
  if (!stage) return;
  const { top } = stage.getBoundingClientRect();
  if (top < 0 || top > 0.6 * window.innerHeight) stage.scrollIntoView({ block: 'start' });
}
