/** Room that a card keeps from the edges of the window, in pixels. */
const EDGE = 12;

/**
 * What style sheets cannot do for the cards of the prose in `root`: Escape puts one away until the pointer or the focus
 * leaves; one that would stand out of the window moves; and a first tap on a link with a card shows the card. The function
 * returned ends it.
 */
export function startCards(root: HTMLElement): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const hostOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>('.card-host') : null;
  /** The host that the last touch found without its card. */
  let touched: HTMLElement | null = null;

  const show = (event: Event) => {
    const host = hostOf(event.target);
    if (host) place(host);
  };
  const leave = (event: Event) => {
    const host = hostOf(event.target);
    const next = (event as PointerEvent | FocusEvent).relatedTarget;
    if (host && !(next instanceof Node && host.contains(next))) delete host.dataset.dismissed;
  };
  root.addEventListener('pointerover', show, { signal });
  root.addEventListener('focusin', show, { signal });
  root.addEventListener('pointerout', leave, { signal });
  root.addEventListener('focusout', leave, { signal });

  root.addEventListener(
    'pointerdown',
    (event) => {
      const host = event.pointerType === 'touch' ? hostOf(event.target) : null;
      touched = host?.contains(document.activeElement) ? null : host;
    },
    { signal },
  );
  root.addEventListener(
    'click',
    (event) => {
      const host = hostOf(event.target);
      if (!host || host !== touched) return;
      touched = null;
      const link = host.querySelector<HTMLElement>(':scope > a, :scope > button');
      event.preventDefault();
      link?.focus();
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      for (const host of root.querySelectorAll<HTMLElement>('.card-host:is(:hover, :focus-within)'))
        host.dataset.dismissed = '';
    },
    { signal },
  );
  return () => ending.abort();
}

/** Lets the card of a host open towards the side, and above or below, where there is room. */
function place(host: HTMLElement): void {
  const card = host.querySelector<HTMLElement>(':scope > .card');
  if (!card) return;
  const { left, bottom } = host.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  host.toggleAttribute('data-to-left', left + width + EDGE > document.documentElement.clientWidth);
  host.toggleAttribute('data-above', bottom + height + EDGE > window.innerHeight);
}
