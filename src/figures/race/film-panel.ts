import { CrowdPainter } from '../../draw/crowd-painter.ts';
import { Panel, type PanelLook } from '../../draw/panel.ts';
import { type PanelSize, planPanel } from '../../draw/panel-plan.ts';
import type { Pen } from '../../draw/pen.ts';
import { isCrowded } from '../../draw/race-form.ts';
import { columnsOf } from '../../draw/run-columns.ts';
import type { Moment } from '../../draw/timeline.ts';
import type { Session } from '../../model/measure/sessions.ts';

/** How one side is painted at a moment: by steps, or by layers where there are too many. */
export function filmPanel(
  sessions: readonly Session[],
  size: PanelSize,
  look: PanelLook,
): (pen: Pen, moment: Moment) => void {
  const [session] = sessions;
  if (isCrowded(session.graph)) {
    const crowd = new CrowdPainter(columnsOf(session), look.colours, size);
    return (pen, moment) => crowd.paint(pen, moment.phase === 'run' ? moment.time : 0);
  }
  const panel = new Panel(planPanel(sessions, size), look);
  return (pen, moment) => panel.paint(pen, moment, null);
}
