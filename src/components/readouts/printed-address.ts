import { useSyncExternalStore } from 'react';

/** The address of the page as it is when it is printed; empty where the site is built. */
export function usePrintedAddress(): string {
  return useSyncExternalStore(beforePrint, here, nowhere);
}

function beforePrint(changed: () => void): () => void {
  window.addEventListener('beforeprint', changed);
  return () => window.removeEventListener('beforeprint', changed);
}

const here = () => window.location.href;
const nowhere = () => '';
