import { PictureQueueFull } from './picture-maker.ts';

interface Waiting {
  start: () => void;
  moved: (position: number) => void;
  urgent: boolean;
}

// One picture at a time gets all threads; previews go first, because somebody is looking at an empty frame.
export const pictureQueue = (limit: number) => {
  const waiting: Waiting[] = [];
  let running = false;

  const tellPositions = () => {
    waiting.forEach((entry, index) => {
      entry.moved(index + 1);
    });
  };
  const next = () => {
    const entry = waiting.shift();
    running = entry !== undefined;
    tellPositions();
    entry?.start();
  };

  return {
    busy: () => waiting.length + (running ? 1 : 0),
    run: async <T>(
      work: () => Promise<T>,
      options: { urgent: boolean; moved: (position: number) => void },
    ) => {
      if (running) {
        if (waiting.length >= limit) throw new PictureQueueFull('too many pictures are waiting');
        await new Promise<void>((start) => {
          const entry = { start, moved: options.moved, urgent: options.urgent };
          const behind = options.urgent ? waiting.findIndex((other) => !other.urgent) : -1;
          if (behind === -1) waiting.push(entry);
          else waiting.splice(behind, 0, entry);
          tellPositions();
        });
      }
      running = true;
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
};
