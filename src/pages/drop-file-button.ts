import type { Messages } from '../messages/index.ts';

/** For keys and fingers, which drop nothing: a button that chooses a file, at the end of `place`. The function returned ends it. */
export function addOpenButton(
  place: Element,
  text: Pick<Messages['data'], 'open' | 'openTitle'>,
  onFile: (file: File) => void,
): () => void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'quiet-button';
  button.title = text.openTitle;
  button.textContent = text.open;
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,application/json';
  input.hidden = true;
  input.setAttribute('aria-label', text.open);
  button.addEventListener('click', () => input.click());
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file) onFile(file);
    // The same file may be chosen again.
    input.value = '';
  });
  const paragraph = document.createElement('p');
  paragraph.append(button, input);
  place.append(paragraph);
  return () => paragraph.remove();
}
