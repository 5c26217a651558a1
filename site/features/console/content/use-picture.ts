import { useEffect, useRef, useState } from 'react';
import { type Picture, pictureSchema } from '#domain/picture/own-picture.ts';
import { toast } from '#site/ui/toast.ts';
import { reasonOf } from '../attempt.ts';
import { read } from '../staff-calls.ts';
import { useWords } from '../words.ts';
import { pictureUrl } from './picture-calls.ts';
import { useCrop } from './use-crop.ts';
import { usePhotoUpload } from './use-photo-upload.ts';

export type PictureValue = { file: string; alt: string };
type Change = (value: PictureValue) => void;

/** What is known of a picture besides its name; nothing until the server has said it. */
function useDetails(file: string) {
  const [picture, setPicture] = useState<Picture>();
  const known = picture?.file === file ? picture : undefined;
  useEffect(() => {
    let wanted = true;
    if (file && !known)
      read(pictureSchema, pictureUrl(file)).then(
        (found) => wanted && setPicture(found),
        // Without it the picture is shown all the same; it only cannot be cropped.
        () => undefined,
      );
    return () => {
      wanted = false;
    };
  }, [file, known]);
  return [known, setPicture] as const;
}

/**
 * Puts another picture in place, and remembers what stood there. Crops made one after another are taken back as one, and leave the
 * description as it is.
 */
function useEarlier(value: PictureValue, onChange: Change) {
  const [earlier, setEarlier] = useState<Partial<PictureValue>[]>([]);
  const lastCrop = useRef('');
  const here = useRef({ value, onChange });
  here.current = { value, onChange };
  return {
    put: (next: Partial<PictureValue>, isCrop = false) => {
      const before = here.current.value;
      const kept = isCrop ? { file: before.file } : before;
      if (!isCrop || lastCrop.current !== before.file) setEarlier((all) => [...all, kept]);
      lastCrop.current = isCrop ? (next.file ?? '') : '';
      here.current.onChange({ ...before, ...next });
    },
    takeBack: () => {
      const last = earlier.at(-1);
      if (!last) return;
      setEarlier(earlier.slice(0, -1));
      lastCrop.current = '';
      onChange({ ...value, ...last });
    },
    any: earlier.length > 0,
  };
}

/** What can be done with the picture of a field. */
export function usePicture(value: PictureValue, onChange: Change) {
  const { CONSOLE, PICTURE_DESK } = useWords();
  const [picture, setPicture] = useDetails(value.file);
  const [problem, setProblem] = useState('');
  const [said, setSaid] = useState('');
  const earlier = useEarlier(value, onChange);

  function say(words: string) {
    setProblem('');
    setSaid(words);
  }
  function refuse(why: string) {
    setSaid('');
    setProblem(why);
  }
  const onFailed = (error: unknown) => refuse(reasonOf(CONSOLE, error));

  const crop = useCrop({
    file: value.file,
    onCropped: (cropped) => {
      setPicture(cropped);
      earlier.put({ file: cropped.file }, true);
      say(PICTURE_DESK.cropped);
    },
    onFailed,
  });
  const upload = usePhotoUpload({
    onUploaded: (added) => {
      setPicture(added);
      // What the former picture showed is not what this one shows.
      earlier.put({ file: added.file, alt: '' });
      say(PICTURE_DESK.added);
    },
    onFailed,
    onLost: () => toast({ title: PICTURE_DESK.stopped }),
  });

  return {
    picture,
    problem,
    said,
    refuse,
    crop,
    sending: upload.sending,
    stop: upload.stop,
    add: (file: File) => {
      crop.giveUp();
      say('');
      void upload.start(file);
    },
    remove: () => {
      crop.giveUp();
      earlier.put({ file: '', alt: '' });
      say('');
    },
    undo: earlier.any
      ? () => {
          crop.giveUp();
          earlier.takeBack();
          say(PICTURE_DESK.undone);
        }
      : undefined,
  };
}
