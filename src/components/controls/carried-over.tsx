import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';

export interface CarriedOverProps {
  /** The part of the page as it was made, whose place the children take. */
  readonly from: Element;
  readonly children: ReactNode;
}

/**
 * A reader does not wait for scripts: what was moved, and where the focus was, before a part of the page came to life, holds
 * for what takes its place.
 */
export function CarriedOver({ from, children }: CarriedOverProps) {
  // React takes away what stands there when it commits: until then it is as the reader left it.
  const [left] = useState(() => ({ focus: focusIn(from), moves: movesIn(from) }));
  useLayoutEffect(() => left.focus(), [left]);
  // After the effects of the controls, which listen from then on.
  useEffect(() => left.moves(), [left]);
  return children;
}

/** Ends once no hand holds a slider in there, which would vanish under it; at once where none does. */
export async function released(part: Element): Promise<void> {
  if (!part.querySelector('input[type=range]:active')) return;
  const over = new AbortController();
  await new Promise((resolve) => {
    for (const end of ['pointerup', 'pointercancel', 'touchend', 'blur'])
      window.addEventListener(end, resolve, { signal: over.signal });
  });
  over.abort();
  // The slider tells of its change only after that.
  await new Promise((resolve) => setTimeout(resolve));
}

function focusIn(part: Element): () => void {
  const { activeElement: was } = document;
  if (!was || !part.contains(was)) return () => {};
  const now = sameIn(part, was);
  return () => {
    // What the new part takes up as it is has lost the focus on its way.
    const heir = part.contains(was) ? was : now();
    if (heir instanceof HTMLElement) heir.focus({ preventScroll: true });
  };
}

/** What was done to the controls in there, to be done again. */
function movesIn(part: Element): () => void {
  const moves = [...part.querySelectorAll('input, select')]
    .filter(isUsed)
    .map((was) => ({ was, now: sameIn(part, was) }));
  return () => {
    for (const { was, now } of moves) repeat(was, now());
  };
}

/**
 * Whether somebody has used a control. Not told by its value alone: a browser that brings an earlier page back may set it by
 * itself. It leaves sliders (`autocomplete` in slider.tsx), of which in turn Chromium does not say that they were used.
 */
function isUsed(control: Element): boolean {
  if (control instanceof HTMLInputElement && control.type === 'range')
    return control.value !== control.defaultValue;
  return CSS.supports('selector(:user-valid)') && control.matches(':user-valid');
}

function repeat(was: Element, now: Element | undefined): void {
  if (was instanceof HTMLSelectElement && now instanceof HTMLSelectElement) {
    now.value = was.value;
    now.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (!(was instanceof HTMLInputElement && now instanceof HTMLInputElement)) return;
  if (was.type === 'radio' || was.type === 'checkbox') {
    if (was.checked !== now.checked && (was.checked || was.type === 'checkbox')) now.click();
  } else if (was.type === 'range') {
    now.value = was.value;
    for (const each of ['input', 'change']) now.dispatchEvent(new Event(each, { bubbles: true }));
  }
}

/** Finds, later on, the element of the same kind at the same place; none where there are more of them or fewer then. */
function sameIn(part: Element, element: Element): () => Element | undefined {
  const key = element.closest<HTMLElement>('[data-key]')?.dataset.key;
  const type = element.getAttribute('type');
  const kind = `${element.localName}${type ? `[type=${type}]` : ''}`;
  const all = () => [
    ...part.querySelectorAll(key ? `[data-key=${CSS.escape(key)}] ${kind}` : kind),
  ];
  const { length } = all();
  const place = all().indexOf(element);
  return () => {
    const then = all();
    return then.length === length ? then[place] : undefined;
  };
}
