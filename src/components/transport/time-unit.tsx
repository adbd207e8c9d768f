import { Fragment } from 'react';

/** " t" with "mid" set low, inside a text of a drawing. */
export function TimeUnit() {
  return (
    <>
      {' '}
      <tspan fontStyle="italic">t</tspan>
      <tspan dy="0.25em" fontSize="0.8em">
        mid
      </tspan>
    </>
  );
}

/** A unit behind a number of a drawing; nothing for one without a name. */
export function DrawnUnit({ children }: { readonly children: string }) {
  if (children === 't_mid') return <TimeUnit />;
  return children === '' ? null : ` ${children}`;
}

/** A text of a drawing in which t_mid is set as it is in print. */
export function DrawnUnits({ children }: { readonly children: string }) {
  return children.split('t_mid').map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places.
    <Fragment key={i}>
      {i > 0 && (
        <>
          <tspan fontStyle="italic">t</tspan>
          <tspan dy="0.25em" fontSize="0.8em">
            mid
          </tspan>
        </>
      )}
      {part !== '' && i > 0 ? <tspan dy="-0.2em">{part}</tspan> : part}
    </Fragment>
  ));
}

/** A message in which t_mid is set as it is in print. */
export function WithUnits({ children }: { readonly children: string }) {
  return children.split('t_mid').map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places.
    <Fragment key={i}>
      {i > 0 && (
        <>
          <i>t</i>
          <sub className="time-unit">mid</sub>
        </>
      )}
      {part}
    </Fragment>
  ));
}
