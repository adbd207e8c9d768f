const SHOWN_FOR = 2000;

/** Lets the buttons of `root` copy the text of the element they name, and say what came of it. */
export function startCopyButtons(root: HTMLElement): void {
  root.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    const source = document.getElementById(button?.dataset.copy ?? '');
    if (!button || !source) return;
    // Pressed again, it still says what came of the last time.
    button.dataset.usual ??= button.textContent ?? '';
    const { copied, failed } = button.dataset;
    button.textContent = (await copy(source.textContent ?? '')) ? (copied ?? '') : (failed ?? '');
    setTimeout(() => {
      button.textContent = button.dataset.usual ?? '';
    }, SHOWN_FOR);
  });
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
