/** The unit of time, set as in the drawings: t with "mid" low. */
export function Mid() {
  return (
    <var className="mid">
      t<sub>mid</sub>
    </var>
  );
}
