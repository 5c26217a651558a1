import { type RefObject, useEffect, useState } from 'react';

// Phones without the element API (iOS) show no button: the viewer fills the page there anyway.
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [on, setOn] = useState(false);
  const [offered, setOffered] = useState(false);

  useEffect(() => {
    setOffered(document.fullscreenEnabled === true);
    const follow = () => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);

  function toggle() {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : element.current?.requestFullscreen();
    change?.catch((cause: unknown) => console.warn('Full screen was refused.', cause));
  }

  return { on, offered, toggle };
}
