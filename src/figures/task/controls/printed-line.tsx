import { useLanguage, useMessages } from '../../../components/messages-context.tsx';
import { usePrintedAddress } from '../../../components/readouts/printed-address.ts';
import { usePageText, useTask } from '../task-context.tsx';
import { printedAddress, printedSettings } from './printed-settings.ts';

/** On paper alone: which settings the figures belong to, and where they can be had again. */
export function PrintedLine() {
  const language = useLanguage();
  const { readouts } = useMessages().page;
  const { settings: text } = usePageText();
  const settings = useTask((state) => state.settings);
  const { address, whole } = printedAddress(usePrintedAddress());
  return (
    <p className="print-line">
      {readouts.printed(printedSettings(settings, language).join(' · '))}{' '}
      <span className="print-address">{address}</span>
      {!whole && ` ${text.printedWithout}`}
    </p>
  );
}
