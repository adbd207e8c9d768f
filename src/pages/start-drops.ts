/**
 * A file that comes over the page is for the part that opens figure files, which is loaded then; before it is there, the browser
 * would leave the page for the file. `load` ends once that part watches by itself.
 */
export function startDrops(load: () => Promise<unknown>): void {
  const hold = (event: DragEvent) => event.preventDefault();
  const stop = () => {
    window.removeEventListener('dragenter', start);
    window.removeEventListener('dragover', hold);
    window.removeEventListener('drop', hold);
  };
  const start = () => load().then(stop, () => {});
  window.addEventListener('dragenter', start);
  window.addEventListener('dragover', hold);
  window.addEventListener('drop', hold);
}
