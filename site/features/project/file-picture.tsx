import type { ProjectFile } from '#domain/project/room.ts';
import { fill } from '#domain/words/fill.ts';
import { FirstPage } from '#site/drawings/first-page.tsx';
import { useOpenRoom } from './room-context.tsx';
import { useWords } from './words.ts';

/** The first page of a file, small. */
export function FilePicture({ file }: { file: ProjectFile }) {
  const { DELIVERIES } = useWords();
  const { fetchFile } = useOpenRoom().calls;
  const alt = fill(DELIVERIES.firstPage, { name: file.filename });
  return <FirstPage file={file} fetchFile={fetchFile} alt={alt} className="size-full" />;
}
