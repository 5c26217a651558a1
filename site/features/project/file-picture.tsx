import type { DeliveryVersion, ProjectFile } from '#domain/project/room.ts';
import { fill } from '#domain/words/fill.ts';
import { FirstPage } from '#site/drawings/first-page.tsx';
import { useCommentTools } from './use-comment-tools.ts';
import { useWords } from './words.ts';

/** The first page of a file, small. */
export function FilePicture({ file, version }: { file: ProjectFile; version: DeliveryVersion }) {
  const { DELIVERIES } = useWords();
  const { fetchFile } = useCommentTools(version);
  const alt = fill(DELIVERIES.firstPage, { name: file.filename });
  return <FirstPage file={file} fetchFile={fetchFile} alt={alt} className="size-full" />;
}
