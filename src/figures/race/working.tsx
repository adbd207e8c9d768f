import { useEffect, useState } from 'react';
import { useLab } from '../../components/lab-context.tsx';
import { useMessages } from '../../components/messages-context.tsx';
import type { LabState } from '../../state/lab-store.ts';
import { selectPicture } from '../../state/selectors.ts';

/** A picture that is older than this is said to be old. */
const OLD_MS = 400;

const selectBehind = ({ picture, parameters, work }: LabState) =>
  work.status === 'computing' && picture !== null && picture.raceOf !== parameters;

/** A word at the heads of the race while its picture is of earlier settings, and takes its time. */
export function Working() {
  const { figure } = useMessages().page;
  const behind = useLab(selectBehind);
  const picture = useLab(selectPicture);
  const [late, setLate] = useState(false);
  // Every new picture under a moving hand begins the wait anew.
  useEffect(() => {
    setLate(false);
    if (!behind || !picture) return;
    const timer = setTimeout(() => setLate(true), OLD_MS);
    return () => clearTimeout(timer);
  }, [behind, picture]);
  return (
    <p className="lab-working" role="status">
      {late ? <span>{figure.working}</span> : null}
    </p>
  );
}
