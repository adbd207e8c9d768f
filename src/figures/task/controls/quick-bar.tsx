import { ParameterControl } from '../../../components/controls/parameter-control.tsx';
import { usePageText } from '../task-context.tsx';

/** Where the panel of settings is. */
export const PANEL = 'task-settings';

/**
 * The number of agents at hand, at the foot of a screen that has no room for the panel beside the figures, and the way to
 * the panel, from which the browser's own way back leads to the figure.
 */
export function QuickBar() {
  const { settings } = usePageText();
  return (
    <section className="task-quick needs-js" aria-label={settings.quick}>
      <ParameterControl of="agents" />
      <a href={`#${PANEL}`}>{settings.title}</a>
    </section>
  );
}
