import { useEffect, useRef, useState } from 'react';
import { type Focus, type Picture, pictureSchema } from '#domain/picture/own-picture.ts';
import { send } from '../staff-calls.ts';
import { pictureUrl } from './picture-calls.ts';

/** A mark that is still being moved is not cropped around. */
const PAUSE_MS = 700;

type CropOptions = {
  file: string;
  onCropped: (picture: Picture) => void;
  onFailed: (error: unknown) => void;
};

/** Moves the point of interest; a short while after the last move the server crops around it. */
export function useCrop({ file, onCropped, onFailed }: CropOptions) {
  // The point being chosen, until its crop is there.
  const [focus, setFocus] = useState<Focus>();
  const [busy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Of several crops under way the last one counts.
  const turn = useRef(0);

  function giveUp() {
    clearTimeout(timer.current);
    turn.current += 1;
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      turn.current += 1;
    },
    [],
  );

  async function crop(point: Focus) {
    turn.current += 1;
    const mine = turn.current;
    setBusy(true);
    try {
      const cropped = pictureSchema.parse(await send('POST', `${pictureUrl(file)}/crop`, point));
      if (mine === turn.current) onCropped(cropped);
    } catch (error) {
      if (mine === turn.current) onFailed(error);
    }
    if (mine !== turn.current) return;
    setFocus(undefined);
    setBusy(false);
  }

  return {
    focus,
    busy,
    moveTo: (point: Focus) => {
      giveUp();
      setFocus(point);
      timer.current = setTimeout(() => void crop(point), PAUSE_MS);
    },
    giveUp: () => {
      giveUp();
      setFocus(undefined);
      setBusy(false);
    },
  };
}
