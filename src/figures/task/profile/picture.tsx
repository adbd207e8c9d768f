import { useMemo, useState } from 'react';
import { useLanguage } from '../../../components/messages-context.tsx';
import { Plot } from '../../../components/plot/plot.tsx';
import type { TaskPictureProps } from '../spec.ts';
import { profilePlot } from './plot.ts';

export function Picture({ task, results }: TaskPictureProps) {
  const language = useLanguage();
  const { facts } = results;
  const [at, onRead] = useState<number | null>(null);
  const plot = useMemo(
    () => facts && facts.span.criticalPath > 0 && profilePlot(task, facts, language),
    [task, facts, language],
  );
  // Where no step takes any time, the words say so.
  if (!plot) return null;
  return <Plot {...plot} reading={{ at, here: true, onRead }} />;
}
