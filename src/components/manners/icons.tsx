import type { ReactNode } from 'react';

/** Inline, so that they take the colour of the text and need no request. 20 x 20. */
function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      className="undo-icon"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const UndoIcon = () => (
  <Icon>
    <path d="M7.5 4 3.5 8l4 4M3.5 8h8a4.5 4.5 0 0 1 0 9H7" />
  </Icon>
);

export const RedoIcon = () => (
  <Icon>
    <path d="M12.5 4l4 4-4 4M16.5 8h-8a4.5 4.5 0 0 0 0 9H13" />
  </Icon>
);
