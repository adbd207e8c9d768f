/** Inputs into which nothing is typed. */
const NOT_TYPED = ['range', 'radio', 'checkbox', 'button', 'submit', 'reset', 'color', 'file'];

/** Whether keys go into a text there: they are letters then, and undo is the field's own. */
export function isTyped(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NOT_TYPED.includes(target.type);
  return target instanceof HTMLTextAreaElement || target.isContentEditable;
}
