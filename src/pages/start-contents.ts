import { markPlace } from '../article/contents-place.ts';

/** From this width on the list of contents stands beside the text; the same as in `styles/article.css`. */
const BESIDE = '(min-width: 75rem)';

/** Marks the reader's place in the list of contents, and keeps the list open where it stands beside the text. */
export function startContents(root: ParentNode): void {
  const contents = root.querySelector('.contents');
  const details = contents?.querySelector('details');
  if (!contents || !details) return;
  const beside = window.matchMedia(BESIDE);
  const open = () => {
    details.open = beside.matches;
  };
  open();
  beside.addEventListener('change', open);
  contents.addEventListener('click', ({ target }) => {
    // On a phone the list has done its work once a section was chosen.
    if (!beside.matches && target instanceof Element && target.closest('a')) details.open = false;
  });
  markPlace(contents);
}
