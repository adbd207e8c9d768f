/** Inline, so that they take the colour of the text and need no request. 24 x 24, drawn around the middle. */
function Icon({ d }: { readonly d: string }) {
  return (
    <svg className="transport-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} fill="currentColor" />
    </svg>
  );
}

export const PlayIcon = () => (
  <Icon d="M8 5.2v13.6a.7.7 0 0 0 1.06.6l11.1-6.8a.7.7 0 0 0 0-1.2L9.06 4.6A.7.7 0 0 0 8 5.2z" />
);
export const PauseIcon = () => <Icon d="M7 5h3.6v14H7zM13.4 5H17v14h-3.6z" />;
export const PreviousIcon = () => (
  <Icon d="M6 6h2.2v12H6zM18.5 6.7v10.6a.6.6 0 0 1-.94.5L9.8 12.5a.6.6 0 0 1 0-1l7.76-5.3a.6.6 0 0 1 .94.5z" />
);
export const NextIcon = () => (
  <Icon d="M15.8 6H18v12h-2.2zM5.5 6.7v10.6a.6.6 0 0 0 .94.5l7.76-5.3a.6.6 0 0 0 0-1L6.44 6.2a.6.6 0 0 0-.94.5z" />
);
export const RestartIcon = () => (
  <Icon d="M12 5.2V2.6a.5.5 0 0 0-.85-.35L7.3 6.1a.5.5 0 0 0 0 .7l3.85 3.85A.5.5 0 0 0 12 10.3V7.4a5.6 5.6 0 1 1-5.6 5.6H4.2A7.8 7.8 0 1 0 12 5.2z" />
);
