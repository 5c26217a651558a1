import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

// Dictation by the browser's own speech recognition: in the page's language, one utterance, interim results shown.

type Heard = { isFinal: boolean; 0: { transcript: string } };
type HeardEvent = { resultIndex: number; results: ArrayLike<Heard> };
type Recognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: HeardEvent) => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
};
type RecognitionClass = new () => Recognition;

declare global {
  interface Window {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  }
}

const recognitionClass = () => window.SpeechRecognition ?? window.webkitSpeechRecognition;
const subscribe = () => () => undefined;
// Not shown as errors: the visitor stopped, or said nothing.
const QUIET_ERRORS = new Set(['aborted', 'no-speech']);

export function useVoice({
  onFinal,
  onFailure,
}: {
  onFinal: (words: string) => void;
  onFailure: () => void;
}) {
  const available = useSyncExternalStore(
    subscribe,
    () => recognitionClass() !== undefined,
    () => true,
  );
  const [recording, setRecording] = useState(false);
  const [interim, setInterim] = useState('');
  const current = useRef<Recognition | null>(null);
  const handlers = useRef({ onFinal, onFailure });
  handlers.current = { onFinal, onFailure };

  useEffect(() => () => current.current?.abort(), []);

  const start = useCallback(() => {
    const Class = recognitionClass();
    if (!Class) return;
    const recognition = new Class();
    recognition.lang = document.documentElement.lang.startsWith('es') ? 'es-US' : 'en-US';
    recognition.continuous = false;
    recognition.interimResults = true;
    recognition.onresult = ({ resultIndex, results }) => {
      let hearing = '';
      for (let index = resultIndex; index < results.length; index += 1) {
        const result = results[index];
        if (!result) continue;
        if (result.isFinal) handlers.current.onFinal(result[0].transcript.trim());
        else hearing += result[0].transcript;
      }
      setInterim(hearing.trim());
    };
    recognition.onend = () => {
      current.current = null;
      setRecording(false);
      setInterim('');
    };
    recognition.onerror = ({ error }) => {
      if (!QUIET_ERRORS.has(error)) handlers.current.onFailure();
    };
    current.current = recognition;
    setRecording(true);
    try {
      recognition.start();
    } catch {
      current.current = null;
      setRecording(false);
      handlers.current.onFailure();
    }
  }, []);

  const toggle = () => {
    if (current.current) current.current.stop();
    else start();
  };
  return { available, recording, interim, toggle };
}
