import { useEffect, useRef, useState } from 'react';
import { isHeic, type Picture } from '#domain/picture/own-picture.ts';
import { heicToJpeg } from '#site/heic-to-jpeg.ts';
import { uploadPicture } from './picture-calls.ts';

type Sending = { name: string; share: number };

type UploadOptions = {
  onUploaded: (picture: Picture) => void;
  onFailed: (error: unknown) => void;
  /** The field was closed while its picture was on its way. */
  onLost: () => void;
};

// A quality that leaves the cropping and the sizes enough to work with.
const HEIC_QUALITY = 0.92;

const readable = async (file: File): Promise<File> => {
  if (!isHeic(file)) return file;
  const jpeg = await heicToJpeg(file, HEIC_QUALITY).catch(() => file);
  return new File([jpeg], file.name, { type: jpeg.type });
};

/** Sends one picture at a time; `share` is 1 while the server makes its sizes. */
export function usePhotoUpload({ onUploaded, onFailed, onLost }: UploadOptions) {
  const [sending, setSending] = useState<Sending>();
  const going = useRef<AbortController>(undefined);
  const lost = useRef(onLost);
  lost.current = onLost;
  // The field may have moved within its list meanwhile: the answer goes where it stands then.
  const uploaded = useRef(onUploaded);
  uploaded.current = onUploaded;

  useEffect(
    () => () => {
      if (!going.current) return;
      going.current.abort();
      lost.current();
    },
    [],
  );

  async function start(file: File) {
    const mine = new AbortController();
    going.current = mine;
    setSending({ name: file.name, share: 0 });
    try {
      const picture = await uploadPicture(await readable(file), mine.signal, (share) =>
        setSending({ name: file.name, share }),
      );
      uploaded.current(picture);
    } catch (error) {
      if (!mine.signal.aborted) onFailed(error);
    }
    going.current = undefined;
    setSending(undefined);
  }

  return { sending, start, stop: () => going.current?.abort() };
}
