import type { DeliveryVersion, ProjectFile } from '#domain/project/room.ts';
import { Icon } from '#site/ui/icon.tsx';

/** The first page of a file, small; what it shows is told beside it. */
export function FilePicture(_: { file: ProjectFile; version: DeliveryVersion }) {
  return (
    <span className="grid size-full place-items-center text-lagoon">
      <Icon name="document" className="size-12" />
    </span>
  );
}
