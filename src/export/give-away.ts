/** An address of a file is let go of after this, when the browser has long read it. Milliseconds. */
const READ = 60_000;

/** Hands a file to the reader. False where the browser does not. */
export function download(blob: Blob, name: string): boolean {
  try {
    const address = URL.createObjectURL(blob);
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    // Firefox follows only links that are in the page.
    link.hidden = true;
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), READ);
    return true;
  } catch {
    return false;
  }
}

/** Whether pictures can be copied at all. */
export function canCopyImages(): boolean {
  return typeof ClipboardItem === 'function' && typeof navigator.clipboard?.write === 'function';
}

/**
 * Puts a picture (PNG) on the clipboard, and tells whether it worked. Safari wants to be asked while the click is being
 * handled: hand in the promise of the picture, and do not wait for it first.
 */
export async function copyImage(png: Blob | Promise<Blob>): Promise<boolean> {
  const picture = Promise.resolve(png);
  // Where nobody takes it up, a failure is told here and nowhere else.
  picture.catch(() => {});
  if (!canCopyImages()) return false;
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
    return true;
  } catch {
    return false;
  }
}

/** Puts a text on the clipboard, and tells whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
