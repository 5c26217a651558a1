import { useEffect, useState } from 'react';
import { toast } from '#site/ui/toast.ts';
import { allowMotion, offersMotion } from '#studio/view/panorama/motion-permission.ts';
import { isImmersive, type MountedViewer } from '#studio/view/panorama/mount.ts';
import { useWords } from './words.ts';

// The gyroscope, only after the visitor asked for it.
export function useMotion(viewer: MountedViewer | null) {
  const { VIEWER } = useWords();
  const [offered, setOffered] = useState(false);
  const [following, setFollowing] = useState(false);

  useEffect(() => {
    setFollowing(false);
    setOffered(viewer !== null && isImmersive(viewer) && offersMotion());
  }, [viewer]);

  useEffect(() => {
    if (!following || !viewer || !isImmersive(viewer)) return;
    let stop = () => {};
    let over = false;
    void import('#studio/view/panorama/motion.ts').then(({ followMotion }) => {
      if (!over) stop = followMotion(viewer.follow);
    });
    return () => {
      over = true;
      stop();
      viewer.follow(null);
    };
  }, [following, viewer]);

  async function toggle() {
    if (following) return setFollowing(false);
    if (await allowMotion()) setFollowing(true);
    else
      toast({
        title: VIEWER.motion,
        description: VIEWER.motionRefused,
        variant: 'destructive',
      });
  }

  return { offered, following, toggle };
}
