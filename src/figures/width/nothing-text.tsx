/** In the middle of a plot in which nothing can be drawn. */
export function nothingText(text: string) {
  return (
    <text className="width-nothing" x="50%" y="45%" textAnchor="middle">
      {text}
    </text>
  );
}
