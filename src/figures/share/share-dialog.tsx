import { useState } from 'react';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { LINK_THEMES, type LinkTheme } from '../../link/link-state.ts';
import { Modal } from './dialog.tsx';
import type { DialogProps } from './dialog-props.ts';
import type { EmbedOptions } from './embed-options.ts';
import { ElementTab, EmbedTab } from './embed-tab.tsx';
import { LinkTab } from './link-tab.tsx';
import { Tabs } from './tabs.tsx';
import './share.css';

const TABS = ['link', 'embed', 'element'] as const;

/** Sends a figure as it is when the dialog opens: as a link, in a frame, as an element. */
export function ShareDialog({ of, site, onClose }: DialogProps) {
  const language = useLanguage();
  const { share: text } = useMessages();
  const [tab, setTab] = useState<(typeof TABS)[number]>('link');
  // A figure that plays on behind the dialog would change the text under the reader's hand.
  const [shared] = useState(() => ({
    page: { ...of.page(), theme: chosenTheme() },
    state: of.state(),
  }));
  const [options, setOptions] = useState<EmbedOptions>({
    hidden: [],
    controls: null,
    theme: null,
    language,
  });
  const about = { of, site, shared, options, onOptions: setOptions };
  return (
    <Modal title={text.shareTitle} about={of.title(language)} onClose={onClose}>
      <Tabs
        name={text.tabs.name}
        tabs={TABS.map((value) => ({ value, label: text.tabs[value] }))}
        value={tab}
        onChange={setTab}
      >
        {tab === 'link' && <LinkTab {...about} />}
        {tab === 'embed' && <EmbedTab {...about} />}
        {tab === 'element' && <ElementTab {...about} />}
      </Tabs>
    </Modal>
  );
}

/** The theme that the reader, or the link, chose for the page; the address of the page carries it too. */
function chosenTheme(): LinkTheme | null {
  const { theme } = document.documentElement.dataset;
  return LINK_THEMES.find((each) => each === theme) ?? null;
}
