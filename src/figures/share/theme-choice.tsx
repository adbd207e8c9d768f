import { Segments } from '../../components/controls/segments.tsx';
import { useMessages } from '../../components/messages-context.tsx';

const THEMES = ['page', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEMES)[number];

export interface ThemeSegmentsProps {
  readonly value: ThemeChoice;
  readonly onChange: (value: ThemeChoice) => void;
}

/** The theme of what is saved, which need not be that of the page. */
export function ThemeSegments({ value, onChange }: ThemeSegmentsProps) {
  const { picture: text } = useMessages().share;
  const options = THEMES.map((each) => ({ value: each, label: text.themes[each] }));
  return <Segments label={text.theme} options={options} value={value} onChange={onChange} />;
}
