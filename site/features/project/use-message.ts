import { useRef, useState } from 'react';
import { fill } from '#domain/words/fill.ts';
import { RequestError } from '#site/request.ts';
import { requestKeys } from '#site/request-key.ts';
import { useConfirmLeave } from '#site/ui/use-confirm-leave.ts';
import { takeFiles } from './message-files.ts';
import { useOpenRoom } from './room-context.tsx';
import { useDraft } from './use-draft.ts';
import { useWords } from './words.ts';

const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** A message on its way: what is written is kept until the server has it, and a retry cannot make it twice. */
export function useMessage() {
  const { ROOM, MESSAGES } = useWords();
  const { calls, refresh, name, connection } = useOpenRoom();
  const [body, setBody] = useDraft('message');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [percent, setPercent] = useState<number>();
  const [outcome, setOutcome] = useState<{ sent: boolean; words: string }>();
  const [keys] = useState(requestKeys);
  const sending = useRef<AbortController>(undefined);
  useConfirmLeave(percent !== undefined || files.length > 0);

  const failure = (error: unknown) => {
    if (isAborted(error)) return MESSAGES.cancelled;
    if (error instanceof RequestError && error.status < 500)
      return fill(ROOM.refusedAct, { reason: error.visitorMessage });
    return connection === 'offline' || !navigator.onLine ? MESSAGES.failedOffline : MESSAGES.failed;
  };

  async function send() {
    if (sending.current) return;
    if (body.trim() === '' && files.length === 0) return setOutcome({ sent: false, words: MESSAGES.nothing });
    const controller = new AbortController();
    sending.current = controller;
    setOutcome(undefined);
    setPercent(0);
    const about = files.map((file) => [file.name, file.size, file.lastModified]);
    try {
      await calls.message({
        body,
        name: name.trim(),
        files,
        requestKey: keys.for([body, name, about]),
        signal: controller.signal,
        onProgress: (loaded, total) => setPercent(Math.floor((loaded / (total || 1)) * 100)),
      });
      keys.forget();
      setBody('');
      setFiles([]);
      setRefusals([]);
      await refresh();
      setOutcome({ sent: true, words: MESSAGES.sent });
    } catch (error) {
      setOutcome({ sent: false, words: failure(error) });
    } finally {
      sending.current = undefined;
      setPercent(undefined);
    }
  }

  return {
    body,
    setBody,
    files,
    refusals,
    percent,
    outcome,
    attach: (chosen: readonly File[]) => {
      const taken = takeFiles(MESSAGES.tooMany, files, chosen);
      setFiles(taken.files);
      setRefusals(taken.refusals);
    },
    detach: (file: File) => setFiles(files.filter((other) => other !== file)),
    send,
    cancel: () => sending.current?.abort(),
  };
}
