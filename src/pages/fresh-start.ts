import { useState } from 'react';

/** What a page is made from: its key, the link that it opens, and how it is made anew. */
export interface FreshStart {
  readonly key: number;
  readonly link: string;
  onReset(): void;
}

/** At first a page opens the link of its address; after it broke, the default state. */
export function useFreshStart(address: string): FreshStart {
  const [key, setKey] = useState(0);
  return { key, link: key === 0 ? address : '', onReset: () => setKey(key + 1) };
}
