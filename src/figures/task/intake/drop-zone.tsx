import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { usePageText, useTask, useTaskLab } from '../task-context.tsx';
import { BeforeScripts } from './before-scripts.tsx';

/** Where files come in: by dropping them anywhere, by choosing, by pasting. */
export function DropZone() {
  const lab = useTaskLab();
  const text = usePageText();
  const { drop } = text;
  const trouble = useTask((state) => state.trouble);
  const input = useRef<HTMLInputElement>(null);
  const [pasting, setPasting] = useState(false);
  const note = useId();
  const said = useRef<HTMLParagraphElement>(null);
  // Files are dropped anywhere on the page.
  useEffect(() => {
    if (trouble) bringIntoView(said.current);
  }, [trouble]);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    lab.openFiles([...(currentTarget.files ?? [])]);
    // The same file may be chosen again.
    currentTarget.value = '';
  };
  return (
    <div className="drop-zone">
      <p className="drop-zone-title">
        <span className="of-mouse">{drop.title}</span>
        <span className="of-touch">{drop.titleOfTouch}</span>
      </p>
      <p className="drop-zone-actions needs-js">
        <button
          type="button"
          className="button drop-zone-choose"
          title={drop.chooseTitle}
          aria-describedby={note}
          onClick={() => input.current?.click()}
        >
          {drop.choose}
        </button>
        <button
          type="button"
          className="quiet-button drop-zone-paste"
          aria-expanded={pasting}
          onClick={() => setPasting(!pasting)}
        >
          {drop.paste}
        </button>
      </p>
      <input ref={input} type="file" multiple hidden aria-label={drop.choose} onChange={choose} />
      <BeforeScripts />
      {pasting ? <PasteBox onDone={() => setPasting(false)} /> : null}
      <p className="drop-zone-note" id={note}>
        {drop.note}
      </p>
      <p className="drop-zone-trouble" role="status" ref={said}>
        {trouble === null ? null : text.troubles[trouble.why]}
      </p>
    </div>
  );
}

function bringIntoView(element: HTMLElement | null): void {
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) element.scrollIntoView({ block: 'center' });
}

function PasteBox({ onDone }: { readonly onDone: () => void }) {
  const lab = useTaskLab();
  const { drop } = usePageText();
  const [pasted, setPasted] = useState('');
  return (
    <form
      className="paste-box"
      onSubmit={(event) => {
        event.preventDefault();
        lab.arrival.ask();
        lab.openText(pasted, drop.pastedName);
        onDone();
      }}
    >
      <textarea
        // biome-ignore lint/a11y/noAutofocus: the reader has just asked for it
        autoFocus
        rows={5}
        spellCheck={false}
        autoComplete="off"
        value={pasted}
        aria-label={drop.pasteLabel}
        placeholder={'id,duration,needs'}
        onChange={(event) => setPasted(event.target.value)}
      />
      <button type="submit" className="button" disabled={pasted.trim() === ''}>
        {drop.read}
      </button>
    </form>
  );
}
