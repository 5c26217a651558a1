import { Icon } from '#site/ui/icon.tsx';
import { Tool } from './toolbar.tsx';
import { useWords } from './words.ts';

export type PanelName = 'comments' | 'pages';

type HeaderProps = {
  title: string;
  comments: number;
  hasPages: boolean;
  panel: PanelName | null;
  onPanel: (panel: PanelName | null) => void;
  onClose?: () => void;
};

export function Header({ title, comments, hasPages, panel, onPanel, onClose }: HeaderProps) {
  const words = useWords();
  return (
    <header className="flex items-center gap-1 border-foam-200 border-b px-2 py-1.5 pt-[max(0.375rem,env(safe-area-inset-top))]">
      {onClose ? <Tool icon="close" label={words.close} onPress={onClose} /> : null}
      <h2 className="min-w-0 flex-1 truncate px-2 font-semibold">{title}</h2>
      {hasPages ? (
        <Tool
          icon="document"
          label={words.pages}
          pressed={panel === 'pages'}
          onPress={() => onPanel(panel === 'pages' ? null : 'pages')}
        />
      ) : null}
      <button
        type="button"
        aria-expanded={panel === 'comments'}
        onClick={() => onPanel(panel === 'comments' ? null : 'comments')}
        className="flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-small hover:bg-foam aria-expanded:bg-water-200"
      >
        <Icon name="chat" className="size-5" />
        <span className="max-sm:sr-only">{words.comments}</span>
        <span className="tabular-nums">{comments}</span>
      </button>
    </header>
  );
}
