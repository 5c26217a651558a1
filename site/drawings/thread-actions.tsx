import { useState } from 'react';
import { Button } from '#site/ui/button.tsx';
import { CommentForm } from './comment-form.tsx';
import { isOwnUnsent, isWhole, type Thread } from './threads.ts';
import type { CommentActions, DraftKeeper, Weight } from './types.ts';
import { useAction } from './use-action.ts';
import { useWords } from './words.ts';

export type ThreadPowers = CommentActions & {
  side: 'client' | 'studio';
  canComment: boolean;
  drafts: DraftKeeper;
  onMove: (thread: Thread, byKeyboard: boolean) => void;
  announce: (words: string) => void;
};

type Props = { thread: Thread; powers: ThreadPowers; onEnd: () => void };

function EditForm({ thread: { comment }, powers, onEnd }: Props) {
  const words = useWords();
  const key = `edit/${comment.id}`;
  const [body, setBody] = useState(() => powers.drafts.get(key) || comment.body);
  const [weight, setWeight] = useState<Weight>(comment.weight);
  const end = () => {
    powers.drafts.set(key, '');
    onEnd();
  };
  return (
    <CommentForm
      label={words.text}
      submit={words.saveChange}
      cancel={words.cancel}
      body={body}
      onBody={(next) => {
        setBody(next);
        powers.drafts.set(key, next);
      }}
      weight={weight}
      onWeight={setWeight}
      onSubmit={async () => {
        await powers.onChange(comment.id, { body: body.trim(), weight });
        end();
      }}
      onCancel={end}
    />
  );
}

function ReplyForm({ thread: { comment }, powers, onEnd }: Props) {
  const words = useWords();
  const key = `reply/${comment.id}`;
  const [body, setBody] = useState(() => powers.drafts.get(key));
  const keep = (next: string) => {
    setBody(next);
    powers.drafts.set(key, next);
  };
  return (
    <CommentForm
      label={words.replyText}
      hint={words.replyHint}
      submit={words.replySend}
      cancel={words.cancel}
      body={body}
      onBody={keep}
      onSubmit={async () => {
        await powers.onReply(comment.id, body.trim());
        keep('');
        onEnd();
      }}
      onCancel={onEnd}
    />
  );
}

function DeleteQuestion({ thread: { comment }, powers, onEnd }: Props) {
  const words = useWords();
  const { busy, failed, run } = useAction();
  async function remove() {
    if (await run(() => powers.onDelete(comment.id))) powers.announce(words.deleted);
  }
  return (
    <div role="alert" className="grid gap-3">
      <p className="font-medium text-small">{failed ? words.actionFailed : words.deleteAsk}</p>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <Button variant="danger" size="sm" pending={busy} onClick={() => void remove()}>
          {words.deleteYes}
        </Button>
        <Button variant="quiet" autoFocus onClick={onEnd}>
          {words.deleteNo}
        </Button>
      </div>
    </div>
  );
}

const FORMS = { edit: EditForm, reply: ReplyForm, delete: DeleteQuestion } as const;
type Doing = keyof typeof FORMS;

/** What may be done with a comment: its own side changes it until it is sent, both answer and resolve it afterwards. */
export function ThreadActions({ thread, powers }: Omit<Props, 'onEnd'>) {
  const words = useWords();
  const { comment } = thread;
  const { busy, failed, run } = useAction();
  // An answer that is half typed stands open again.
  const [doing, setDoing] = useState<Doing | null>(() =>
    powers.drafts.get(`reply/${comment.id}`)
      ? 'reply'
      : powers.drafts.get(`edit/${comment.id}`)
        ? 'edit'
        : null,
  );
  if (doing) {
    const Form = FORMS[doing];
    return <Form thread={thread} powers={powers} onEnd={() => setDoing(null)} />;
  }
  const own = powers.canComment && isOwnUnsent(comment, powers.side);
  const sent = comment.roundId !== null;
  const otherWeight = comment.weight === 'must' ? 'idea' : 'must';
  return (
    <div className="flex flex-wrap gap-x-5">
      {own ? (
        <>
          <Button variant="quiet" onClick={() => setDoing('edit')}>
            {words.edit}
          </Button>
          {isWhole(comment) ? null : (
            <Button variant="quiet" onClick={(event) => powers.onMove(thread, event.detail === 0)}>
              {words.move}
            </Button>
          )}
          <Button variant="quiet" onClick={() => setDoing('delete')}>
            {words.delete}
          </Button>
        </>
      ) : null}
      {sent ? (
        <>
          <Button variant="quiet" onClick={() => setDoing('reply')}>
            {words.reply}
          </Button>
          <Button
            variant="quiet"
            pending={busy}
            onClick={() => void run(() => powers.onResolve(comment.id, comment.resolvedAt === null))}
          >
            {comment.resolvedAt ? words.reopen : words.resolve}
          </Button>
        </>
      ) : null}
      {sent && powers.side === 'studio' ? (
        <Button
          variant="quiet"
          pending={busy}
          onClick={() => void run(() => powers.onChange(comment.id, { weight: otherWeight }))}
        >
          {words.makeWeight[otherWeight]}
        </Button>
      ) : null}
      {failed ? (
        <p role="alert" className="w-full text-danger text-small">
          {words.actionFailed}
        </p>
      ) : null}
    </div>
  );
}
