import { fill } from '#domain/words/fill.ts';
import { CommentForm } from './comment-form.tsx';
import { isWhole } from './threads.ts';
import type { NewCommentState, NewDraft } from './use-new-comment.ts';
import { useWords } from './words.ts';

type ComposerProps = {
  fresh: NewCommentState;
  draft: NewDraft;
  pages: number;
  focus: boolean;
  onAdd: () => unknown;
};

export function Composer({ fresh, draft, pages, focus, onAdd }: ComposerProps) {
  const words = useWords();
  const { page, x, y, body, weight } = draft;
  const title =
    pages === 1 ? words.newCommentAlone : isWhole(draft) ? words.newCommentWhole : words.newComment;
  return (
    <>
      <h3 className="mb-3 font-semibold">{fill(title, { page })}</h3>
      <CommentForm
        key={`${page}/${x}/${y}`}
        label={words.text}
        placeholder={words.textPlaceholder}
        submit={words.save}
        cancel={words.discard}
        hint={body ? words.draftKept : undefined}
        body={body}
        onBody={(next) => fresh.edit({ body: next })}
        weight={weight}
        onWeight={(next) => fresh.edit({ weight: next })}
        focus={focus}
        onSubmit={onAdd}
        onCancel={fresh.end}
      />
    </>
  );
}
