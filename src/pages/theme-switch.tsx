import { type ReactNode, useId, useState } from 'react';
import { useMessages } from '../components/messages-context.tsx';
import { applyTheme, currentTheme, THEMES, type Theme } from './theme.ts';

/** Colours as the system has them, light, or dark. */
export function ThemeSwitch() {
  const { theme: text } = useMessages().page;
  const name = useId();
  const [theme, setTheme] = useState<Theme>(() =>
    typeof document === 'undefined' ? 'system' : currentTheme(),
  );
  const choose = (next: Theme) => {
    applyTheme(next);
    setTheme(next);
  };
  return (
    <div className="theme needs-js" role="radiogroup" aria-label={text.label}>
      {THEMES.map((each) => (
        <label key={each} className="theme-option" title={text[each]}>
          <input
            type="radio"
            name={name}
            value={each}
            checked={theme === each}
            aria-label={text[each]}
            onChange={() => choose(each)}
          />
          {ICONS[each]}
        </label>
      ))}
    </div>
  );
}

const ICONS: Record<Theme, ReactNode> = {
  system: (
    <Icon>
      <circle cx="10" cy="10" r="6.5" />
      <path d="M10 3.5a6.5 6.5 0 0 1 0 13z" fill="currentColor" />
    </Icon>
  ),
  light: (
    <Icon>
      <circle cx="10" cy="10" r="3.4" />
      <path d="M10 2v2.2M10 15.8V18M2 10h2.2M15.8 10H18M4.4 4.4 5.9 5.9M14.1 14.1l1.5 1.5M4.4 15.6l1.5-1.5M14.1 5.9l1.5-1.5" />
    </Icon>
  ),
  dark: (
    <Icon>
      <path d="M16.2 12.2A6.8 6.8 0 0 1 7.8 3.8a6.8 6.8 0 1 0 8.4 8.4z" />
    </Icon>
  ),
};

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
