import type { ReactNode } from 'react';
import type { Content } from '#content/content.ts';
import type { Comment, ProjectFile, Side } from '#domain/project/room.ts';

export type DrawingWords = Content['drawingViewer']['DRAWING_VIEWER'];
export type Weight = Comment['weight'];

/** What is looked at: a delivered file, or the picture or plan of a design, drawn by whoever shows it. */
export type DrawingSource =
  | { kind: 'file'; file: ProjectFile }
  | {
      kind: 'surface';
      surface: 'picture' | 'plan';
      /** Its proportions; the content fills the whole of the box it is given. */
      width: number;
      height: number;
      content: ReactNode;
    };

/** A place on a page: shares of its width and height, from the top left. */
export type Place = { page: number; x: number; y: number };

/** A comment, and what became of its way to the studio when it is still on this device. */
export type ViewerComment = Comment & { sending?: 'waiting' | 'failed'; reason?: string };

export type AddedComment = Pick<Comment, 'surface' | 'fileId' | 'page' | 'x' | 'y' | 'weight' | 'body'>;
export type CommentEdit = Partial<Pick<Comment, 'body' | 'weight' | 'x' | 'y'>>;

export type FetchOptions = { signal: AbortSignal; onProgress: (loaded: number) => void };
export type FetchFile = (file: ProjectFile, options: FetchOptions) => Promise<Blob>;

/** Texts that are half typed, by what they belong to; '' is none. */
export type DraftKeeper = { get: (key: string) => string; set: (key: string, text: string) => void };

/** Nothing, or a promise: a rejection is told to the person, whose text is kept. */
type Done = unknown;

export type CommentActions = {
  onAdd: (comment: AddedComment) => Done;
  onChange: (id: string, change: CommentEdit) => Done;
  onDelete: (id: string) => Done;
  onReply: (parentId: string, body: string) => Done;
  onResolve: (id: string, resolved: boolean) => Done;
};

export type DrawingViewerProps = CommentActions & {
  words: DrawingWords;
  title: string;
  source: DrawingSource;
  /** All of the version, answers included: their numbers count through its files. */
  comments: readonly ViewerComment[];
  /** Who looks. */
  side: Side;
  /** May place new comments; answers and resolving need only a comment. */
  canComment: boolean;
  fetchFile: FetchFile;
  drafts: DraftKeeper;
  /** Given, the drawing fills the screen as a dialog; else it fills its parent, which has a height. */
  onClose?: () => void;
  /** Shown and opened at the start, and whenever it changes. */
  chosenId?: string;
};
