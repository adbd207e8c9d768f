import { useRef, useState } from 'react';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { download, fileName } from '../../export/index.ts';
import { bytesText } from './bytes-text.ts';
import type { Savable } from './savable.ts';

export interface Making {
  /** Something is being made: nothing else is begun meanwhile. */
  readonly busy: boolean;
  /** What came of it, in a sentence; '' at first. */
  readonly said: string;
  /** Does something that ends in a sentence. */
  run(make: () => Promise<string>): Promise<void>;
}

/** The making of one kind of file, with what is said about it. `failed`: what is said where it throws. */
export function useMaking(failed: string): Making {
  const { share: text } = useMessages();
  const [state, setState] = useState({ busy: false, said: '' });
  const busy = useRef(false);
  return {
    ...state,
    async run(make) {
      if (busy.current) return;
      busy.current = true;
      setState({ busy: true, said: text.making });
      const said = await make().catch(() => failed);
      busy.current = false;
      setState({ busy: false, said });
    },
  };
}

/** Hands a file of a figure to the reader; tells its name and size, or that the browser refused. `digest`: of what is in it. */
export function useGive(of: Pick<Savable, 'name'>) {
  const language = useLanguage();
  const { share: text } = useMessages();
  return (blob: Blob, extension: string, digest: string): string => {
    const name = fileName(of.name, digest, extension);
    return download(blob, name) ? text.saved(name, bytesText(blob.size, language)) : text.refused;
  };
}
