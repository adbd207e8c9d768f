import { differences } from '../../state/link-slice.ts';
import { selectPreset } from '../../state/selectors.ts';
import { parameterText, valueText } from '../controls/parameter-text.ts';
import { useLab } from '../lab-context.tsx';
import { useLanguage, useMessages } from '../messages-context.tsx';
import { usePrintedAddress } from './printed-address.ts';

/** On paper alone: which settings these figures belong to, and where they can be had again. */
export function PrintLine() {
  const language = useLanguage();
  const messages = useMessages();
  const parameters = useLab((state) => state.parameters);
  const preset = useLab(selectPreset);
  const address = usePrintedAddress();
  const { controls, readouts } = messages.page;
  const values = differences({ preset, parameters }).map((key) =>
    controls.setting(
      parameterText(language, key).label,
      valueText(language, messages, key, parameters[key]),
    ),
  );
  const settings = [controls.setting(controls.preset, controls.presets[preset].label), ...values];
  return (
    <p className="print-line">
      {readouts.printed(settings.join(' · '))} <span className="print-address">{address}</span>
    </p>
  );
}
